import { once } from 'node:events';
import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { State } from '../control/overview.ts';
import { type Sandbox, startSandbox } from '../sandbox.ts';
import { consentAddresses, sandboxApplication } from './application.ts';
import { managedAccounts } from './manager.ts';

const back = 'http://127.0.0.1:3000/back';
const [care, logistics] = managedAccounts('meta');

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await startSandbox({ rate: 0, startAt: Date.UTC(2027, 0, 4, 9) });
});
afterEach(() => sandbox.stop());

const asked = {
  client_id: sandboxApplication.clientId,
  redirect_uri: back,
  response_type: 'code',
  state: '<script>"&\'',
  scope: 'ads_management,ads_read,pages_show_list,instagram_basic',
};
const page = () =>
  `${consentAddresses(sandbox.urls).meta.consentUrl}?${new URLSearchParams(asked)}`;
const graph = async (path: string, token: string, init: RequestInit = {}) => {
  const answer = await fetch(`${sandbox.urls.meta}/v26.0/${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  });
  // biome-ignore lint/suspicious/noExplicitAny: an answer is what the test looks at
  return (await answer.json()) as any;
};

/** Presses Allow for these rights and the first two ad accounts, and fetches the key. */
async function connect(rights = asked.scope.split(',')): Promise<string> {
  const form = new URLSearchParams({ ...asked, answer: 'allow', page: '104050607080910' });
  for (const right of rights) form.append('right', right);
  for (const account of [care, logistics]) form.append('account', account?.id ?? '');
  return keyFor(form);
}

const control = async (path: string, body: unknown) =>
  (
    await fetch(`${sandbox.control}/__sandbox/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
  ).status;
const consents = async () =>
  ((await (await fetch(`${sandbox.control}/__sandbox/state`)).json()) as State).consents;

describe('the consent page', () => {
  test('says who asks for what, takes texts as texts, and runs no script', async () => {
    const answer = await fetch(page());
    const text = await answer.text();
    expect(text).toContain('Posthorn wants to use Meta');
    expect(text).toContain('Create, change and stop ads');
    expect(text).toContain('Sandbox Retail UK');
    expect(text).toContain('value="&lt;script&gt;&quot;&amp;&#39;"');
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' http://127.0.0.1:3000;");
    expect(policy).not.toMatch(/script-src|unsafe/);
  });

  test('is opened from elsewhere and answered from itself only', async () => {
    const status = async (method: string, headers: Record<string, string>) => {
      const sent = request(page(), { method, headers });
      sent.end();
      const [answer] = await once(sent, 'response');
      answer.resume();
      return answer.statusCode;
    };
    const own = { origin: sandbox.urls.meta, 'sec-fetch-site': 'same-origin' };
    expect(await status('GET', { 'sec-fetch-site': 'cross-site' })).toBe(200);
    expect(await status('POST', { origin: 'https://evil.example' })).toBe(403);
    expect(await status('POST', { origin: 'null', 'sec-fetch-site': 'cross-site' })).toBe(403);
    // Without a form it is no answer, but it was read.
    expect(await status('POST', own)).toBe(400);
    expect(await status('GET', { host: 'evil.example' })).toBe(403);
  });

  test('no other address of a network is for browsers', async () => {
    const headers = { origin: sandbox.urls.meta, 'sec-fetch-site': 'same-origin' };
    const { status } = await fetch(consentAddresses(sandbox.urls).meta.tokenUrl, { headers });
    expect(status).toBe(403);
  });

  test.each([
    ['a right that does not exist', { scope: 'ads_management,everything' }],
    ['a token instead of a code', { response_type: 'token' }],
    ['a challenge, which Meta does not know', { code_challenge: 'x' }],
  ])('refuses %s', async (_, changes) => {
    const query = new URLSearchParams({ ...asked, ...changes });
    const { status } = await fetch(`${consentAddresses(sandbox.urls).meta.consentUrl}?${query}`);
    expect(status).toBe(400);
  });
});

describe('a key', () => {
  test('opens what was chosen, and nothing by its number', async () => {
    const token = await connect();
    const { id } = await graph(`act_${care?.id}/campaigns`, token, {
      method: 'POST',
      body: JSON.stringify({
        name: 'Nurse',
        objective: 'OUTCOME_TRAFFIC',
        status: 'PAUSED',
        special_ad_categories: ['EMPLOYMENT'],
        special_ad_category_country: ['NL'],
        lifetime_budget: 50_000,
      }),
    });
    expect(await graph(id, token)).toEqual({ id });
    const [, , other] = managedAccounts('meta');
    expect((await graph(`act_${other?.id}`, token)).error.code).toBe(100);
    const form = new URLSearchParams({ ...asked, answer: 'allow', right: 'ads_read' });
    form.append('account', logistics?.id ?? '');
    const stranger = await keyFor(form);
    expect((await graph(id, stranger)).error).toMatchObject({ code: 100, error_subcode: 33 });
  });

  test('without a right is refused what needs it', async () => {
    const token = await connect(['ads_read', 'pages_show_list']);
    expect((await graph('me/adaccounts', token)).data).toHaveLength(2);
    expect((await graph('me/accounts', token)).data).toHaveLength(1);
    const made = await graph(`act_${care?.id}/campaigns`, token, { method: 'POST', body: '{}' });
    expect(made.error).toMatchObject({ code: 200 });
    expect((await graph('104050607080910/instagram_accounts', token)).error.code).toBe(200);
  });

  test('that was never given out is refused', async () => {
    expect((await graph('me', 'EAAsandbox-guessed')).error.code).toBe(190);
  });
});

describe('the control page', () => {
  test('takes a right away, lets keys end, and revokes', async () => {
    const tokens = [await connect(), await connect(), await connect()];
    const given = await consents();
    expect(given).toHaveLength(3);
    expect(given[0]).toMatchObject({ network: 'meta', revokedAt: null, endedAt: null });
    const change = (index: number, wish: unknown) =>
      control('consents', { network: 'meta', id: given[index]?.id, change: wish });
    expect(await change(0, { takeRight: 'pages_show_list' })).toBe(204);
    expect(await change(1, 'expire')).toBe(204);
    expect(await change(2, 'revoke')).toBe(204);
    const errors = await Promise.all(
      tokens.map(async (token) => (await graph('me/accounts', token)).error),
    );
    expect(errors).toMatchObject([
      { code: 200 },
      { code: 190, error_subcode: 463 },
      { code: 190, error_subcode: 458 },
    ]);
    expect(await control('consents', { network: 'meta', id: '1', change: 'revoke' })).toBe(422);
    expect(await control('consents', { network: 'meta', id: 'x', change: 'forget' })).toBe(422);
  });

  test('shows them', async () => {
    await connect();
    const text = await (await fetch(sandbox.control)).text();
    expect(text).toContain('2 ad accounts, 1 page. Holds.');
    expect(text).toContain('Take away: Read how ads are doing');
  });
});

test('what the product calls a customer does not change an ad account of the sandbox', async () => {
  await connect();
  const renamed = { id: care?.id ?? '', name: 'Noorderzorg', currency: 'USD', timeZone: 'UTC' };
  await sandbox.addAccount({ network: 'meta', ...renamed });
  await sandbox.addPage({ network: 'meta', id: '104050607080910', name: 'Noorderzorg' });
  expect(sandbox.world('meta').accounts()).toContainEqual(care);
  expect(sandbox.world('meta').pages()).toMatchObject([{ name: 'Sandbox Care' }]);
});

async function keyFor(form: URLSearchParams): Promise<string> {
  const { consentUrl, tokenUrl } = consentAddresses(sandbox.urls).meta;
  const answer = await fetch(consentUrl, { method: 'POST', body: form, redirect: 'manual' });
  const code = new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? '';
  const { clientId: client_id, clientSecret: client_secret } = sandboxApplication;
  const body = new URLSearchParams({ client_id, client_secret, code, redirect_uri: back });
  const token = (await (await fetch(tokenUrl, { method: 'POST', body })).json()) as {
    access_token: string;
  };
  return token.access_token;
}
