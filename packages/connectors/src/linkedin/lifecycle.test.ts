import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { figuresOf, statusOf } from '../testing/follow-one.ts';
import { failureOf, Local } from './suite/local.ts';
import { film, plan, post } from './suite/plans.ts';

const DAY = 86_400_000;

let local: Local;
beforeEach(async () => {
  local = await Local.open();
});
afterEach(() => local.close());

describe('money', () => {
  test('is divided anew when a format goes, and never spent twice', async () => {
    const wanted = plan({ ads: [post('ad-1'), film('ad-2')], budget: 1000_00 });
    await local.publish(wanted);
    await local.sandbox.clock.set(Date.parse('2027-01-16T12:00:00Z'));
    await local.connector.removeAd(await local.published(wanted), 'ad-2', await local.run());
    const spent = local.sandbox.world('linkedin').statistics({ by: 'total' });
    const ofFilm = spent.find(({ adId }) => adId !== local.all('creative')[0]?.id)?.spend ?? 0;
    expect(ofFilm).toBeGreaterThan(0);
    const { STANDARD_UPDATE: left = 0, SINGLE_VIDEO: rested } = local.budgets();
    expect(rested).toBe(0);
    expect(left).toBeGreaterThan(500_00);
    expect(left + ofFilm).toBeLessThanOrEqual(1000_00);

    await local.sandbox.clock.set(Date.parse('2027-01-30T12:00:00Z'));
    const figures = await figuresOf(
      local.connector,
      await local.published(wanted),
      '2027-01-10',
      '2027-01-23',
    );
    const sum = figures.reduce((one, { spend }) => one + spend, 0);
    expect(sum).toBeLessThanOrEqual(1000_00);
    expect(sum).toBeGreaterThan(900_00);
    // What the removed film did is still known as its own.
    const film2 = figures.filter(({ adId }) => adId === 'ad-2');
    expect(film2.reduce((one, { spend }) => one + spend, 0)).toBe(ofFilm);
  });

  test('is taken from one campaign before it is given to another', async () => {
    const wanted = plan();
    const fewer = { ...wanted, ads: wanted.ads.slice(1) };
    await local.publish(wanted);
    const formatAt = new Map(
      local.all('adCampaign').map(({ id, fields }) => [id, String(fields.format)]),
    );
    const changed = () =>
      local.reports.flatMap(({ method, path }) => {
        const id = /adCampaigns\/(\d+)$/.exec(path)?.[1];
        return method === 'POST' && id ? [formatAt.get(id)] : [];
      });
    local.reports = [];
    await local.connector.removeAd(await local.published(wanted), 'ad-1', await local.run());
    expect(changed()).toEqual(['STANDARD_UPDATE', 'SINGLE_VIDEO']);
    expect(local.budgets()).toEqual({ STANDARD_UPDATE: 500_01, SINGLE_VIDEO: 500_00 });
    local.reports = [];
    await local.connector.replaceAd(wanted, 'ad-1', await local.run());
    expect(changed()).toEqual(['SINGLE_VIDEO', 'STANDARD_UPDATE']);
    expect(local.budgets()).toEqual({ STANDARD_UPDATE: 666_67, SINGLE_VIDEO: 333_34 });
    expect(await local.publish(fewer)).toEqual([]);
    expect(local.budgets()).toEqual({ STANDARD_UPDATE: 500_01, SINGLE_VIDEO: 500_00 });
  });

  test('that was added is added to what is left, to the cent', async () => {
    const wanted = plan({ budget: 1000_01 });
    await local.publish(wanted);
    await local.sandbox.clock.set(Date.parse('2027-01-16T12:00:00Z'));
    const more = { budget: 1500_02, spent: 400_00, today: '2027-01-16' };
    await local.connector.boost(await local.published(wanted), await local.run(), more);
    expect(Object.values(local.budgets()).reduce((one, other) => one + other, 0)).toBe(1500_02);
  });
});

describe('time', () => {
  test('a group is extended before its campaigns, and shortened after them', async () => {
    await local.publish(plan());
    const patched = () =>
      local.reports.flatMap(({ method, path }) =>
        method === 'POST' && /adCampaign/.test(path)
          ? [/Groups/.test(path) ? 'group' : 'campaign']
          : [],
      );
    local.reports = [];
    await local.connector.extend(await local.published(plan()), await local.run(), '2027-01-30');
    expect(patched()).toEqual(['group', 'campaign', 'campaign']);
    local.reports = [];
    await local.connector.extend(await local.published(plan()), await local.run(), '2027-01-20');
    expect(patched()).toEqual(['campaign', 'campaign', 'group']);
  });

  test('what is stopped is over, before and after it began', async () => {
    await local.publish(plan());
    await local.connector.stop(await local.published(plan()), await local.run(), '2027-01-05');
    expect((await statusOf(local.connector, await local.published(plan()))).state).toBe('ended');
    await local.sandbox.clock.advance(10 * DAY);
    expect(
      await figuresOf(local.connector, await local.published(plan()), '2027-01-10', '2027-01-23'),
    ).toEqual([]);
  });

  test('what never left the drafts is just deleted', async () => {
    local.fault({ match: { method: 'POST', path: '/posts' }, effect: 'policy' });
    await failureOf(local.publish(plan()));
    await local.connector.stop(await local.published(plan()), await local.run(), '2027-01-05');
    expect([...local.all('adCampaign'), ...local.all('adCampaignGroup')]).toEqual([]);
  });

  test('states follow the review, the calendar and the switch', async () => {
    await local.publish(plan());
    const state = async () =>
      (await statusOf(local.connector, await local.published(plan()))).state;
    expect(await state()).toBe('in_review');
    await local.sandbox.clock.advance(3_600_000);
    expect(await state()).toBe('scheduled');
    await local.sandbox.clock.set(Date.parse('2027-01-12T12:00:00Z'));
    expect(await state()).toBe('delivering');
    await local.connector.pause(await local.published(plan()), await local.run());
    expect(await state()).toBe('paused');
    await local.connector.resume(await local.published(plan()), await local.run());
    await local.sandbox.clock.set(Date.parse('2027-01-24T12:00:00Z'));
    expect(await state()).toBe('ended');
  });
});

test('an ad in another wording keeps the figures of its old one', async () => {
  const wanted = plan({ ads: [post('ad-1')], budget: 500_00 });
  await local.publish(wanted);
  await local.sandbox.clock.set(Date.parse('2027-01-15T12:00:00Z'));
  const before = await figuresOf(
    local.connector,
    await local.published(wanted),
    '2027-01-10',
    '2027-01-14',
  );
  const reworded = { ...wanted, ads: [post('ad-1', { message: 'Something else' })] };
  await local.publish(reworded);
  const after = await figuresOf(
    local.connector,
    await local.published(reworded),
    '2027-01-10',
    '2027-01-14',
  );
  expect(before.length).toBeGreaterThan(3);
  expect(after).toEqual(before);
});
