import { readFileSync } from 'node:fs';
import path from 'node:path';
import { nginxFile } from '../../../tools/build/nginx';

const template = readFileSync(path.resolve(import.meta.dirname, '../../../tools/build/nginx.conf'), 'utf8');
const server = {
  pages: '/var/www/sheets',
  certificate: '/etc/tls/a.pem',
  key: '/etc/tls/a.key',
  resolver: undefined,
  hasIpv6: true,
};
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
  expect(file).toContain('set $shiftsheet_connect service.test;');
  expect(file).toContain('proxy_pass https://$shiftsheet_connect/company/service$is_args$args;');
  expect(file).toContain('proxy_ssl_name service.test;');
  expect(file).not.toMatch(/^ *resolver [^t]|listen (?:\[::\]:)?80;/m);
  expect(file).toContain('root /var/www/sheets;');
  expect(file).toContain('add_header cache-control "no-cache" always;');
});

test('without a relay, nothing of it is in the file', () => {
  const build = { origin: 'https://a.test', service: undefined, relayTo: undefined, server };
  const file = nginxFile(template, build, RULES);
  expect(file).not.toMatch(/proxy_|limit_conn|upstream_bytes/);
  expect(file).toContain('root /var/www/sheets;');
});

test('name servers and IPv6 are those of the build, and http leads to https on its usual port', () => {
  const build = { origin: 'https://a.test', service: '/api', relayTo: 'https://b.test:8443/', server };
  const file = nginxFile(template, { ...build, server: { ...server, resolver: '10.0.0.2 [::1]' } }, RULES);
  expect(file).toContain('resolver 10.0.0.2 [::1] valid=30s;');
  expect(file).toContain('listen [::]:443 ssl;');
  expect(file).toContain('listen [::]:80;');
  expect(file).toContain('return 301 https://a.test/;');
  expect(file).toContain('proxy_set_header Host b.test:8443;');
  expect(file).toContain('proxy_ssl_name b.test;');
  expect(nginxFile(template, { ...build, server: { ...server, hasIpv6: false } }, RULES)).not.toContain(
    '[::]',
  );
});
