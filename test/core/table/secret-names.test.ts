import { isSecretName } from '../../../src/core/table/unknown-fields';

test.each([
  ...['Password', 'password', 'InitialPassword', 'user_passwd', 'pass_wd', 'PWD', 'PASSWORD2', 'Pass Word'],
  ...['Passphrase', 'Passcode', 'PassCode', 'Pass', 'UserPass', 'login_pass', 'Credentials'],
  ...['PIN', 'Pin', 'UserPIN', 'PINCode', 'pin_code', 'pincode', 'PIN2'],
  ...['Secret', 'InitialSecret', 'initialsecret', 'ClientSecrets', 'SECRET_WORD'],
  ...[
    'Passwort',
    'Kennwort',
    'Initialkennwort',
    'MotDePasse',
    'mot_de_passe',
    'mdp',
    'Contraseña',
    'CONTRASEÑA',
  ],
  ...[
    'Contrasen\u0303a',
    'Wachtwoord',
    'Senha',
    'Lösenord',
    'Hasło',
    'Jelszó',
    'Şifre',
    'Пароль',
    '密码',
    'パスワード',
  ],
  '비밀번호',
])('%s is the name of a password field', (name) => {
  expect(isSecretName(name)).toBe(true);
});

test.each([
  ...['Secretary', 'SecretaryName', 'SECRETARIAT', 'Secrétaire', 'Shipping', 'ShippingCode', 'SHIPPING'],
  ...['Pinboard', 'Pinned', 'Opinion', 'Passport', 'PassportNumber', 'Passenger', 'Compass', 'Bypass'],
  ...['UserName', 'Team', 'Email', 'Notes', 'Spinner', 'Code', 'Word', ''],
])('%s is not the name of a password field', (name) => {
  expect(isSecretName(name)).toBe(false);
});
