import type { SandboxCall, SilentSandbox } from '../sandbox.ts';
import { type Wire, wireOf } from './send.ts';

/**
 * `fetch` without a socket, for tests that make thousands of calls: a request goes straight to the
 * network, and its answer straight back. Answers that come late come by the sandbox's clock.
 */
export const fetchFrom =
  ({ receive, clock }: Pick<SilentSandbox, 'receive' | 'clock'>): typeof fetch =>
  async (url, init = {}) => {
    const { signal } = init;
    signal?.throwIfAborted();
    const reaction = await receive(await callOf(String(url), init));
    return new Promise((resolve, reject) => {
      const giveUp = () => reject(signal?.reason);
      if (signal?.aborted) return giveUp();
      signal?.addEventListener('abort', giveUp, { once: true });
      if (reaction === 'unanswered') return;
      if (reaction === 'dropped') return reject(cutConnection());
      const { answer, delayMs } = reaction;
      if (delayMs === 0) return resolve(responseOf(wireOf(answer)));
      clock.at(clock.now() + delayMs, () => resolve(responseOf(wireOf(answer))));
    });
  };

/** A request as it is on its way to a network. */
export async function callOf(
  url: string,
  { method = 'GET', headers = {}, body }: RequestInit,
): Promise<SandboxCall> {
  // Only a form has to be written out first, with a boundary that its header names.
  const form = body instanceof FormData ? new Response(body) : undefined;
  const type = form?.headers.get('content-type');
  const named = Object.entries(headers as Record<string, string>).map(([name, value]) => [
    name.toLowerCase(),
    value,
  ]);
  return {
    url,
    method,
    headers: { ...Object.fromEntries(named), ...(type && { 'content-type': type }) },
    body: form
      ? Buffer.from(await form.arrayBuffer())
      : Buffer.from((body as string | Buffer | null | undefined) ?? ''),
  };
}

export function responseOf({ status, headers, body }: Wire): Response {
  const isEmpty = status === 204 || status === 304;
  return new Response(isEmpty ? null : new Uint8Array(body), { status, headers });
}

/** What `fetch` throws when no answer can come any more. */
export const cutConnection = () =>
  Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNRESET' } });
