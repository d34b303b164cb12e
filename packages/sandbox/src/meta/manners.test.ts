import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aCampaign, type Heard, MetaByHand } from './testing.ts';

let meta: MetaByHand;
beforeEach(async () => {
  meta = await MetaByHand.open({ tiers: { meta: 'limited' } });
});
afterEach(() => meta.close());

test.each([
  ['rateLimit', 400, 80004, 2446079],
  ['dailyQuota', 400, 613, 1487742],
  ['transient', 500, 2, undefined],
  ['tokenExpired', 400, 190, 463],
  ['permission', 403, 200, undefined],
  ['policy', 400, 368, undefined],
  ['sunsetVersion', 400, 2635, undefined],
])(
  '%s is said in the words of Meta, and nothing happens',
  async (effect, status, code, subcode) => {
    const heard = await meta.post(`${meta.account}/campaigns`, aCampaign(), {
      'x-sandbox-fault': effect,
    });
    expect(heard.status).toBe(status);
    expect(heard.body.error).toMatchObject({ code, is_transient: effect === 'transient' });
    expect(heard.body.error.error_subcode).toBe(subcode);
    expect(meta.sandbox.ledger.meta.list({ kind: 'campaign' })).toEqual([]);
  },
);

test('who is too fast is told for how many minutes to wait', async () => {
  const { headers } = await meta.post(`${meta.account}/campaigns`, aCampaign(), {
    'x-sandbox-fault': 'rateLimit',
  });
  const usage = JSON.parse(headers.get('x-business-use-case-usage') ?? '{}');
  expect(usage[meta.account.slice(4)][0]).toMatchObject({ estimated_time_to_regain_access: 2 });
});

test('a read costs a point and a change three; without points an ad account is shut out for five minutes', async () => {
  const used = async (asked: Promise<Heard>) => {
    const { headers, body } = await asked;
    const { acc_id_util_pct, reset_time_duration, ads_api_access_tier } = JSON.parse(
      headers.get('x-ad-account-usage') ?? '{}',
    );
    expect(ads_api_access_tier).toBe('development_access');
    return [acc_id_util_pct, reset_time_duration, body.error?.error_subcode];
  };
  const read = () => used(meta.get(meta.account, { fields: 'name' }));
  const write = () => used(meta.post(`${meta.account}/campaigns`, aCampaign()));
  expect(await read()).toEqual([1, 0, undefined]);
  expect(await write()).toEqual([6, 0, undefined]);
  for (let changes = 2; changes < 20; changes += 1) await write();
  expect(await read()).toEqual([98, 0, undefined]);
  expect(await write()).toEqual([100, 300, 1487742]);
  await meta.sandbox.clock.advance(299_000);
  expect(await read()).toEqual([100, 1, 1487742]);
  await meta.sandbox.clock.advance(1_000);
  expect((await read())[2]).toBeUndefined();
});

test('the full tier has more points, and is let in again after a minute', async () => {
  const full = await MetaByHand.open();
  const { countCall } = full.sandbox.world('meta');
  const account = full.account.slice(4);
  for (let used = 0; used < 9_000; used += 3) countCall(account, 3);
  const read = async () => (await full.get(full.account, { fields: 'name' })).body.error?.code;
  expect(await read()).toBe(613);
  await full.sandbox.clock.advance(60_000);
  expect(await read()).toBeUndefined();
  await full.close();
});

test('answers tell of the application, and those with figures of the machines that add up', async () => {
  const plain = await meta.get(meta.account, { fields: 'name' });
  expect(JSON.parse(plain.headers.get('x-app-usage') ?? '')).toMatchObject({ call_count: 0 });
  expect(plain.headers.get('x-fb-ads-insights-throttle')).toBeNull();
  const figures = await meta.get(`${meta.account}/insights`, { fields: 'spend' });
  expect(JSON.parse(figures.headers.get('x-fb-ads-insights-throttle') ?? '')).toMatchObject({
    acc_id_util_pct: 3,
    ads_api_access_tier: 'development_access',
  });
});

describe('a batch', () => {
  const item = (name: string, body: string) => ({
    method: 'POST',
    relative_url: `${meta.account}/campaigns`,
    name,
    body,
  });
  const flat = (name: string) =>
    new URLSearchParams(
      Object.entries(aCampaign({ name })).map(([key, value]): [string, string] => [
        key,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    ).toString();
  const send = async (batch: object[], headers = {}) => {
    const { body } = await meta.post('', { batch }, headers);
    return (body as { code: number; body: string }[]).map((one) => ({
      code: one.code,
      body: JSON.parse(one.body),
    }));
  };

  test('is carried out one by one, each knowing those before it', async () => {
    const [made, read, refused] = await send([
      item('first', flat('Nurse')),
      { method: 'GET', relative_url: '{result=first:$.id}?fields=name' },
      { method: 'POST', relative_url: `${meta.account}/campaigns`, body: 'name=Nurse' },
    ]);
    expect(read?.body).toEqual({ id: made?.body.id, name: 'Nurse' });
    expect(refused).toMatchObject({ code: 400, body: { error: { code: 100 } } });
  });

  test('may go well in part', async () => {
    const items = ['a', 'b', 'c', 'd'].map((name) => item(name, flat(name)));
    const answers = await send(items, { 'x-sandbox-fault': 'partial' });
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 400, 200]);
    const names = meta.sandbox.ledger.meta.list({ kind: 'campaign' }).map(({ name }) => name);
    expect(names).toEqual(['a', 'b', 'd']);
  });
});
