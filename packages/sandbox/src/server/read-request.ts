import type { IncomingMessage } from 'node:http';
import type { SandboxRequest } from '../dialect.ts';

/** Large files come in pieces; what is larger than this at once is refused. */
const LARGEST_BODY = 64 * 1024 * 1024;

export class TooLarge extends Error {}

export async function readRequest(
  message: IncomingMessage,
  origin: string,
): Promise<SandboxRequest> {
  const [rawPath = '/', ...rest] = (message.url ?? '/').split('?');
  const { method = 'GET' } = message;
  const headers = headersOf(message);
  const body = await readBody(message);
  return requestOf({ method, rawPath, rawQuery: rest.join('?'), headers, body }, origin);
}

/** A request as it came, with everything that can be told from it. */
export const requestOf = (
  {
    method,
    rawPath,
    rawQuery,
    headers,
    body,
  }: Pick<SandboxRequest, 'method' | 'rawPath' | 'rawQuery' | 'headers' | 'body'>,
  origin: string,
): SandboxRequest => ({
  method,
  path: decoded(rawPath),
  rawPath,
  query: new URLSearchParams(rawQuery),
  rawQuery,
  headers,
  body,
  origin,
  isPartial: false,
});

export async function readBody(message: IncomingMessage, largest = LARGEST_BODY): Promise<Buffer> {
  if (Number(message.headers['content-length']) > largest) throw new TooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message) {
    size += chunk.length;
    if (size > largest) throw new TooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  );
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
