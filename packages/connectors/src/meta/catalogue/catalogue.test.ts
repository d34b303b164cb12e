import { sayMessage } from '@posthorn/domain';
import { conversionOf, firstAccounts } from '@posthorn/sandbox';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CataloguePlan } from '../../catalogue.ts';
import { callsToTry, effects, kinds } from '../../suite/connector-suite.ts';
import { aCataloguePlan, anItem, CatalogueStage } from './testing/stage.ts';

const DAY_MS = 86_400_000;

let stage: CatalogueStage;
beforeEach(async () => {
  stage = await CatalogueStage.open();
});
afterEach(() => stage.close());

const plan = aCataloguePlan();
const onStage = async <T>(act: (one: CatalogueStage) => Promise<T>): Promise<T> => {
  const one = await CatalogueStage.open();
  return act(one).finally(() => one.close());
};

function expectWhole(wanted: CataloguePlan, on = stage): void {
  const feeds = wanted.feeds.map(({ id }) => id);
  const looks = on.parts(wanted).filter((part) => part.startsWith('look-'));
  expect(new Set(looks).size).toBe(looks.length);
  expect(
    on
      .parts(wanted)
      .filter((part) => !part.startsWith('look-'))
      .toSorted(),
  ).toEqual(
    [
      ...['campaign', 'catalogue'],
      ...feeds.flatMap((id) => [`set-${id}`, `ad-${id}`, `products-${id}`]),
    ].toSorted(),
  );
  expect(on.shownItems()).toEqual([...on.items.wanted.keys()].toSorted());
  expect(on.only('campaign').fields).toMatchObject({
    status: wanted.isOn ? 'ACTIVE' : 'PAUSED',
    daily_budget: String(wanted.dailyBudget),
  });
}

describe('a campaign on a catalogue', () => {
  test('is published as one whole tree, with an ad set for each feed', async () => {
    await stage.publish(plan);
    expectWhole(plan);
    expect(stage.failures).toEqual([]);
    expect(stage.only('campaign').fields).toMatchObject({
      objective: 'OUTCOME_TRAFFIC',
      bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
      special_ad_categories: ['EMPLOYMENT'],
      special_ad_category_country: ['NL'],
    });
    const sets = stage.sandbox.ledger.meta.list({ kind: 'adset' });
    expect(sets.map(({ name, fields }) => [name.split(' [')[0], fields.status])).toEqual([
      ['Care', 'ACTIVE'],
      ['Office', 'ACTIVE'],
    ]);
    stage.assertAlwaysWhole();
  });

  test('for applications aims at them, with a cap and the pixels of the account', async () => {
    const pixelId = conversionOf(firstAccounts.meta);
    await stage.publish(
      aCataloguePlan({
        goal: 'MAXIMISE_CONVERSIONS',
        cap: { type: 'BID_CAP', cents: 150 },
        // Not one of the business: that is no reason not to advertise.
        pixelId: '4711',
      }),
    );
    expect(stage.only('campaign').fields).toMatchObject({
      objective: 'OUTCOME_LEADS',
      bid_strategy: 'LOWEST_COST_WITH_BID_CAP',
    });
    expect(stage.only('productCatalog').fields.external_event_sources).toEqual([pixelId]);
    for (const { fields } of stage.sandbox.ledger.meta.list({ kind: 'adset' })) {
      expect(fields).toMatchObject({
        bid_amount: '150',
        optimization_goal: 'OFFSITE_CONVERSIONS',
        promoted_object: { pixel_id: pixelId, custom_event_type: 'SUBMIT_APPLICATION' },
      });
    }
  });

  test('published again changes nothing and makes nothing', async () => {
    await stage.publish(plan);
    const { version } = stage.sandbox.ledger.meta;
    await stage.publish(plan);
    expect(stage.sandbox.ledger.meta.version).toBe(version);
  });

  test('that is to stay off is made and not shown', async () => {
    const off = aCataloguePlan({ isOn: false });
    await stage.publish(off);
    expectWhole(off);
    await stage.publish(plan);
    expectWhole(plan);
    await stage.publish(off);
    expectWhole(off);
    stage.assertAlwaysWhole();
  });

  test('follows another budget, text and feeds', async () => {
    await stage.publish(plan);
    const other = aCataloguePlan({
      dailyBudget: 4_000,
      template: { ...plan.template, message: 'Other words' },
      feeds: [
        { id: 'care', name: 'Care' },
        { id: 'logistics', name: 'Logistics' },
      ],
    });
    stage.items.wanted.delete('3');
    stage.items.want(anItem('4', { feedId: 'logistics', title: 'Driver' }));
    await stage.publish(other);
    expectWhole(other);
    const ads = stage.sandbox.ledger.meta.list({ kind: 'ad' });
    for (const { fields } of ads) {
      const look = stage.sandbox.ledger.meta.get(String(fields.creative_id));
      expect(JSON.stringify(look?.fields)).toContain('Other words');
    }
  });

  test('is paused, goes on, ends, and is taken away', async () => {
    await stage.publish(plan);
    await stage.connector.pause(await stage.run());
    expect(stage.isRunning()).toBe(false);
    await stage.connector.resume(await stage.run());
    expectWhole(plan);
    await stage.connector.stop(await stage.run());
    expect(stage.isRunning()).toBe(false);
    for (const { fields } of stage.sandbox.ledger.meta.list({ kind: 'adset' })) {
      expect(fields.status).toBe('PAUSED');
    }
    await stage.connector.remove(plan, await stage.run());
    expect(stage.parts(plan)).toEqual([]);
    expect(stage.shownItems()).toEqual([]);
    expect((await stage.published(plan)).refs).toEqual({});
    await stage.connector.remove(plan, await stage.run());
  });

  test('that never got as far can be paused, ended and taken away', async () => {
    await stage.connector.pause(await stage.run());
    await stage.connector.stop(await stage.run());
    await stage.connector.remove(plan, await stage.run());
    await stage.sendItems(plan);
    expect(stage.parts(plan)).toEqual([]);
  });

  test('gets a new catalogue with all items where a person has deleted the old one', async () => {
    await stage.publish(plan);
    const { id } = stage.only('productCatalog');
    await fetch(
      `${stage.sandbox.urls.meta}/v26.0/${id}?allow_delete_catalog_with_live_product_set=true`,
      { method: 'DELETE', headers: { authorization: 'Bearer token' } },
    );
    expect(stage.shownItems()).toEqual([]);
    await stage.publish(plan);
    expectWhole(plan);
  });

  test('says which feed Meta refuses, and shows the others', async () => {
    stage.sandbox.faults.add({
      match: { method: 'POST', path: 'adcreatives' },
      effect: 'policy',
      times: 1,
    });
    const failures = await stage.connector.publish(plan, await stage.run(), stage.items);
    expect(failures).toMatchObject([{ feedId: 'care', failure: { kind: 'policy' } }]);
    expect(stage.isRunning()).toBe(true);
    await stage.publish(plan);
    expectWhole(plan);
  });

  test('is not begun where the money is of another currency', async () => {
    const foreign = aCataloguePlan({ currency: 'USD' });
    await expect(
      stage.connector.publish(foreign, await stage.run(), stage.items),
    ).rejects.toMatchObject({ failure: { code: 'currency' } });
    expect(stage.parts(foreign)).toEqual([]);
  });
});

describe('items', () => {
  test('go as differences: what is new, what is changed, what is gone', async () => {
    await stage.publish(plan);
    const changes = stage.sandbox.ledger.meta.version;
    await stage.sendItems(plan);
    expect(stage.sandbox.ledger.meta.version).toBe(changes);
    stage.items.want(anItem('1', { title: 'Head nurse' }), anItem('9'));
    stage.items.wanted.delete('2');
    await stage.sendItems(plan);
    expect(stage.shownItems()).toEqual(['1', '3', '9']);
    const [first] = stage.sandbox.ledger.meta.list({ kind: 'productItem' });
    expect(first?.fields.data).toMatchObject({
      ...{ title: 'Head nurse', description: 'Head nurse', price: '0 EUR' },
      ...{ custom_label_0: 'care', custom_label_1: 'Utrecht', item_group_id: 'care_1' },
    });
  });

  test('that Meta refuses are named, and do not hold up the others', async () => {
    stage.items.want(anItem('4', { image: '' }));
    await stage.publish(plan);
    expect(stage.shownItems()).toEqual(['1', '2', '3']);
    expect([...stage.items.refused]).toEqual([['4', 'A required field is missing: image_link.']]);
  });

  test('of long lists go in batches, each once', async () => {
    for (let at = 10; at < 2_010; at += 1) stage.items.want(anItem(String(at)));
    await stage.publish(plan);
    expect(stage.shownItems()).toHaveLength(2_003);
    expect(stage.items.batches).toBe(3);
    stage.items.wanted.delete('77');
    await stage.sendItems(plan);
    expect(stage.items.batches).toBe(4);
    expect(stage.shownItems()).toHaveLength(2_002);
  });

  test('wait as long as the catalogue asks for', async () => {
    await stage.publish(plan);
    stage.sandbox.faults.add({
      match: { method: 'POST', path: 'items_batch' },
      effect: 'rateLimit',
      times: 1,
    });
    stage.items.want(anItem('9'));
    await stage.sendItems(plan);
    expect(stage.shownItems()).toContain('9');
    expect(stage.reports.map(({ outcome }) => outcome).join()).toContain('80014');
  });
});

describe('what goes wrong', () => {
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
        one.sandbox.faults.add({ network: 'meta', effect, when: { nth }, times: 1 });
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

  test.each(['lost', 'late', 'transient'] as const)(
    '%s at any call of a later reading leaves the items right',
    async (effect) => {
      let happened = true;
      for (let nth = 1; happened; nth += 1) {
        await onStage(async (one) => {
          await one.publish(plan);
          one.items.want(anItem('1', { title: 'Head nurse' }), anItem('9'));
          one.items.wanted.delete('2');
          one.sandbox.faults.add({ network: 'meta', effect, when: { nth }, times: 1 });
          await one.sendItems(plan);
          happened = one.sandbox.faults.list()[0]?.happened === 1;
          expectWhole(plan, one);
        });
      }
    },
  );

  test('an echo that comes after everything else is taken away again', async () => {
    stage.sandbox.faults.add({
      network: 'meta',
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
});

describe('following', () => {
  const followed = async (from: string, to: string) => {
    const asked = { ...(await stage.published(plan)), from, to };
    const [told] = await stage.connector.follow([asked]);
    if (!told || 'error' in told) throw new Error(String(told?.error));
    return told;
  };

  test('tells the state of each feed, its figures by day, and how many people saw it', async () => {
    await stage.publish(plan);
    await stage.sandbox.clock.advance(3 * DAY_MS);
    const { status, figures, reach } = await followed('2027-01-05', '2027-01-06');
    expect(status).toMatchObject({ state: 'delivering', isOn: true, dailyBudget: 2_500 });
    expect(status.feeds.map(({ feedId, state }) => [feedId, state])).toEqual([
      ['care', 'delivering'],
      ['office', 'delivering'],
    ]);
    expect(new Set(figures.map(({ day }) => day))).toEqual(new Set(['2027-01-05', '2027-01-06']));
    expect(new Set(figures.map(({ feedId }) => feedId))).toEqual(new Set(['care', 'office']));
    for (const day of ['2027-01-05', '2027-01-06']) {
      const spend = figures
        .filter((figure) => figure.day === day)
        .reduce((sum, figure) => sum + figure.spend, 0);
      expect(spend).toBeGreaterThan(0);
      expect(spend).toBeLessThanOrEqual(2_500 * 1.75);
    }
    expect(reach).toBeGreaterThan(0);
  });

  test('tells that a feed has nothing left to show', async () => {
    stage.items.wanted.delete('3');
    await stage.publish(plan);
    await stage.sandbox.clock.advance(DAY_MS);
    const { status } = await followed('2027-01-04', '2027-01-05');
    expect(status.feeds).toMatchObject([
      { feedId: 'care', state: 'delivering' },
      {
        feedId: 'office',
        state: 'problem',
        reasons: [
          { words: expect.stringContaining('items'), says: { code: 'review.ownWordsOfJobs' } },
        ],
      },
    ]);
  });

  test('answers for each by itself, also for what never stood', async () => {
    await stage.publish(plan);
    const days = { from: '2027-01-04', to: '2027-01-05' };
    const unknown = { plan, refs: { campaign: '1' }, ...days };
    const none = { plan, refs: {}, ...days };
    const [good, missing, never] = await stage.connector.follow([
      { ...(await stage.published(plan)), ...days },
      unknown,
      none,
    ]);
    expect(good).toMatchObject({ status: { isOn: true } });
    expect(missing).toMatchObject({ error: { failure: { code: 'notListed' } } });
    expect(never).toMatchObject({ status: { state: 'problem', feeds: [] } });
  });
});
