import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aCampaign, MetaByHand } from './testing.ts';

let meta: MetaByHand;
beforeEach(async () => {
  meta = await MetaByHand.open({ callsPerHour: 10 });
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

test('what is used climbs with every call, until nothing is answered any more', async () => {
  const used = async () => {
    const { headers, body } = await meta.get(meta.account, { fields: 'name' });
    const usage = JSON.parse(headers.get('x-ad-account-usage') ?? '{}');
    return [usage.acc_id_util_pct, body.error?.code];
  };
  expect(await used()).toEqual([10, undefined]);
  expect(await used()).toEqual([20, undefined]);
  for (let call = 3; call <= 10; call += 1) await used();
  expect(await used()).toEqual([100, 80004]);
  await meta.sandbox.clock.advance(2 * 3_600_000);
  expect(await used()).toEqual([10, undefined]);
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
