import { addDays, sayMessage } from '@posthorn/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Plan } from '../plan.ts';
import { utrecht } from '../testing/utrecht.ts';
import { runScheduleOf } from './mapping/schedule.ts';
import { failureOf, Local } from './suite/local.ts';
import { asset, film, plan, post } from './suite/plans.ts';

let local: Local;
beforeEach(async () => {
  local = await Local.open();
});
afterEach(() => local.close());

describe('tracking parameters', () => {
  const tracked = (): unknown[] =>
    local.all('adCampaign').map(({ fields }) => fields.trackingParameters);
  const kept = (customValueParameters: object) => ({
    customValueParameters,
    dynamicValueParameters: {},
  });

  test('are set on each campaign, changed with the plan and taken away with it', async () => {
    await local.publish({ ...plan(), utm: { linkedIn: { utm_source: 'linkedin' } } });
    expect(tracked()).toEqual([kept({ utm_source: 'linkedin' }), kept({ utm_source: 'linkedin' })]);
    const posts = local.all('post').length;
    await local.publish({ ...plan(), utm: { linkedIn: { utm_medium: 'paid' } } });
    expect(tracked()).toEqual([kept({ utm_medium: 'paid' }), kept({ utm_medium: 'paid' })]);
    await local.publish({ ...plan(), utm: { linkedIn: {} } });
    expect(tracked()).toEqual([kept({}), kept({})]);
    // Nothing was made anew, so nothing is reviewed again.
    expect(local.all('post')).toHaveLength(posts);
  });

  test('are not spoken of where an account has none', async () => {
    await local.publish(plan());
    expect(tracked()).toEqual([undefined, undefined]);
  });
});

describe('publishing', () => {
  test('an ad that is refused does not hold up the others, and is told of', async () => {
    local.fault({ match: { method: 'POST', path: '/posts' }, effect: 'policy', when: { nth: 1 } });
    const failures = await local.publish(plan());
    expect(failures).toMatchObject([{ kind: 'policy', adId: 'ad-1' }]);
    expect(local.all('creative').map(({ fields }) => fields.intendedStatus)).toEqual([
      'ACTIVE',
      'ACTIVE',
    ]);
    expect(local.budgets()).toEqual({ STANDARD_UPDATE: 500_01, SINGLE_VIDEO: 500_00 });
    // The next attempt finds it in order.
    expect(await local.publish(plan())).toEqual([]);
    expect(local.budgets()).toEqual({ STANDARD_UPDATE: 666_67, SINGLE_VIDEO: 333_34 });
  });

  test('a post that is gone is made anew for an ad that was not made with it', async () => {
    const match = { method: 'POST', path: '/creatives' } as const;
    local.fault({ match, effect: 'policy', when: { nth: 1 } });
    expect(await local.publish(plan())).toMatchObject([{ adId: 'ad-1' }]);
    // A deletion that is carried out late does the same, and so does a worker that dies after it.
    const [lost] = local.all('post');
    await local.client().delete(`posts/${encodeURIComponent(lost?.id ?? '')}`);
    expect(await local.publish(plan())).toEqual([]);
    expect(local.all('post')).toHaveLength(3);
    expect(local.all('creative').map(({ fields }) => fields.intendedStatus)).toEqual([
      'ACTIVE',
      'ACTIVE',
      'ACTIVE',
    ]);
  });

  test('a group whose campaigns were refused takes them with a later end', async () => {
    local.fault({ match: { method: 'POST', path: '/adCampaigns' }, effect: 'policy', times: 1 });
    await expect(local.publish(plan())).rejects.toThrow();
    expect(local.all('adCampaignGroup')).toHaveLength(1);
    const later = { ...plan(), endDate: addDays(plan().endDate, 2) };
    expect(await local.publish(later)).toEqual([]);
    expect(local.all('adCampaign').map(({ fields }) => fields.status)).toEqual([
      'ACTIVE',
      'ACTIVE',
    ]);
  });

  test('a format whose ads are all refused gets nothing', async () => {
    local.fault({ match: { path: '/posts', bodyContains: 'video' }, effect: 'policy' });
    const failures = await local.publish(plan());
    expect(failures).toMatchObject([{ adId: 'ad-3' }]);
    expect(local.budgets()).toEqual({ STANDARD_UPDATE: 1000_01, SINGLE_VIDEO: 0 });
  });

  test('an ad that is refused when it is switched on leaves its money to the others', async () => {
    const match = { path: '/creatives/', bodyContains: 'ACTIVE' };
    local.fault({ match, effect: 'policy', when: { nth: 3 } });
    expect(await local.publish(plan())).toMatchObject([{ kind: 'policy', adId: 'ad-3' }]);
    expect(local.budgets()).toEqual({ STANDARD_UPDATE: 1000_01, SINGLE_VIDEO: 0 });
  });

  test('a picture goes on where the film in its place is refused when it is switched on', async () => {
    await local.publish(plan({ ads: [post('ad-1')] }));
    const match = { path: '/creatives/', bodyContains: 'ACTIVE' };
    local.fault({ match, effect: 'policy' });
    const failures = await local.publish(plan({ title: 'Doctor', ads: [film('ad-1')] }));
    expect(failures).toMatchObject([{ kind: 'policy', adId: 'ad-1' }]);
    expect(local.budgets()).toEqual({ STANDARD_UPDATE: 1000_01, SINGLE_VIDEO: 0 });
    const statuses = local.all('adCampaign').map(({ fields }) => fields.status);
    expect(statuses).toEqual(['ACTIVE', 'DRAFT']);
  });

  test('where no ad is left nothing is switched on, and it says why', async () => {
    local.fault({ match: { method: 'POST', path: '/posts' }, effect: 'policy' });
    expect(await failureOf(local.publish(plan()))).toMatchObject({ kind: 'policy', adId: 'ad-1' });
    const drafts = [...local.all('adCampaignGroup'), ...local.all('adCampaign')];
    expect(drafts.map(({ fields }) => fields.status)).toEqual(['DRAFT', 'DRAFT', 'DRAFT']);
  });

  test('a long film goes in pieces', async () => {
    const long = film('long', { media: [asset('long.mp4', 'video', 9_000_000)] });
    await local.publish(plan({ ads: [long] }));
    expect(local.reports.filter(({ method }) => method === 'PUT')).toHaveLength(3);
  });

  test('a file that LinkedIn can not read is told of, and brought anew the next time', async () => {
    const broken = {
      ...(await local.run()),
      read: async () => Buffer.from('no picture'),
    };
    const wanted = plan({ ads: [post('ad-1')] });
    expect(await failureOf(local.connector.publish(wanted, broken))).toMatchObject({
      code: 'PROCESSING_FAILED',
      adId: 'ad-1',
    });
    expect(await local.publish(wanted)).toEqual([]);
  });

  test('dates, name, places and budget follow the plan; the goal can not', async () => {
    await local.publish(plan());
    const other = plan({
      title: 'Doctor Utrecht',
      startDate: '2027-01-12',
      endDate: '2027-01-20',
      budget: 900_00,
      places: [{ name: 'Utrecht', type: 'region', countryCode: 'NL', regionName: null }],
    });
    await local.publish(other);
    expect(local.budgets()).toEqual({ STANDARD_UPDATE: 600_00, SINGLE_VIDEO: 300_00 });
    for (const { name, fields } of [...local.all('adCampaignGroup'), ...local.all('adCampaign')]) {
      expect(name).toMatch(/^Doctor Utrecht \[rk:/);
      expect(fields.runSchedule).toEqual({
        start: Date.parse('2027-01-11T23:00:00Z'),
        end: Date.parse('2027-01-20T23:00:00Z'),
      });
    }
    const wanted = { text: 'Utrecht', types: ['region' as const] };
    const [province] = local.sandbox.world('linkedin').places(wanted);
    expect(JSON.stringify(local.all('adCampaign')[0]?.fields.targetingCriteria)).toContain(
      `"urn:li:geo:${province?.id}"`,
    );
    expect(
      await failureOf(local.publish({ ...other, goal: 'MAXIMISE_IMPRESSIONS' })),
    ).toMatchObject({
      code: 'IMMUTABLE_CAMPAIGN_OBJECTIVE_TYPE',
    });
  });

  test('nothing is changed where the network tells the same in another order', async () => {
    const province = {
      name: 'Utrecht',
      type: 'region',
      countryCode: 'NL',
      regionName: null,
    } as const;
    const wanted = plan({ places: [utrecht, province] });
    await local.publish(wanted);
    const patches = () => local.reports.filter(({ method }) => method === 'POST').length;
    const before = patches();
    await local.publish(wanted);
    expect(patches()).toBe(before);
  });

  test('what shall begin at once begins, however late the call arrives', async () => {
    const today = plan({ startDate: '2027-01-04' });
    const match = { method: 'POST', path: '/adCampaigns' };
    local.fault({ match, effect: 'late', delaySeconds: 30, times: 1 });
    await local.publish(today).catch(() => undefined);
    await local.sandbox.clock.advance(31_000);
    expect(await local.publish(today)).toEqual([]);
    // It was carried out half a minute after it was sent, and found: one call for each format.
    const made = local.reports.filter(
      ({ method, path }) => method === 'POST' && path.endsWith('/adCampaigns'),
    );
    expect(made).toHaveLength(2);
    const starts = () => local.all('adCampaign').map(({ fields }) => fields.runSchedule);
    const first = starts();
    await local.sandbox.clock.advance(60_000);
    // A minute later it is still the same wish.
    expect(await local.publish(today)).toEqual([]);
    expect(starts()).toEqual(first);
  });

  test('a campaign that aims at one language keeps it', async () => {
    await local.publish(plan());
    const [campaign] = local.all('adCampaign');
    const { ledger } = local.sandbox.world('linkedin');
    const dutch = JSON.parse(
      JSON.stringify(campaign?.fields.targetingCriteria).replace('en_US', 'nl_NL'),
    );
    const locale = { language: 'nl', country: 'NL' };
    ledger.change(campaign?.id ?? '', { locale, targetingCriteria: dutch });
    expect(await local.publish(plan({ budget: 1200_00 }))).toEqual([]);
    const [after] = local.all('adCampaign');
    expect(after?.fields).toMatchObject({ locale, targetingCriteria: dutch });
  });

  test('dates move both ways within their group', async () => {
    await publishOn('2027-01-12', '2027-01-25');
    await publishOn('2027-01-08', '2027-01-20');
    await publishOn('2027-01-14', '2027-01-28');
    await publishOn('2027-01-06', '2027-02-01');
  });

  async function publishOn(startDate: string, endDate: string) {
    const wanted = plan({ startDate, endDate });
    expect(await local.publish(wanted)).toEqual([]);
    const runSchedule = runScheduleOf(wanted, local.clock.now());
    for (const { fields } of [...local.all('adCampaignGroup'), ...local.all('adCampaign')]) {
      expect(fields.runSchedule).toEqual(runSchedule);
    }
  }

  test.each<[string, Partial<Plan>, string]>([
    ['without a page', { pages: { facebook: null, instagram: null, linkedin: null } }, 'noPage'],
    ['without places', { places: [] }, 'noPlaces'],
    ['without ads', { ads: [] }, 'noAds'],
    [
      'in a place no one knows',
      { places: [{ name: 'Atlantis', type: 'city', countryCode: 'NL', regionName: null }] },
      'unknownPlace',
    ],
  ])('%s is refused before anything is made', async (_, changes, code) => {
    expect(await failureOf(local.publish(plan(changes)))).toMatchObject({ kind: 'invalid', code });
    expect(local.all('adCampaignGroup')).toEqual([]);
  });

  test('what a person deleted on LinkedIn is not paid for twice', async () => {
    await local.publish(plan());
    const client = local.client();
    const [campaign] = local.all('adCampaign');
    await client.patch(client.inAccount('adCampaigns', campaign?.id ?? ''), {
      $set: { status: 'PENDING_DELETION' },
    });
    expect(await failureOf(local.publish(plan()))).toMatchObject({ code: 'deletedOnLinkedIn' });
  });

  test('a creative that a person deleted on LinkedIn is made again', async () => {
    await local.publish(plan());
    const client = local.client();
    const [creative] = local.all('creative');
    await client.patch(client.inAccount('creatives', creative?.id ?? ''), {
      $set: { intendedStatus: 'PENDING_DELETION' },
    });
    await local.publish(plan());
    const active = local.all('creative').filter(({ fields }) => fields.intendedStatus === 'ACTIVE');
    expect(active).toHaveLength(3);
    expect(local.all('post')).toHaveLength(3);
  });

  test('a call that is called off stops at once', async () => {
    const signal = AbortSignal.abort(new Error('called off'));
    await expect(
      local.connector.publish(plan(), { ...(await local.run()), signal }),
    ).rejects.toThrow('called off');
    expect(local.all('adCampaignGroup')).toEqual([]);
  });
});

describe('validating', () => {
  test.each<[string, Partial<Plan>, string, string | undefined]>([
    ['too little money', { budget: 300_00 }, 'FIELD_VALUE_TOO_LOW', undefined],
    ['another currency', { currency: 'USD' }, 'CURRENCY_MISMATCH', undefined],
    [
      'a picture that is too large',
      { ads: [post('a', { media: [asset('a', 'image', 6_000_000)] })] },
      'imageBytes',
      'a',
    ],
    [
      'a picture with too many pixels',
      { ads: [post('a', { media: [{ ...asset('a', 'image'), width: 7_000, height: 6_000 }] })] },
      'media.imagePixels',
      'a',
    ],
    [
      'a film that is too tall',
      { ads: [film('a', { media: [{ ...asset('a', 'video'), width: 400, height: 1_200 }] })] },
      'media.videoShape',
      'a',
    ],
    [
      'a film that is too small',
      { ads: [film('a', { media: [asset('a', 'video', 10)] })] },
      'videoBytes',
      'a',
    ],
    [
      'a text that is too long',
      { ads: [post('a', { headline: 'x'.repeat(201) })] },
      'field.maxLength',
      'a',
    ],
    [
      'a place no one knows',
      { places: [{ name: 'Atlantis', type: 'city', countryCode: 'NL', regionName: null }] },
      'unknownPlace',
      undefined,
    ],
  ])('finds %s', async (_, changes, code, adId) => {
    const verdict = await local.connector.validate(plan(changes), await local.run());
    const found = verdict.refusals;
    expect(found).toMatchObject([{ kind: 'invalid', code, ...(adId && { adId }) }]);
    expect(found[0] && sayMessage(found[0].userMessage)).toMatch(/\w/);
  });
});
