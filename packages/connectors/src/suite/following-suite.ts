import { randomUUID } from 'node:crypto';
import { addDays, sayMessage } from '@posthorn/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Followed, ToFollow } from '../connector.ts';
import type { Plan } from '../plan.ts';
import { figuresOf, statusOf } from '../testing/follow-one.ts';
import { Stage } from './stage.ts';
import type { Subject } from './subject.ts';

const DAY_MS = 86_400_000;

/** What every connector tells of what it has published, tried on the local network. */
export function describeFollowing(subject: Subject): void {
  let stage: Stage;
  beforeEach(async () => {
    stage = await Stage.open(subject);
  });
  afterEach(() => stage.close());

  const [plan] = Object.values(subject.plans) as [Plan];

  /** The same campaign for another job, as far as the network can tell. */
  const another = (marker: string): Plan => ({
    ...plan,
    marker,
    ads: plan.ads.map((ad) => ({ ...ad, id: randomUUID() })),
  });

  async function publishSeveral(): Promise<ToFollow[]> {
    const asked: ToFollow[] = [];
    for (const one of [plan, another('second'), another('third')]) {
      const own = stage.beside();
      await own.publish(one);
      asked.push({ ...(await own.published(one)), from: one.startDate, to: one.endDate });
    }
    await stage.sandbox.clock.set(Date.parse(`${addDays(plan.startDate, 4)}T12:00:00Z`));
    return asked;
  }

  const callsOf = async (work: () => Promise<unknown>): Promise<number> => {
    const before = stage.reports.length;
    await work();
    return stage.reports.length - before;
  };

  test('several publications are followed with the calls of one, and told apart', async () => {
    const asked = await publishSeveral();
    await stage.connector.follow(asked);
    const together = await stage.connector.follow(asked);
    const each: Followed[] = [];
    for (const one of asked) each.push(...(await stage.connector.follow([one])));
    expect(together).toEqual(each);
    for (const [at, followed] of together.entries()) {
      const ids = asked[at]?.plan.ads.map(({ id }) => id).sort();
      if ('error' in followed) throw followed.error;
      expect(followed.status.ads.map(({ adId }) => adId).sort()).toEqual(ids);
      expect([...new Set(followed.figures.map(({ adId }) => adId))].sort()).toEqual(ids);
    }
    const [first] = asked as [ToFollow];
    const forAll = await callsOf(() => stage.connector.follow(asked));
    expect(forAll).toBeGreaterThan(0);
    expect(forAll).toBe(await callsOf(() => stage.connector.follow([first])));
  });

  test('days are those that each of them is asked about', async () => {
    const [first, second] = (await publishSeveral()) as [ToFollow, ToFollow];
    const from = addDays(plan.startDate, 2);
    const [all, late] = await stage.connector.follow([first, { ...second, from }]);
    const daysOf = (followed: Followed | undefined) =>
      followed && 'figures' in followed
        ? [...new Set(followed.figures.map(({ day }) => day))].sort()
        : [];
    expect(daysOf(all)[0]).toBe(plan.startDate);
    expect(daysOf(late)[0]).toBe(from);
  });

  test('one that the network no longer has does not keep the others from being told of', async () => {
    const [first, second, third] = (await publishSeveral()) as [ToFollow, ToFollow, ToFollow];
    const refs = Object.fromEntries(
      Object.entries(second.refs).map(([key, id]) => [key, id.replace(/\d+$/, '4711')]),
    );
    const [one, gone, other] = await stage.connector.follow([first, { ...second, refs }, third]);
    expect([one, other]).toEqual(await stage.connector.follow([first, third]));
    expect(one).not.toHaveProperty('error');
    if (gone && 'status' in gone) expect(gone.status.standing).toBeNull();
    else expect(gone).toHaveProperty('error');
  });

  test('a key that is no longer good is told to each of them, with one call', async () => {
    const asked = await publishSeveral();
    stage.sandbox.faults.add({ network: subject.network, effect: 'tokenExpired' });
    let outcomes: Followed[] = [];
    const calls = await callsOf(async () => {
      outcomes = await stage.connector.follow(asked);
    });
    expect(calls).toBe(1);
    expect(outcomes).toHaveLength(3);
    for (const outcome of outcomes) expect(outcome).toMatchObject({ error: { kind: 'auth' } });
  });

  test('what we count of our calls is what the network counts', async () => {
    await stage.publish(plan);
    await stage.connector.follow([
      { ...(await stage.published(plan)), from: plan.startDate, to: plan.endDate },
    ]);
    // Places belong to no ad account.
    const own = stage.reports.filter(({ path }) => !/\/search$|:suggest$/.test(path));
    const world = stage.sandbox.world(subject.network);
    const counted = subject.network === 'meta' ? (world.accounts()[0]?.id ?? '') : 'application';
    const { used } = world.countCall(counted, 0);
    expect(used).toBeGreaterThan(10);
    expect(own.reduce((all, { cost }) => all + cost, 0)).toBe(used);
  });

  test('what never got as far as a campaign is told without a call', async () => {
    const published = await stage.published(plan);
    const asked = { ...published, from: plan.startDate, to: plan.endDate };
    expect(await stage.connector.follow([asked])).toMatchObject([
      { status: { standing: null }, figures: [] },
    ]);
    expect(stage.reports).toEqual([]);
  });

  test('tells what the review says', async () => {
    const refusable = subject.refusable(plan);
    await stage.publish(refusable);
    const published = await stage.published(refusable);
    expect((await statusOf(stage.connector, published)).state).toBe('in_review');
    await stage.sandbox.clock.advance(DAY_MS);
    const { ads } = await statusOf(stage.connector, published);
    const stateOf = (id: string | undefined) => ads.find(({ adId }) => adId === id);
    expect(stateOf(plan.ads[0]?.id)).toMatchObject({ state: 'rejected' });
    const reasons = stateOf(plan.ads[0]?.id)?.reasons ?? [];
    expect(reasons.length).toBeGreaterThan(0);
    for (const { says } of reasons) expect(sayMessage(says)).toMatch(/^[A-Z][^_]{20,}\.$/);
    expect(stateOf(plan.ads[1]?.id)?.state).not.toBe('rejected');
  });

  test('tells figures by day and ad that add up and never exceed the budget', async () => {
    await stage.publish(plan);
    const published = await stage.published(plan);
    await stage.sandbox.clock.set(Date.parse(`${plan.endDate}T12:00:00Z`) + 3 * DAY_MS);
    const figures = await figuresOf(stage.connector, published, plan.startDate, plan.endDate);
    const sum = (from: string, to: string) =>
      figures
        .filter(({ day }) => day >= from && day <= to)
        .reduce((all, { spend }) => all + spend, 0);
    expect(new Set(figures.map(({ adId }) => adId))).toEqual(new Set(plan.ads.map(({ id }) => id)));
    const spent = sum(plan.startDate, plan.endDate);
    expect(spent).toBeGreaterThan(plan.budget * 0.5);
    expect(spent).toBeLessThanOrEqual(plan.budget);
    const half = addDays(plan.startDate, 3);
    const early = await figuresOf(stage.connector, published, plan.startDate, half);
    expect(early.reduce((all, { spend }) => all + spend, 0)).toBe(sum(plan.startDate, half));
    expect(figures.every(({ clicks, impressions }) => clicks <= impressions)).toBe(true);
  });
}
