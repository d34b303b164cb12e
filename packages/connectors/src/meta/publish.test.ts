import { messageOf } from '@posthorn/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Failure } from '../failure.ts';
import type { Plan } from '../plan.ts';
import { Stage } from '../suite/stage.ts';
import { statusOf } from '../testing/follow-one.ts';
import { anAd, picture } from './suite/plan.ts';
import { metaSubject } from './suite/subject.ts';

const [plan] = Object.values(metaSubject.plans) as [Plan];
const [post, story] = plan.ads as [Plan['ads'][0], Plan['ads'][0]];

let stage: Stage;
beforeEach(async () => {
  stage = await Stage.open(metaSubject);
});
afterEach(() => stage.close());

const publish = async (wanted: Plan): Promise<Failure[]> =>
  stage.connector.publish(wanted, await stage.run());
const failureOf = async (wanted: Plan): Promise<Failure> =>
  publish(wanted).then(
    () => expect.fail('It was published'),
    (error) => error.failure,
  );
const ledger = () => stage.sandbox.ledger.meta;
const all = (kind: string) => ledger().list({ kind });
/** What is in a call that makes one of these. */
const madeOf = { look: 'object_story_spec', ad: 'adset_id' };
const refuse = (what: keyof typeof madeOf, times = 1) =>
  stage.sandbox.faults.add({
    network: 'meta',
    match: { method: 'POST', bodyContains: madeOf[what] },
    times,
    effect: 'policy',
  });
/** A person who works at Meta's own pages. */
const byHand = (id: string, body: object | undefined) =>
  fetch(`${stage.sandbox.urls.meta}/v26.0/${id}`, {
    method: body ? 'POST' : 'DELETE',
    headers: { authorization: 'Bearer other', 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  });
const idOf = (kind: string, index = 0) => all(kind)[index]?.id ?? '';

test('tracking parameters are tags of the creative; other ones are another creative', async () => {
  const tracked = (utm_source: string): Plan => ({ ...plan, utm: { facebook: { utm_source } } });
  const tags = () =>
    all('ad').map(({ fields }) => ledger().get(String(fields.creative_id))?.fields.url_tags);
  expect(await publish(plan)).toEqual([]);
  expect(tags()).toEqual([undefined, undefined]);
  const looks = all('adcreative').length;
  expect(await publish({ ...plan, utm: { facebook: {}, instagram: {} } })).toEqual([]);
  expect(all('adcreative')).toHaveLength(looks);
  expect(await publish(tracked('fb & more'))).toEqual([]);
  expect(tags()).toContain('utm_source=fb%20%26%20more');
  expect(await publish(tracked('meta'))).toEqual([]);
  expect(tags()).toContain('utm_source=meta');
  expect(tags()).not.toContain('utm_source=fb%20%26%20more');
});

test('ads in Taiwan are declared, as the law there wants it', async () => {
  const places = [
    { name: 'Taiwan', type: 'country', countryCode: 'TW', regionName: null } as const,
  ];
  expect(await publish({ ...plan, places })).toEqual([]);
  for (const { fields } of all('adset')) {
    expect(fields.regional_regulated_categories).toEqual(['TAIWAN_UNIVERSAL']);
  }
});

test('an ad that Meta only remarks on is published, once, and reworded', async () => {
  const remarked = (message: string): Plan => ({
    ...plan,
    ads: plan.ads.map((ad) => ({ ...ad, message }) as Plan['ads'][0]),
  });
  expect(await publish(remarked('Join us [[remark]]'))).toEqual([]);
  expect(await publish(remarked('Join our team [[remark]]'))).toEqual([]);
  expect(stage.tree(plan)).toMatchObject({
    isRunning: true,
    ads: [{ isOn: true }, { isOn: true }],
  });
  const shown = all('ad').map(({ fields }) => ledger().get(String(fields.creative_id))?.fields);
  expect(JSON.stringify(shown)).toContain('Join our team');
  expect(JSON.stringify(shown)).not.toContain('Join us');
});

describe('an ad that is refused', () => {
  test.each(['look', 'ad'] as const)('as a new %s does not hold up the others', async (what) => {
    refuse(what);
    expect(await publish(plan)).toMatchObject([
      {
        adId: post.id,
        kind: 'policy',
        userMessage: messageOf('meta.ownWords', {
          words: 'Ad not accepted: This ad goes against our advertising standards.',
        }),
      },
    ]);
    expect(stage.tree(plan)).toMatchObject({
      isRunning: true,
      ads: [{ adId: story.id, isOn: true }],
    });
    const running = all('adset').filter(({ fields }) => fields.status === 'ACTIVE');
    expect(running.map(({ name }) => name)).toEqual([expect.stringContaining('set-ig-story')]);

    expect(await publish(plan)).toEqual([]);
    expect(stage.tree(plan).ads).toHaveLength(2);
  });

  test('gets a new look where the one that was made for it is gone', async () => {
    refuse('ad');
    expect(await publish(plan)).toMatchObject([{ adId: post.id }]);
    // A deletion that is carried out late does the same.
    await byHand(idOf('adcreative'), undefined);
    expect(await publish(plan)).toEqual([]);
    expect(stage.tree(plan)).toMatchObject({
      isRunning: true,
      ads: [{ isOn: true }, { isOn: true }],
    });
  });

  test('leaves its former self in place', async () => {
    await publish(plan);
    const before = ledger().get(idOf('ad'))?.fields;
    refuse('look');
    expect(await publish(metaSubject.reworded(plan))).toMatchObject([{ adId: post.id }]);
    expect(ledger().get(idOf('ad'))?.fields).toEqual(before);
  });

  test('together with all others switches nothing on', async () => {
    refuse('look', 2);
    expect(await failureOf(plan)).toMatchObject({ kind: 'policy', adId: post.id });
    expect(all('campaign')).toEqual([]);
    refuse('ad', 2);
    expect(await failureOf(plan)).toMatchObject({ kind: 'policy', adId: post.id });
    expect(stage.tree(plan)).toMatchObject({ isRunning: false, ads: [] });
  });
});

describe('a plan that Meta can not carry out', () => {
  test.each([
    ['places', { places: [] }],
    ['pages.facebook', { pages: { ...plan.pages, facebook: null } }],
  ] as const)('for want of %s is refused before anyone is asked', async (field, changes) => {
    expect(await failureOf({ ...plan, ...changes })).toMatchObject({ kind: 'invalid', field });
    expect(stage.reports).toEqual([]);
  });

  test('in another currency is refused before anything is made', async () => {
    expect(await failureOf({ ...plan, currency: 'GBP' })).toMatchObject({ field: 'currency' });
    expect(all('image')).toEqual([]);
  });

  test('in a place it does not know', async () => {
    const places = [
      { name: 'Nowhere', type: 'city', countryCode: 'NL', regionName: null },
    ] as const;
    expect(await failureOf({ ...plan, places })).toMatchObject({
      code: 'unknownPlace',
      userMessage: messageOf('meta.placeUnknown', { name: 'Nowhere' }),
    });
    expect(all('campaign')).toEqual([]);
  });

  test('on Instagram without an account there is carried out on Facebook', async () => {
    const silent = { ...plan, pages: { ...plan.pages, instagram: null } };
    expect(await publish(silent)).toMatchObject([{ adId: story.id, field: 'pages.instagram' }]);
    expect(stage.tree(plan)).toMatchObject({ isRunning: true, ads: [{ adId: post.id }] });
  });
});

describe('published again', () => {
  test('it becomes what the plan says now, and stays what it is', async () => {
    await publish(plan);
    const ids = ['campaign', 'adset', 'ad'].flatMap((kind) => all(kind).map(({ id }) => id));
    const changed: Plan = {
      ...metaSubject.reworded(plan),
      title: 'Another title',
      budget: 70_000,
      startDate: '2027-01-12',
      endDate: '2027-01-30',
      employer: 'Clinic BV',
      places: [{ name: 'Netherlands', type: 'country', countryCode: 'NL', regionName: null }],
    };
    expect(await publish(changed)).toEqual([]);
    expect(['campaign', 'adset', 'ad'].flatMap((kind) => all(kind).map(({ id }) => id))).toEqual(
      ids,
    );
    expect(all('campaign')[0]).toMatchObject({
      name: 'Another title [rk:m1/campaign]',
      fields: { lifetime_budget: '70000', status: 'ACTIVE' },
    });
    for (const { name, fields } of all('adset')) {
      expect(name).toContain('Another title');
      expect(fields).toMatchObject({
        start_time: '2027-01-11T23:00:00.000Z',
        end_time: '2027-01-30T22:59:59.000Z',
        dsa_beneficiary: 'Clinic BV',
        targeting: { geo_locations: { countries: ['NL'] } },
      });
    }
    const [first] = all('ad');
    const look = ledger().get(String(first?.fields.creative_id));
    expect(JSON.stringify(look?.fields)).toContain('Other words');
    expect(all('adcreative')).toHaveLength(3);
  });

  test('it has the ads of the plan and no others', async () => {
    await publish(plan);
    const added = anAd('FacebookStoryAd', { media: [picture('new')] });
    const changed = { ...plan, ads: [post, added] };
    expect(await publish(changed)).toEqual([]);
    const { ads } = stage.tree(changed);
    expect(ads.map(({ adId }) => adId).sort()).toEqual([post.id, added.id].sort());
    expect(all('adset').map(({ name }) => /set-([\w-]+)/.exec(name)?.[1])).toEqual([
      'fb-feed',
      'fb-story',
    ]);
  });

  test('what a person has changed at Meta is as planned again', async () => {
    await publish(plan);
    await byHand(idOf('campaign'), { lifetime_budget: 999_900, status: 'PAUSED' });
    await byHand(idOf('adset'), { end_time: '2027-03-01T00:00:00+0100', name: 'Mine' });
    await byHand(idOf('ad', 1), { status: 'PAUSED', creative: { creative_id: idOf('adcreative') } })
      .then((answer) => answer.json())
      .then((answer) => expect(answer).toHaveProperty('error'));
    await byHand(idOf('ad', 1), { status: 'PAUSED', name: 'Mine, too' });
    expect(stage.tree(plan)).toMatchObject({ isRunning: false, budget: 999_900 });
    expect(stage.tree(plan).ads).toHaveLength(1);
    const { ads } = await statusOf(stage.connector, await stage.published(plan));
    expect(ads.map(({ adId }) => adId)).toEqual([post.id, story.id]);
    expect(await publish(plan)).toEqual([]);
    expect(stage.tree(plan)).toMatchObject({
      isRunning: true,
      budget: plan.budget,
      endDate: plan.endDate,
      ads: [{ isOn: true }, { isOn: true }],
    });
    for (const { name, fields } of all('adset')) {
      expect(name).toContain('[rk:m1/set-');
      expect(fields.end_time).toBe('2027-01-24T22:59:59.000Z');
    }
  });

  test.each(['ad', 'adset'])('what a person has deleted is made anew: %s', async (kind) => {
    await publish(plan);
    await byHand(idOf(kind), undefined);
    expect(stage.tree(plan).ads).toHaveLength(1);
    expect(await publish(plan)).toEqual([]);
    expect(stage.tree(plan)).toMatchObject({
      isRunning: true,
      ads: [{ isOn: true }, { isOn: true }],
    });
    expect(all('adset')).toHaveLength(2);
  });

  test('a campaign that has spent money is never begun again from nothing', async () => {
    await publish(plan);
    expect(await failureOf({ ...plan, goal: 'MAXIMISE_IMPRESSIONS' })).toMatchObject({
      code: 'goalChanged',
    });
    await byHand(idOf('campaign'), undefined);
    expect(await failureOf(plan)).toMatchObject({ code: 'campaignGone' });
    expect(all('campaign')).toEqual([]);
  });

  test('nor is one of which only Meta knows that it has spent money', async () => {
    await publish(plan);
    await stage.sandbox.clock.set(Date.parse(`${plan.startDate}T12:00:00Z`) + 2 * 86_400_000);
    await byHand(idOf('campaign'), undefined);
    const { journal } = await stage.run();
    await journal.forget('campaign:status');
    expect(await failureOf(plan)).toMatchObject({ code: 'campaignGone' });
  });

  test('nor does a campaign that ran for visits go on for applications in name only', async () => {
    await publish(plan);
    const other: Plan = { ...plan, goal: 'MAXIMISE_CONVERSIONS' };
    expect(await failureOf(other)).toMatchObject({ code: 'goalChanged' });
  });

  test('a campaign that never ran may get another goal', async () => {
    refuse('ad', 2);
    await failureOf(plan);
    const other: Plan = { ...plan, goal: 'MAXIMISE_IMPRESSIONS' };
    expect(await publish(other)).toEqual([]);
    expect(all('campaign')).toMatchObject([{ fields: { objective: 'OUTCOME_AWARENESS' } }]);
    expect(stage.tree(other).ads).toHaveLength(2);
  });
});

test('pausing is said again, whatever the journal remembers', async () => {
  await publish(plan);
  const published = await stage.published(plan);
  await stage.connector.pause(published, await stage.run());
  await byHand(idOf('campaign'), { status: 'ACTIVE' });
  await stage.connector.pause(published, await stage.run());
  expect(stage.tree(plan).isRunning).toBe(false);
});

test('replacing an ad says what is wrong with it', async () => {
  await publish(plan);
  refuse('look');
  const reworded = metaSubject.reworded(plan);
  const failure = await stage.connector
    .replaceAd(reworded, post.id, await stage.run())
    .catch((error) => error.failure);
  expect(failure).toMatchObject({ kind: 'policy', adId: post.id });
});
