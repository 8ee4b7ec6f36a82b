import { FrameHost, type DocumentSettings } from '../../../src/standins/excel/frame';
import type { HostConnection } from '../../../src/standins/excel/host';
import type { EventEntry } from '../../../src/standins/excel/protocol';
import { wait } from '../../runner/until';

const ORIGIN = 'https://localhost:3443';

/** A frame host over a connection whose answers the test gives, and the messages that it sends to its frame. */
function openFrame(answer = '{"Results":[]}', settings: DocumentSettings = new Map<string, string>()) {
  const sent: Record<string, unknown>[] = [];
  const asked: [string, number][] = [];
  let tell: (entries: readonly EventEntry[]) => void = () => undefined;
  let closed = false;
  let properties: { readonly url: string } | undefined = { url: `${ORIGIN}/Book1.xlsx` };
  const connection: HostConnection = {
    processQuery: (body, flags) => {
      asked.push([body, flags]);
      return Promise.resolve(answer);
    },
    onEvents: (listener) => (tell = listener),
    documentUrl: () => `${ORIGIN}/Book1.xlsx`,
    fileProperties: () => properties,
    close: () => (closed = true),
  };
  const frame = new FrameHost({
    instance: 'pane-1',
    language: 'en-US',
    conversation: 'conversation-1',
    origin: ORIGIN,
    connection,
    settings,
    post: (message) => sent.push(JSON.parse(message) as Record<string, unknown>),
  });
  return {
    frame,
    sent,
    asked,
    tell: (entries: readonly EventEntry[]) => tell(entries),
    isClosed: () => closed,
    moveTo: (url: string | undefined) => (properties = url === undefined ? undefined : { url }),
  };
}

const request = (action: string, data: unknown, kind = 0): string =>
  JSON.stringify({
    _messageType: 0,
    _actionName: action,
    _conversationId: 'conversation-1',
    _correlationId: 7,
    _data: data,
    _actionType: kind,
    _serializerVersion: 1,
  });

const batch = (body: string, flags = 1): string =>
  request('executeMethod', {
    DdaMethod: { DispatchId: 93 },
    ArrayData: ['IterativeExecutor', 'POST', 'ProcessQuery', ['SdkVersion', 'officejs'], body, 0, flags],
  });

const settled = (): Promise<void> => wait(0);

test('the window name has the host, the conversation and the origin that the library may trust', () => {
  const name = JSON.parse(openFrame().frame.windowName) as Record<string, string>;
  expect(name['hostInfo']).toBe('Excel$Web$16.01$en-US$conversation-1$$$0');
  expect(name['xdmInfo']).toBe(`conversation-1|pane-1|${ORIGIN}`);
});

test('the context has what the library requires, and no requirement set that is newer than the library', async () => {
  const { frame, sent } = openFrame(undefined, new Map([['width', '350']]));
  frame.receive(request('ContextActivationManager_getAppContextAsync', 'pane-1'));
  await settled();
  const { _data: context, ...envelope } = sent[0] as { _data: Record<string, unknown> };
  expect(envelope).toEqual({
    _messageType: 1,
    _actionName: 'ContextActivationManager_getAppContextAsync',
    _conversationId: 'conversation-1',
    _correlationId: 7,
    _origin: ORIGIN,
    _errorCode: 0,
    _responseType: 0,
    _serializerVersion: 1,
  });
  for (const needed of [
    '_id',
    '_appName',
    '_appVersion',
    '_appUILocale',
    '_dataLocale',
    '_docUrl',
    '_clientMode',
    '_reason',
  ]) {
    expect(context[needed]).toBeDefined();
  }
  expect(context['_settings']).toEqual([['width', '350']]);
  expect(JSON.parse(String(context['_requirementMatrix']))).toEqual({
    excelapi: '1.15',
    settings: '1.1',
    delayforcelledit: '1.1',
  });
});

test('a batch goes to the host with its flags and comes back as text, untouched', async () => {
  const { frame, sent, asked } = openFrame('{"Results":[{"ActionId":1,"Value":null}]}');
  frame.receive(batch('{"Actions":[]}', 65));
  await settled();
  expect(asked).toEqual([['{"Actions":[]}', 65]]);
  expect(sent[0]?.['_data']).toEqual({
    Error: 0,
    Version: 1,
    Data: [200, ['Content-Type', 'application/json'], '{"Results":[{"ActionId":1,"Value":null}]}'],
  });
});

test.each([
  ['RequestPayloadSizeLimitExceeded', 5103],
  ['ResponsePayloadSizeLimitExceeded', 5104],
])('%s is reported as Office error %i, as Excel on the web does', async (code, number) => {
  const { frame, sent } = openFrame(
    JSON.stringify({ Results: [], Error: { Code: code, Message: 'Too large.' } }),
  );
  frame.receive(batch('{}'));
  await settled();
  expect(sent[0]?.['_data']).toEqual({ Error: number, Version: 1 });
});

test('other errors of a batch are part of its answer', async () => {
  const answer = JSON.stringify({ Results: [], Error: { Code: 'ItemNotFound', Message: 'Gone.' } });
  const { frame, sent } = openFrame(answer);
  frame.receive(batch('{}'));
  await settled();
  expect(sent[0]?.['_data']).toMatchObject({ Error: 0, Data: [200, expect.anything(), answer] });
});

test('events go only to those who are registered for them', () => {
  const { frame, sent, tell } = openFrame();
  const entry: EventEntry = [65536, 10, '{sheet}', '{}', 1, false];
  tell([entry]);
  expect(sent).toEqual([]);
  frame.receive(request('richApiMessage', { eventDispId: 33 }, 1));
  tell([entry]);
  expect(sent.map(({ _data, _responseType }) => [_data, _responseType])).toEqual([
    [{ Error: 0, Version: 1 }, 0],
    [{ ArrayData: [entry] }, 1],
  ]);
  frame.receive(request('richApiMessage', { eventDispId: 33 }, 2));
  tell([entry]);
  expect(sent).toHaveLength(3);
});

test('the place of the file is answered by the numbers under which the library reads it', async () => {
  const { frame, sent, moveTo } = openFrame();
  const ask = async () => {
    frame.receive(request('executeMethod', { DdaMethod: { DispatchId: 86 } }));
    await settled();
    return sent.at(-1)?.['_data'];
  };
  moveTo('https://company.example/Week 47.xlsx');
  expect(await ask()).toEqual({ Error: 0, Version: 1, 0: { 1: 'https://company.example/Week 47.xlsx' } });
  moveTo(undefined);
  expect(await ask()).toEqual({ Error: 5001, Version: 1 });
});

test('an event or a call that the stand-in does not model is refused with an error', async () => {
  const { frame, sent } = openFrame();
  frame.receive(request('dialogMessageReceived', { eventDispId: 10 }, 1));
  frame.receive(request('executeMethod', { DdaMethod: { DispatchId: 64 } }));
  frame.receive(request('somethingElse', null));
  await settled();
  expect(sent.map(({ _data, _errorCode }) => [_data, _errorCode])).toEqual([
    [{ Error: 5000, Version: 1 }, 0],
    [null, -1],
    [{ Error: 5000, Version: 1 }, 0],
  ]);
});

test('document settings that one frame saves are what the next one loads', async () => {
  const settings: DocumentSettings = new Map([['old', '1']]);
  const one = openFrame(undefined, settings);
  one.frame.receive(
    request('executeMethod', {
      DdaMethod: { DispatchId: 76 },
      DdaSettingsMethod: { OverwriteIfStale: true, Properties: [['new', '"x"']] },
    }),
  );
  await settled();
  const other = openFrame(undefined, settings);
  other.frame.receive(request('executeMethod', { DdaMethod: { DispatchId: 75 } }));
  await settled();
  expect(other.sent[0]?.['_data']).toEqual({
    Error: 0,
    Version: 1,
    Properties: { Settings: [{ Name: 'new', Value: '"x"' }] },
  });
});

test('a closed frame closes its connection and gets no more messages', () => {
  const { frame, sent, tell, isClosed } = openFrame();
  frame.receive(request('richApiMessage', { eventDispId: 33 }, 1));
  frame.close();
  tell([[65536, 10, '{sheet}', '{}', 1, false]]);
  expect(isClosed()).toBe(true);
  expect(sent).toHaveLength(1);
});

test('messages that are not from Office.js are ignored', () => {
  const { frame, sent } = openFrame();
  for (const message of ['not json', '{"_messageType":1}', '[]', 'null', { webpack: 'ok' }])
    frame.receive(message);
  expect(sent).toEqual([]);
});

test('the notice that the library sends at its start is answered without asking the workbook', async () => {
  const { frame, sent, asked } = openFrame();
  const path = { Id: 1, ObjectPathType: 2, Name: 'Microsoft.InternalService.AddinInternalService' };
  const notice = { Id: 3, ActionType: 3, Name: 'NotifyActionHandlerReady', ObjectPathId: 1 };
  frame.receive(batch(JSON.stringify({ Actions: [notice], ObjectPaths: { 1: path } })));
  await settled();
  expect([asked, sent[0]?.['_data']]).toEqual([
    [],
    { Error: 0, Version: 1, Data: [200, [], '{"Results":[]}'] },
  ]);
});
