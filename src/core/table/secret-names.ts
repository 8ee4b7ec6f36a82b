const PASSWORD = /passw(?:or)?d|passphrase|pwd/;

/** Whether a field is called as if it held a password (`Password`, `InitialPassword`, `pass_wd`): it has no place in a sheet. */
export function isSecretName(name: string): boolean {
  return PASSWORD.test(name.toLowerCase().replace(/[^a-z]/g, ''));
}
