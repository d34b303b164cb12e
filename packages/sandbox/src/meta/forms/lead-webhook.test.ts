import { createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sandboxApplication } from '../../consent/application.ts';
import { DAY_MS, MetaByHand } from '../testing.ts';

interface Change {
  field: string;
  value: { leadgen_id: string; form_id: string; ad_id?: string };
}

let meta: MetaByHand;
let folder: string;
let heard: { body: string; signature: string | null }[];
let answer: number | 'silence';
const listener = {
  url: 'http://app.test/news',
  send: async (_url: string, init: RequestInit) => {
    heard.push({
      body: String(init.body),
      signature: new Headers(init.headers).get('x-hub-signature-256'),
    });
    if (answer === 'silence') throw new TypeError('fetch failed');
    return new Response(null, { status: answer });
  },
};
const open = () => MetaByHand.open({ listener, folder });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'posthorn-news-'));
  heard = [];
  answer = 200;
  meta = await open();
});
afterEach(async () => {
  await meta.close();
  await rm(folder, { recursive: true });
});

const subscribe = () =>
  meta.asPage('POST', '1001/subscribed_apps', { subscribed_fields: ['leadgen'] });
const apply = async (form: string) => {
  const names = ['full_name', 'email', 'phone_number', 'licence'];
  const answers = names.map((name): [string, string] => [`answer-${name}`, 'Yes']);
  await fetch(`${meta.sandbox.urls.meta}/instant-form/${form}`, {
    method: 'POST',
    body: new URLSearchParams(answers),
  });
  await meta.sandbox.sendWebhooks();
};
const changes = (): Change[] =>
  heard.flatMap(({ body }) =>
    JSON.parse(body).entry.flatMap((entry: { changes: Change[] }) => entry.changes),
  );

test('what people send is told once, signed, when the page is subscribed', async () => {
  const form = await meta.form();
  await apply(form);
  expect(heard).toEqual([]);
  await subscribe();
  await meta.sandbox.sendWebhooks();
  expect(changes()).toMatchObject([{ field: 'leadgen', value: { form_id: form } }]);
  const [{ body, signature } = { body: '', signature: '' }] = heard;
  const right = createHmac('sha256', sandboxApplication.clientSecret).update(body).digest('hex');
  expect(signature).toBe(`sha256=${right}`);
  expect(body).not.toContain('Yes');
  // At the same moment, on a clock that stands still.
  await apply(form);
  await meta.sandbox.sendWebhooks();
  expect(changes()).toHaveLength(2);
  expect(new Set(changes().map(({ value }) => value.leadgen_id)).size).toBe(2);
});

test('those who saw an ad are told, too, as many as can be read', async () => {
  await subscribe();
  const form = await meta.form();
  const { campaign, adSet, ad } = await meta.leadTree(form);
  await meta.switchOn(ad, adSet, campaign);
  await meta.sandbox.clock.advance(20 * DAY_MS);
  await meta.sandbox.sendWebhooks();
  const { body } = await meta.get(`${form}/leads`, { fields: 'id', limit: '5000' });
  expect(changes().map(({ value }) => value.leadgen_id)).toEqual(
    body.data.map(({ id }: { id: string }) => id),
  );
  expect(changes()[0]?.value.ad_id).toBe(ad);
});

test.each([500, 'silence'] as const)(
  'is told again after %s, also after a restart',
  async (bad) => {
    await subscribe();
    const form = await meta.form();
    answer = bad;
    await apply(form);
    await meta.sandbox.sendWebhooks();
    const tried = heard.length;
    expect(tried).toBeGreaterThan(0);
    await meta.close();
    meta = await open();
    answer = 200;
    heard = [];
    await meta.sandbox.sendWebhooks();
    expect(changes()).toHaveLength(1);
    await meta.sandbox.sendWebhooks();
    expect(heard).toHaveLength(1);
  },
);

test('what no one takes for two days is told no more', async () => {
  await subscribe();
  const form = await meta.form();
  answer = 500;
  await apply(form);
  await meta.sandbox.clock.advance(2 * DAY_MS);
  await meta.sandbox.sendWebhooks();
  answer = 200;
  heard = [];
  await meta.sandbox.sendWebhooks();
  expect(heard).toEqual([]);
});
