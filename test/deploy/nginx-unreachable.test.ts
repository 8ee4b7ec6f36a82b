import { writeFileSync } from 'node:fs';
import { createServer as createTlsServer } from 'node:https';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { until } from '../runner/until';
import { startNameServer } from './name-server';
import {
  ask,
  call,
  certificate,
  describeNginx,
  failureOf,
  onOther,
  QUERY,
  start,
  tested,
  type Told,
} from './nginx-under-test';
import { stubService } from './stub-service';

describeNginx(() => {
  describe('a service that can not be reached', () => {
    const closing: (() => void | Promise<void>)[] = [];
    afterEach(async () => {
      for (const close of closing.splice(0)) await close();
    });
    /** The line of a call: nginx writes it after the answer. */
    const lineOf = async ({ headers }: Told) => {
      const id = String(headers['x-shiftsheet-request']);
      const find = () =>
        tested.nginx
          .logs()
          .split('\n')
          .find((line) => line.startsWith('{') && line.includes(id));
      await until(() => find() !== undefined);
      return JSON.parse(find() ?? '') as Readonly<Record<string, unknown>>;
    };

    test('nginx starts and serves pages while the name server is silent, and finds the service when it moves', async () => {
      const names = await startNameServer();
      closing.push(() => names.close());
      const { port } = new URL(tested.service.url);
      const site = `resolver 127.0.0.1:${names.port} valid=1s ipv6=off; resolver_timeout 1s;`;
      await onOther(start(`http://service.test:${port}/company/api`, [], site), async () => {
        expect((await ask('/taskpane.html')).status).toBe(200);
        const told = await call();
        expect([told.status, failureOf(told)]).toEqual([502, 'not-sent']);
        expect(await lineOf(told)).toMatchObject({ kind: 'relay', failure: 'name' });
        names.address = '127.0.0.1';
        await until(async () => (await call()).status === 200);
        expect(tested.service.received.at(-1)).toMatchObject({
          url: `/company/api?${QUERY}`,
          headers: { host: `service.test:${port}` },
        });
        // Nothing listens there.
        names.address = '127.0.0.9';
        let later = await call();
        await until(async () => (later = await call()).status === 502);
        expect(await lineOf(later)).toMatchObject({ failure: 'connection' });
        names.address = '127.0.0.1';
        await until(async () => (await call()).status === 200);
      });
    });

    test('the log says that the connection was refused, with the id that the pane gets', async () => {
      const gone = await stubService();
      await gone.close();
      await onOther(start(gone.url), async () => {
        const told = await call();
        expect(await lineOf(told)).toMatchObject({ failure: 'connection' });
        expect(tested.nginx.serviceLog()).toContain('Connection refused');
        expect(tested.nginx.logs()).not.toContain('ecret-7');
      });
    });

    test('the log says that the certificate is of an authority that nobody has named, until a file of the administrator names it', async () => {
      const { cert, key } = await certificate;
      const own = createTlsServer({ cert, key }, (asked, answer) => {
        asked.resume().once('end', () => answer.end('[]'));
      });
      await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
      closing.push(() => void own.close());
      const { port } = own.address() as AddressInfo;
      const to = ['set $shiftsheet_connect localhost:', 'set $shiftsheet_connect 127.0.0.1:'] as const;
      await onOther(start(`https://localhost:${port}/`, [to]), async () => {
        const told = await call();
        expect([told.status, failureOf(told)]).toEqual([502, 'not-sent']);
        expect(await lineOf(told)).toMatchObject({ failure: 'connection' });
        expect(tested.nginx.serviceLog()).toContain('certificate verify error');
      });
      const file = path.join(tested.built.dist, 'authority.pem');
      writeFileSync(file, cert);
      await onOther(
        start(`https://localhost:${port}/`, [to], `proxy_ssl_trusted_certificate ${file};`),
        async () => {
          expect(await call()).toMatchObject({ status: 200, text: '[]' });
        },
      );
    });

    test('a service that takes no call in time got nothing, and the log says time', async () => {
      const silent = createServer((socket) => socket.resume());
      await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
      closing.push(() => void silent.close());
      const { port } = silent.address() as AddressInfo;
      const soon = ['proxy_connect_timeout 15s', 'proxy_connect_timeout 300ms'] as const;
      await onOther(start(`https://127.0.0.1:${port}/`, [soon]), async () => {
        const told = await call();
        expect([told.status, failureOf(told)]).toEqual([504, 'not-sent']);
        expect(await lineOf(told)).toMatchObject({ failure: 'time' });
      });
    });
  });
});
