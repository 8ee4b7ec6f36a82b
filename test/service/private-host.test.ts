import { isPrivateHost } from '../../src/service/address';

const hostOf = (address: string): string => new URL(address).hostname;

test.each([
  'https://10.1.2.3/service',
  'https://192.168.0.5/service',
  'https://172.16.0.1/service',
  'https://172.31.255.1/service',
  'https://169.254.1.1/service',
  'http://127.0.0.1:8090/service',
  'https://localhost:3443/service',
  'https://[::1]/service',
  'https://[fd00::1]/service',
  'https://[fe80::1]/service',
  'https://planner/service',
  'https://planner.local/service',
  'https://planner.corp.internal/service',
])('%s is in a private network', (address) => {
  expect(isPrivateHost(hostOf(address))).toBe(true);
});

test.each([
  'https://planner.example.com/service',
  'https://11.1.2.3/service',
  'https://172.32.0.1/service',
  'https://192.169.0.1/service',
  'https://10.example.com/service',
  'https://local.example.com/service',
  'https://[2001:db8::1]/service',
])('%s may be a public address', (address) => {
  expect(isPrivateHost(hostOf(address))).toBe(false);
});
