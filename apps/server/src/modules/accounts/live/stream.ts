import type { FastifyReply, FastifyRequest } from 'fastify';

/** A reader this far behind is gone or stuck; it will reconnect and fetch anew. */
const MAX_BACKLOG = 256 * 1024;
const LINGER_MS = 1_000;

export interface Stream {
  send(name: string, data: object): void;
  beat(): void;
  /** Ends it, once; nothing is written afterwards. */
  end(): void;
}

/** An answer that stays open. However it ends, `onEnd` is called exactly once. */
export function openStream(
  request: FastifyRequest,
  reply: FastifyReply,
  onEnd: () => void,
): Stream {
  const headers = reply.getHeaders();
  reply.hijack();
  const out = reply.raw;
  let ended = false;

  const end = () => {
    if (ended) return;
    ended = true;
    onEnd();
    out.end();
    // A reader that does not read would keep the connection for ever.
    setTimeout(() => out.destroy(), LINGER_MS).unref();
  };
  const write = (text: string) => {
    if (ended) return;
    if (out.writableLength > MAX_BACKLOG) end();
    else out.write(text);
  };

  out.on('error', end);
  out.once('close', end);
  // A pipelined answer that was never begun hears nothing itself when its connection goes.
  request.raw.socket.once('close', end);
  out.writeHead(200, {
    ...(headers as Record<string, string>),
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    // so that a stream ended by a closing server leaves no connection to wait for
    connection: 'close',
  });
  write('retry: 2000\n\n');
  return {
    send: (name, data) => write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
    beat: () => write(': still here\n\n'),
    end,
  };
}
