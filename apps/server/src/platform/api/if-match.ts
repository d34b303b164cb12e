import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';

/** The version the caller saw, from If-Match; undefined when the caller did not say. */
export function expectedVersion(request: FastifyRequest): number | undefined {
  const header = request.headers['if-match'];
  if (header === undefined || header === '*') return undefined;
  // a proxy that compresses weakens the tag
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(header)?.[1];
  if (!version) throw new Refusal('malformed', 'request.invalid');
  return Number(version);
}
