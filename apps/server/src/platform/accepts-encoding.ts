import type { FastifyRequest } from 'fastify';

/** Whether the caller can read it: a quality of 0 says no. */
export function acceptsEncoding(
  { headers }: Pick<FastifyRequest, 'headers'>,
  encoding: 'br' | 'gzip',
): boolean {
  const refused = String.raw`\s*;\s*q=0(\.0*)?\s*(,|$)`;
  return new RegExp(String.raw`\b${encoding}\b(?!${refused})`).test(
    String(headers['accept-encoding']),
  );
}
