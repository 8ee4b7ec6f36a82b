import { readFileSync } from 'node:fs';
import path from 'node:path';
import { nginxFile } from '../../../tools/build/nginx';

const template = readFileSync(path.resolve(import.meta.dirname, '../../../tools/build/nginx.conf'), 'utf8');
const server = { pages: '/var/www/sheets', certificate: '/etc/tls/a.pem', key: '/etc/tls/a.key' };
const RULES = [{ pattern: '/taskpane.html', headers: { 'cache-control': 'no-cache' } }];

test('nothing of the examples is left in the file: every address and folder is that of the build', () => {
  const build = {
    origin: 'https://shifts.company.test:8443',
    service: '/api',
    relayTo: 'https://service.test/company/service',
    server,
  };
  const file = nginxFile(template, build, RULES);
  expect(file).not.toMatch(/example\.com|\/srv\/|\/etc\/ssl\/shiftsheet|The relay (?:begins|ends)/);
  expect(file).toContain('"https://shifts.company.test:8443" 1;');
  expect(file).toContain('server_name shifts.company.test;');
  expect(file).toContain('listen 8443 ssl;');
  expect(file).toContain('location = /api {');
  expect(file).toContain('/api relay;');
  expect(file).toContain('proxy_pass https://service.test/company/service;');
  expect(file).toContain('root /var/www/sheets;');
  expect(file).toContain('add_header cache-control "no-cache" always;');
});

test('without a relay, nothing of it is in the file', () => {
  const build = { origin: 'https://a.test', service: undefined, relayTo: undefined, server };
  const file = nginxFile(template, build, RULES);
  expect(file).not.toMatch(/proxy_|limit_conn|upstream_bytes/);
  expect(file).toContain('root /var/www/sheets;');
});
