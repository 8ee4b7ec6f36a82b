import { createSocket } from 'node:dgram';
import { once } from 'node:events';

export interface NameServer {
  readonly port: number;
  /** The IPv4 address of every name; undefined: there is no such name. */
  address: string | undefined;
  close(): Promise<void>;
}

const HEADER_BYTES = 12;
/** Of a question behind its name: type and class. */
const TYPE_AND_CLASS_BYTES = 4;
const NO_SUCH_NAME = 3;

/** A name server (RFC 1035) that gives every name the same address, as the test says. */
export async function startNameServer(): Promise<NameServer> {
  const server: { address: string | undefined } = { address: undefined };
  const socket = createSocket('udp4');
  socket.on('message', (asked, { port, address }) => {
    socket.send(answerTo(asked, server.address), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return Object.assign(server, {
    port: socket.address().port,
    close: async () => {
      socket.close();
      await once(socket, 'close');
    },
  });
}

function answerTo(asked: Buffer, address: string | undefined): Buffer {
  const question = asked.subarray(HEADER_BYTES, asked.indexOf(0, HEADER_BYTES) + 1 + TYPE_AND_CLASS_BYTES);
  const head = Buffer.alloc(HEADER_BYTES);
  asked.copy(head, 0, 0, 2);
  head.writeUInt16BE(0x8180 | (address === undefined ? NO_SUCH_NAME : 0), 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(address === undefined ? 0 : 1, 6);
  if (address === undefined) return Buffer.concat([head, question]);
  // The name of the question, an address of the internet, for one second, in four bytes.
  const record = [0xc0, HEADER_BYTES, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...address.split('.').map(Number)];
  return Buffer.concat([head, question, Buffer.from(record)]);
}
