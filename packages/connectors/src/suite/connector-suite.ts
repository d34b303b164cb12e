import { randomUUID } from 'node:crypto';
import { addDays, sayMessage } from '@posthorn/domain';
import type { FaultEffect } from '@posthorn/sandbox';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Run } from '../connector.ts';
import type { FailureKind } from '../failure.ts';
import type { Plan } from '../plan.ts';
import { figuresOf, statusOf } from '../testing/follow-one.ts';
import { Stage } from './stage.ts';
import type { Subject } from './subject.ts';

/** What the classifier of every network makes of each thing that can go wrong. */
export const kinds: Partial<Record<FaultEffect, FailureKind>> = {
  rateLimit: 'throttled',
  dailyQuota: 'throttled',
  transient: 'transient',
  tokenExpired: 'auth',
  permission: 'permission',
  policy: 'policy',
  sunsetVersion: 'version',
};

export const effects: FaultEffect[] = [
  ...(Object.keys(kinds) as FaultEffect[]),
  'lost',
  'lost504',
  'truncated',
  'html502',
  'staleRead',
  'late',
];

const SHARE = 3;

/**
 * What is done late is tried at every single call. The others take turns: each is tried at a third of
 * the calls. So at all of them something is done and its answer lost, in one of three ways that are
 * alike to us, and something refused.
 */
export const callsToTry = (effect: FaultEffect) =>
  effect === 'late'
    ? { first: 1, step: 1 }
    : { first: 1 + (effects.indexOf(effect) % SHARE), step: SHARE };

/** What every connector promises, tried on the local network. */
export function describeConnector(subject: Subject): void {
  let stage: Stage;
  beforeEach(async () => {
    stage = await Stage.open(subject);
  });
  afterEach(() => stage.close());

  const plans = Object.entries(subject.plans);
  const [, plan] = plans[0] as [string, Plan];
  const budgetOf = (wanted: Plan) => subject.budgetOf?.(wanted) ?? wanted.budget;
  const calls = () => stage.reports.length;
  const onStage = async <T>(act: (one: Stage) => Promise<T>): Promise<T> => {
    const one = await Stage.open(subject);
    return act(one).finally(() => one.close());
  };

  function expectWhole(wanted: Plan, on = stage): void {
    const tree = on.tree(wanted);
    expect(tree.parts.toSorted()).toEqual([...new Set(tree.parts)].toSorted());
    expect(new Map(tree.ads.map(({ adId, isOn }) => [adId, isOn]))).toEqual(
      new Map(wanted.ads.map(({ id }) => [id, true])),
    );
    expect(tree.ads).toHaveLength(wanted.ads.length);
    expect(tree).toMatchObject({
      isRunning: true,
      budget: budgetOf(wanted),
      endDate: wanted.endDate,
    });
  }

  describe.each(plans)('%s', (_, wanted) => {
    test('is published as one whole tree', async () => {
      await stage.publish(wanted);
      expectWhole(wanted);
      expect(stage.failures).toEqual([]);
    });

    test('published again changes nothing and sends next to nothing', async () => {
      await stage.publish(wanted);
      const before = stage.tree(wanted);
      const first = calls();
      await stage.publish(wanted);
      expect(stage.tree(wanted)).toEqual(before);
      expect(calls() - first).toBeLessThan(first);
    });

    test('is validated without leaving anything behind', async () => {
      const { read, placeOn } = await stage.run();
      const { refusals } = await stage.connector.validate(wanted, { read, placeOn });
      expect(refusals).toEqual([]);
      expect(stage.tree(wanted).parts).toEqual([]);
    });
  });

  test('a worker that dies at any write leaves work that the next one finishes', async () => {
    let at = 0;
    let died = true;
    while (died) {
      at += 1;
      await onStage(async (one) => {
        died = await one.dies(plan, at);
        await one.publish(plan);
        expectWhole(plan, one);
        one.assertAlwaysWhole();
      });
    }
    expect(at).toBeGreaterThan(10);
  });

  test.each(effects)('%s at any call ends in one whole tree', async (effect) => {
    let happened = true;
    const { first, step } = callsToTry(effect);
    for (let nth = first; happened; nth += step) {
      await onStage(async (one) => {
        one.sandbox.faults.add({ network: subject.network, effect, when: { nth }, times: 1 });
        await one.publish(plan);
        expectWhole(plan, one);
        one.assertAlwaysWhole();
        happened = one.sandbox.faults.list()[0]?.happened === 1;
        const kind = kinds[effect];
        const outcomes = one.reports.map(({ outcome }) => outcome).join();
        if (happened && kind) expect(outcomes).toContain(` ${kind} `);
        for (const { userMessage } of one.failures)
          expect(sayMessage(userMessage)).toMatch(/\w{3}.*[.!]$/);
      });
    }
  });

  test('an echo that comes after everything else is taken away again', async () => {
    stage.sandbox.faults.add({
      network: subject.network,
      match: { method: 'POST' },
      effect: 'late',
      when: { every: 3 },
      times: 3,
      delaySeconds: 3_600,
    });
    await stage.publish(plan);
    await stage.sandbox.clock.advance(2 * 3_600_000);
    await stage.connector.tidy(await stage.published(plan), await stage.run());
    expectWhole(plan);
    stage.assertAlwaysWhole();
  });

  test('is paused, goes on, is given more time and money, and ends', async () => {
    await stage.publish(plan);
    const { connector } = stage;
    const published = await stage.published(plan);
    await connector.pause(published, await stage.run());
    expect(stage.tree(plan).isRunning).toBe(false);
    expect((await statusOf(connector, published)).state).toBe('paused');
    const asPlanned = {
      budget: budgetOf(plan) === plan.budget ? plan.budget : null,
      endDate: plan.endDate,
    };
    const standing = async () => (await statusOf(connector, published)).standing;
    expect(await standing()).toMatchObject({ isOn: false, ...asPlanned });
    await connector.resume(published, await stage.run());
    expectWhole(plan);
    expect(await standing()).toMatchObject({ isOn: true, ...asPlanned });

    const longer = { ...plan, endDate: addDays(plan.endDate, 7) };
    await connector.extend(published, await stage.run(), longer.endDate);
    expect(stage.tree(longer).endDate).toBe(longer.endDate);
    expect(await standing()).toMatchObject({ endDate: longer.endDate });

    const richer = { ...longer, budget: plan.budget + 123_00 };
    await connector.boost({ ...published, plan: longer }, await stage.run(), {
      budget: richer.budget,
      spent: 0,
      today: '2027-01-04',
    });
    expectWhole(richer);
    expect((await standing())?.budget).toBe(asPlanned.budget && richer.budget);

    await stage.sandbox.clock.set(Date.parse(`${plan.startDate}T12:00:00Z`));
    await connector.stop({ ...published, plan: richer }, await stage.run(), plan.startDate);
    expect(stage.tree(richer).isRunning).toBe(false);

    const again = { ...richer, endDate: addDays(richer.endDate, 3) };
    await connector.extend({ ...published, plan: richer }, await stage.run(), again.endDate);
    expect(stage.tree(again).isRunning).toBe(false);
    await connector.resume({ ...published, plan: again }, await stage.run());
    expectWhole(again);
  });

  test.each([
    ['before the first day', '2027-01-04'],
    ['in the middle', addDays(plan.startDate, 1)],
  ])('a network whose date is ahead of ours switches off: %s', async (_, today) => {
    await stage.publish(plan);
    await stage.sandbox.clock.set(Date.parse(`${addDays(plan.startDate, 3)}T12:00:00Z`));
    const published = await stage.published(plan);
    await stage.connector.stop(published, await stage.run(), today);
    expect(stage.tree(plan).isRunning).toBe(false);
  });

  test('what never got as far as a campaign is paused and ended without a word', async () => {
    const published = await stage.published(plan);
    expect(await statusOf(stage.connector, published)).toMatchObject({ standing: null });
    expect(await figuresOf(stage.connector, published, plan.startDate, plan.endDate)).toEqual([]);
    await stage.connector.pause(published, await stage.run());
    await stage.connector.stop(published, await stage.run(), '2027-01-04');
    expect(stage.reports.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  test('an ad is replaced, removed, and added again', async () => {
    await stage.publish(plan);
    const reworded = subject.reworded(plan);
    const [first] = plan.ads;
    await stage.settle(reworded, async (run) => {
      await stage.connector.replaceAd(reworded, first?.id ?? '', run);
      return undefined;
    });
    expectWhole(reworded);
    const fewer = { ...reworded, ads: reworded.ads.slice(1) };
    stage.want(fewer);
    await stage.connector.removeAd(
      await stage.published(reworded),
      first?.id ?? '',
      await stage.run(),
    );
    expectWhole(fewer);
    await stage.publish(reworded);
    expectWhole(reworded);
    await stage.publish(fewer);
    expectWhole(fewer);
    stage.assertAlwaysWhole();
  });

  test.each([
    [
      'by itself',
      (next: Plan, run: Run) => stage.connector.replaceAd(next, next.ads[0]?.id ?? '', run),
    ],
    ['with all others', (next: Plan, run: Run) => stage.connector.publish(next, run)],
  ])('an ad is shown once when lists do not show it yet and it is replaced %s', async (_, work) => {
    await stage.publish(plan);
    const reworded = subject.reworded(plan);
    stage.sandbox.faults.add({ effect: 'staleRead' });
    await stage.settle(reworded, async (run) => {
      await work(reworded, run);
      return undefined;
    });
    expectWhole(reworded);
  });

  test('ads go on as they were where every new wording is refused', async () => {
    await stage.publish(plan);
    const before = stage.tree(plan);
    const worse = subject.rewordedAll(plan);
    stage.sandbox.faults.add({ match: subject.newWording, effect: 'policy' });
    const failures = await stage.connector.publish(worse, await stage.run());
    expect(failures.map(({ adId }) => adId)).toEqual(plan.ads.map(({ id }) => id));
    expect(stage.tree(plan)).toEqual(before);
    const { ads } = await statusOf(stage.connector, await stage.published(worse));
    expect(ads.filter(({ state }) => state === 'problem')).toEqual([]);
    const richer = { ...worse, budget: plan.budget + 100_00 };
    await stage.connector.boost(await stage.published(worse), await stage.run(), {
      budget: richer.budget,
      spent: 0,
      today: '2027-01-04',
    });
    expect(stage.tree(plan)).toEqual({ ...before, budget: budgetOf(richer) });

    stage.sandbox.faults.clear();
    await stage.publish(richer);
    expectWhole(richer);
  });

  test('an ad that was taken out goes, even where the one in its place is refused', async () => {
    await stage.publish(plan);
    const [first] = subject.rewordedAll(plan).ads;
    if (!first) throw new Error('The plan has no ads');
    const other = { ...plan, ads: [{ ...first, id: randomUUID() }] };
    stage.sandbox.faults.add({ match: subject.newWording, effect: 'policy' });
    await stage.connector.publish(other, await stage.run()).catch(() => {});
    expect(stage.tree(plan).ads).toEqual([]);

    stage.sandbox.faults.clear();
    await stage.publish(other);
    expectWhole(other);
  });

  test('what was never shown stays off where every new wording is refused', async () => {
    for (let at = 1; ; at += SHARE) {
      const died = await onStage(async (one) => {
        if (!(await one.dies(plan, at))) return false;
        const isRunning = one.tree(plan).isRunning;
        one.sandbox.faults.add({ match: subject.newWording, effect: 'policy' });
        await one.connector.publish(subject.rewordedAll(plan), await one.run()).catch(() => {});
        if (!isRunning) expect(one.tree(plan).isRunning).toBe(false);
        return true;
      });
      if (!died) break;
    }
  });

  test('knows places, accounts and pages', async () => {
    const [place] = plan.places;
    if (!place) throw new Error('A plan without places');
    expect(await stage.connector.searchPlaces(place)).toContainEqual(
      expect.objectContaining({ name: place.name, type: place.type, countryCode: 'NL' }),
    );
    expect(await stage.placeOn(place)).toBeDefined();
    expect(
      await stage.placeOn({ name: 'Atlantis', type: 'city', countryCode: 'NL', regionName: null }),
    ).toBeUndefined();
    expect((await stage.connector.listAccounts()).length).toBeGreaterThan(0);
    const pages = await stage.connector.listPages();
    expect(pages.length > 0).toBe(subject.network !== 'google');
    const names = await stage.connector.disclosureNames();
    expect(names.length > 0).toBe(subject.network === 'meta');
    expect(new Set(names).size).toBe(names.length);
  });

  test('nothing that is told about calls holds a key', async () => {
    await stage.publish(plan);
    expect(JSON.stringify(stage.reports)).not.toMatch(/token|secret|Bearer/i);
  });
}
