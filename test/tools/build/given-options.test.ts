import { optionsOf } from '../../../tools/build/given-options';

test('an option is written as for the build, or as a variable of the environment; the written one wins', () => {
  const environment = {
    PATH: '/bin',
    SHIFTSHEET_ORIGIN: 'https://a.example.com',
    SHIFTSHEET_RELAY_TO: 'https://service.example.com/api?',
  };
  expect(optionsOf(['--env', 'origin=https://b.example.com', '--env=sp=7'], environment)).toEqual({
    origin: 'https://b.example.com',
    'relay-to': 'https://service.example.com/api?',
    sp: '7',
  });
});

test('a variable that is no option is not left out: the build says that there is no such option', () => {
  expect(optionsOf([], { SHIFTSHEET_ORIGN: 'x', SHIFTSHEET_SP: '' })).toEqual({ orign: 'x', sp: '' });
});

test('what Kubernetes says of a service named "shiftsheet" is no option', () => {
  const environment = {
    SHIFTSHEET_SERVICE_HOST: '10.0.0.1',
    SHIFTSHEET_SERVICE_PORT: '443',
    SHIFTSHEET_SERVICE_PORT_HTTPS: '443',
    SHIFTSHEET_PORT: 'tcp://10.0.0.1:443',
    SHIFTSHEET_PORT_443_TCP: 'tcp://10.0.0.1:443',
    SHIFTSHEET_PORT_443_TCP_ADDR: '10.0.0.1',
    SHIFTSHEET_SERVICE: '/service',
  };
  expect(optionsOf([], environment)).toEqual({ service: '/service' });
});

test.each([[['origin=https://a.example.com']], [['--origin', 'x']], [['--env']]])(
  '%j is refused',
  (words) => {
    expect(() => optionsOf(words, {})).toThrow('Each option is written --env name=value.');
  },
);
