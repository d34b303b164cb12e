import { vi } from 'vitest';
import { setCsrfToken } from './csrf-token.ts';

interface Asked {
  method: string;
  url: string;
  version: string | null;
  /** The Idempotency-Key. */
  key: string | null;
  body: unknown;
  signal: AbortSignal | null;
}

type Answer = (asked: Asked) => Response | Promise<Response>;

export const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });

/** Answers every request of a test, and remembers them. */
export function fakeServer(answer: Answer) {
  const asked: Asked[] = [];
  setCsrfToken();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const request = {
      method: init.method ?? 'GET',
      url,
      body: init.body ? JSON.parse(String(init.body)) : undefined,
      version: new Headers(init.headers).get('If-Match'),
      key: new Headers(init.headers).get('Idempotency-Key'),
      signal: init.signal ?? null,
    };
    asked.push(request);
    return answer(request);
  });
  return asked;
}
