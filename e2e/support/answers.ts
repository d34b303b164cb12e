import type { Page, Request } from '@playwright/test';

type Address = string | RegExp;

const broughtAlong = /<script type="application\/json" id="first-screen">.*?<\/script>/;

/** Pages that bring nothing along any more: a second handler would fetch their documents twice. */
const bare = new WeakSet<Page>();

/**
 * Takes out of each page what it brings along, so that it asks for everything itself: with a server
 * that was late, and wherever a journey gives answers of its own.
 */
async function withoutFirstAnswers(page: Page): Promise<void> {
  if (bare.has(page)) return;
  bare.add(page);
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(broughtAlong, '');
    await route.fulfill({ response, body });
  });
}

/** Keeps matching requests from the server until they are let go. */
export async function hold(page: Page, address: Address): Promise<() => void> {
  let letGo = () => {};
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await withoutFirstAnswers(page);
  await page.route(address, async (route) => {
    await free;
    await route.continue();
  });
  return letGo;
}

/** Answers matching requests with this JSON instead of asking the server. */
export async function answerWith(page: Page, address: Address, json: unknown): Promise<void> {
  await withoutFirstAnswers(page);
  await page.route(address, (route) => route.fulfill({ json }));
}

/** Refuses matching requests the way the server does. */
export async function refuse(
  page: Page,
  address: Address,
  status: number,
  message: string,
): Promise<void> {
  const code = { 403: 'forbidden', 422: 'invalid', 500: 'failed', 503: 'unavailable' }[status];
  const json = { code, message, requestId: '0', findings: [] };
  await withoutFirstAnswers(page);
  await page.route(address, (route) => route.fulfill({ status, json }));
}

export const liveChanges = /\/api\/accounts\/[^/]+\/events(\?|$)/;

/**
 * Keeps live changes away. A page that connects to them asks for everything once more, which would
 * repeat a request in the middle of a journey that counts or refuses them.
 */
export async function withoutLiveChanges(page: Page): Promise<void> {
  await page.route(liveChanges, () => {});
}

/** Listens from now on; what it answers waits until everything that was asked for has come. */
export function awaitAnswers(page: Page): () => Promise<void> {
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (!liveChanges.test(request.url())) asked.push(request);
  });
  return async () => {
    await Promise.all(asked.map(async (request) => (await request.response())?.finished()));
  };
}
