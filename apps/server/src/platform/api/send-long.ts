import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { acceptsEncoding } from '../accepts-encoding.ts';

/** What is shorter fits into the first packets anyway. */
const LONG_BYTES = 16 * 1024;
/** The quickest: each answer is read once. It runs beside the thread that answers. */
const compress = promisify(gzip);
const level = 1;

/**
 * Sends JSON, compressed where it is long and the reader can take it. Only operations that say so:
 * anyone who can put text into a compressed answer and watch its length may guess what else stands
 * there (BREACH), so an answer with secrets in it never comes this way.
 */
export async function sendLong(answer: unknown, reply: FastifyReply): Promise<FastifyReply> {
  const text = JSON.stringify(answer);
  reply.type('application/json; charset=utf-8');
  if (Buffer.byteLength(text) < LONG_BYTES) return reply.send(text);
  reply.header('vary', 'accept-encoding');
  if (!acceptsEncoding(reply.request, 'gzip')) return reply.send(text);
  return reply.header('content-encoding', 'gzip').send(await compress(text, { level }));
}
