import type { ServerResponse } from 'node:http';
import type { SandboxAnswer } from '../dialect.ts';

/** An answer as it goes over the wire. */
export interface Wire {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

export function wireOf({ status, headers, body }: SandboxAnswer): Wire {
  if (body === undefined) return { status, headers: { ...headers }, body: Buffer.alloc(0) };
  if (Buffer.isBuffer(body)) return { status, headers: { ...headers }, body };
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: Buffer.from(JSON.stringify(body)),
  };
}

export function send(response: ServerResponse, answer: SandboxAnswer): void {
  const { status, headers, body } = wireOf(answer);
  if (response.destroyed) return;
  response.writeHead(status, { ...headers, 'content-length': body.length });
  response.end(body);
}

/** Well-formed HTTP around half of what was to be said. */
export function halfOf(answer: SandboxAnswer): SandboxAnswer {
  const { status, headers, body } = wireOf(answer);
  return { status, headers, body: body.subarray(0, Math.ceil(body.length / 2)) };
}

/** No one will ever hear how it went. */
export function drop(response: ServerResponse): void {
  response.socket?.destroy();
}

export const gatewayPage: SandboxAnswer = {
  status: 502,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from(
    '<html><head><title>502</title></head><body><h1>Bad gateway</h1></body></html>',
  ),
};

export const gatewayTimeout: SandboxAnswer = {
  status: 504,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from(
    '<html><head><title>504</title></head><body><h1>Gateway timeout</h1></body></html>',
  ),
};
