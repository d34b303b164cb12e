import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsEncoding } from './accepts-encoding.ts';

interface Written {
  type: string;
  etag: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** A text that is the same for all: written and compressed when it is first asked for, then kept. */
export function writeOnce(type: string, write: () => string): () => Promise<Written> {
  let written: Promise<Written> | undefined;
  const make = async (): Promise<Written> => {
    const plain = Buffer.from(write());
    const etag = `"${createHash('sha256').update(plain).digest('base64url')}"`;
    const [br, zipped] = await Promise.all([
      promisify(brotliCompress)(plain),
      promisify(gzip)(plain),
    ]);
    return { type, etag, plain, br, gzip: zipped };
  };
  return () => {
    written ??= make();
    return written;
  };
}

export async function sendWritten(
  request: FastifyRequest,
  reply: FastifyReply,
  ready: () => Promise<Written>,
): Promise<FastifyReply> {
  const written = await ready();
  reply.headers({ etag: written.etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
  if (request.headers['if-none-match'] === written.etag) return reply.code(304).send();
  reply.type(written.type);
  if (acceptsEncoding(request, 'br'))
    return reply.header('content-encoding', 'br').send(written.br);
  if (acceptsEncoding(request, 'gzip'))
    return reply.header('content-encoding', 'gzip').send(written.gzip);
  return reply.send(written.plain);
}
