import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { until } from '../runner/until';
import { type Replacement } from './nginx-process';
import {
  ask,
  call,
  certificate,
  describeNginx,
  failureOf,
  heldCall,
  onOther,
  start,
  tested,
} from './nginx-under-test';

describeNginx(() => {
  describe('files of the administrator', () => {
    const lines = () =>
      tested.nginx
        .logs()
        .split('\n')
        .filter((line) => line.startsWith('{'));

    test('addresses that may not call get neither pages nor calls, and health answers them', async () => {
      await onOther(start(tested.service.url, [], 'allow 10.0.0.0/8; deny all;'), async () => {
        expect((await ask('/taskpane.html')).status).toBe(403);
        const told = await call();
        expect([told.status, failureOf(told), tested.service.received.length]).toEqual([
          403,
          'not-allowed',
          0,
        ]);
        expect((await ask('/health')).status).toBe(200);
        expect((await fetch(`http://127.0.0.1:${tested.nginx.metricsPort}/metrics`)).status).toBe(200);
      });
    });

    test('behind a load balancer, the real address is the one that may call, counts and is logged', async () => {
      const site = `
        set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;
        allow 10.0.0.0/8; deny all;
        access_log /var/log/nginx/access.log shiftsheet_callers;`;
      await onOther(start(tested.service.url, [], site), async () => {
        expect((await call({ headers: { 'x-forwarded-for': '10.1.2.3' } })).status).toBe(200);
        expect((await call({ headers: { 'x-forwarded-for': '192.0.2.7' } })).status).toBe(403);
        await until(() => lines().length > 1);
        expect(lines().map((line) => (JSON.parse(line) as { caller?: string }).caller)).toEqual([
          '10.1.2.3',
          '192.0.2.7',
        ]);
      });
    });

    test('limits of the calls are those of the file', async () => {
      const site = 'limit_conn shiftsheet_calls 200; limit_conn shiftsheet_callers 1;';
      await onOther(start(tested.service.url, [], site), async () => {
        const { first, answerFirst } = await heldCall();
        expect((await call()).status).toBe(429);
        expect((await ask('/taskpane.html')).status).toBe(200);
        answerFirst();
        expect((await first).status).toBe(200);
      });
    });

    test('an outgoing proxy is another place to connect to, and the service keeps its name', async () => {
      const { port } = new URL(tested.service.url);
      const site = `set $shiftsheet_connect 127.0.0.1:${port};`;
      await onOther(start('http://service.test/company/api', [], site), async () => {
        expect((await call()).status).toBe(200);
        expect(tested.service.received[0]).toMatchObject({ headers: { host: 'service.test' } });
      });
    });

    test('a certificate of the relay and all else that serving.md shows are taken by nginx', async () => {
      const text = readFileSync(path.resolve(import.meta.dirname, '../../docs/serving.md'), 'utf8');
      const blocks = [...text.matchAll(/```nginx\n([^`]*)```/g)].map(([, block = '']) => block);
      expect(blocks.length).toBeGreaterThan(3);
      const { cert, key } = await certificate;
      const own = (name: string, content: string) => {
        const file = path.join(tested.built.dist, name);
        writeFileSync(file, content);
        return file;
      };
      const files: readonly Replacement[] = [
        ['/etc/ssl/shiftsheet/client.pem', own('client.pem', cert)],
        ['/etc/ssl/shiftsheet/client-key.pem', own('client-key.pem', key)],
        ['/etc/ssl/shiftsheet/authority.pem', own('authority.pem', cert)],
      ];
      for (const block of blocks) {
        const site = files.reduce((written, [from, to]) => written.replaceAll(from, to), block);
        await onOther(start('https://service.test/api', [], site), async () => {
          expect((await ask('/health')).status).toBe(200);
        });
      }
    });
  });
});
