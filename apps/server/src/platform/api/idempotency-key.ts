import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import type { Once } from '../once.ts';
import { Refusal } from '../refusal.ts';
import type { Upload } from './receive-upload.ts';

const shape = /^[\x21-\x7e]{1,200}$/;

/** What the caller's key stands for; undefined when there is none. */
export async function onceFor(
  request: FastifyRequest,
  personId: string,
  body: unknown,
  upload: Upload | undefined,
): Promise<Once | undefined> {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !shape.test(key))
    throw new Refusal('malformed', 'request.invalid');
  const [address = ''] = request.url.split('?');
  // However it is spelled, it is the same address.
  const path = decodeURIComponent(address).toLowerCase();
  const hash = createHash('sha256').update(JSON.stringify(body ?? null));
  if (upload) await pipeline(createReadStream(upload.path), hash, { end: false });
  return { personId, call: `${request.method} ${path}`, key, contentHash: hash.digest() };
}
