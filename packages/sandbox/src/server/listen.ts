import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { send } from './send.ts';

export interface Listening {
  url: string;
  port: number;
  close(): Promise<void>;
}

export interface Answering {
  answer(message: IncomingMessage, response: ServerResponse): Promise<void>;
}

/** Listens on this machine only; where the port can not be had, on any free one. */
export async function listen(answering: Answering, wished: number): Promise<Listening> {
  const server = createServer(
    { requestTimeout: 15 * 60_000, keepAliveTimeout: 5_000 },
    (message, response) => {
      // Whatever goes wrong, it is this request's alone: others live in the same process.
      answering.answer(message, response).catch((error: unknown) => stumble(response, error));
    },
  );
  await open(server, wished).catch((error: NodeJS.ErrnoException) => {
    if (wished === 0 || !['EADDRINUSE', 'EACCES'].includes(error.code ?? '')) throw error;
    return open(server, 0);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    // Also those who were left hanging are let go.
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function stumble(response: ServerResponse, error: unknown): void {
  if (response.headersSent) response.destroy();
  else send(response, { status: 500, body: { sandboxError: String(error) } });
}

function open(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
}
