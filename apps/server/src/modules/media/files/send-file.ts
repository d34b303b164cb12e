import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../../platform/refusal.ts';
import { type ByteRange, contentTypeOf, type Storage } from '../../../platform/storage/storage.ts';

/**
 * Sends a file of the library. It never changes under its address, so a browser may keep it; opened
 * on its own it can do nothing.
 */
export async function sendFile(
  storage: Storage,
  key: string | null | undefined,
  reply: FastifyReply,
) {
  const file = key ? await storage.get(key) : undefined;
  if (!key || !file) throw notFound();
  return withHeaders(reply, key).header('content-length', file.size).send(file.body);
}

/** The same for films, of which players ask for parts. */
export async function sendFilm(
  storage: Storage,
  film: { key: string; bytes: number },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const range = rangeOf(request.headers.range, film.bytes);
  if (range === 'outside') {
    return reply.code(416).header('content-range', `bytes */${film.bytes}`).send();
  }
  reply.header('accept-ranges', 'bytes');
  if (!range) return sendFile(storage, film.key, reply);
  const part = await storage.get(film.key, range);
  if (!part) throw notFound();
  return withHeaders(reply, film.key)
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${film.bytes}`)
    .header('content-length', part.size)
    .send(part.body);
}

const withHeaders = (reply: FastifyReply, key: string) =>
  reply
    .header('content-type', contentTypeOf(key))
    .header('cache-control', 'private, max-age=31536000, immutable')
    .header('content-disposition', 'inline')
    .header('content-security-policy', "default-src 'none'; sandbox");

/** One range as players ask for it; anything else is answered with the whole. */
export function rangeOf(
  header: string | undefined,
  size: number,
): ByteRange | 'outside' | undefined {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!asked || (asked[1] === '' && asked[2] === '')) return undefined;
  const isFromEnd = asked[1] === '';
  const start = isFromEnd ? Math.max(0, size - Number(asked[2])) : Number(asked[1]);
  const end = isFromEnd || asked[2] === '' ? size - 1 : Math.min(Number(asked[2]), size - 1);
  return start > end || start >= size ? 'outside' : { start, end };
}
