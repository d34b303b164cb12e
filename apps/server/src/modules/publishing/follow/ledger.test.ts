import { type AdType, adTypeSpecs, networkOf } from '@posthorn/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  kit,
  launch,
  makeCampaign,
  sandbox,
  server,
  setSandboxScene,
  tools,
} from '../../../testing/networks/sandbox-scene.ts';
import { followTogether } from './follow-together.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const networks = [...new Set(Object.values(networkOf))];
const everywhere: readonly AdType[] = [
  'FacebookPostAd',
  'FacebookPostAd',
  'InstagramPostAd',
  'LinkedinPostAd',
  'LinkedinPostAd',
  'GoogleSearchAd',
  'GoogleDisplayGeneratedAd',
];

setSandboxScene({ corrects: true });
beforeEach(() => sandbox.faults.clear());

const publications = async () =>
  (await server.db.selectFrom('publication').select('id').orderBy('id').execute()).map(
    ({ id }) => id,
  );

/** Asks about everything there is, as the product does again and again. */
const follow = async () => followTogether(tools, await publications());

/** What an ad of ours did on a day on a channel: applications, clicks, impressions, cents. */
type Figures = Record<string, [number, number, number, number]>;

function keep(into: Figures, key: string, row: Counted): void {
  const [leads, clicks, impressions, spend] = into[key] ?? [0, 0, 0, 0];
  into[key] = [
    leads + row.leads,
    clicks + row.clicks,
    impressions + row.impressions,
    spend + row.spend,
  ];
}

interface Counted {
  leads: number;
  clicks: number;
  impressions: number;
  spend: number;
}

const withoutNothing = (figures: Figures): Figures =>
  Object.fromEntries(Object.entries(figures).filter(([, row]) => row.some((count) => count > 0)));

/**
 * What the networks themselves have counted, by our ads. An ad is recognised by its id in the name that it, or
 * what is above it, has there, or by the step that made it.
 */
async function inLedger(): Promise<Figures> {
  const ads = await server.db.selectFrom('ad').select(['id', 'type']).execute();
  const steps = await server.db
    .selectFrom('publication_step')
    .select(['key', 'external_id'])
    .execute();
  const dates = await plannedDates();
  const figures: Figures = {};
  for (const network of networks) {
    const { statistics, ledger } = sandbox.world(network);
    for (const row of statistics({ by: 'day' })) {
      const object = ledger.get(row.adId);
      const words = [
        object?.name,
        ledger.get(object?.parent ?? '')?.name,
        ...steps.flatMap(({ key, external_id }) => (external_id === row.adId ? key : [])),
      ].join(' ');
      const ad = ads.find(({ id }) => words.includes(id));
      if (!ad || row.day === null) throw new Error(`No ad of ours: ${network} ${words}`);
      // Hours that another time zone puts beside the days of a campaign count for its first and last one.
      const { startDate, endDate } = dates.get(ad.id) ?? { startDate: '', endDate: '' };
      const day = row.day < startDate ? startDate : row.day > endDate ? endDate : row.day;
      keep(figures, `${ad.id} ${adTypeSpecs[ad.type].channel} ${day}`, row);
    }
  }
  return withoutNothing(figures);
}

async function plannedDates() {
  const plans = await server.db
    .selectFrom('publication')
    .select(['reached_plan'])
    .where('reached_plan', 'is not', null)
    .execute();
  return new Map(
    plans.flatMap(({ reached_plan }) => {
      const { ads, startDate, endDate } = reached_plan as Planned;
      return ads.map(({ id }) => [id, { startDate, endDate }] as const);
    }),
  );
}

interface Planned {
  ads: { id: string }[];
  startDate: string;
  endDate: string;
}

/** What the product has of it. */
async function kept(): Promise<Figures> {
  const rows = await server.db.selectFrom('campaign_figure').selectAll().execute();
  const figures: Figures = {};
  for (const row of rows) keep(figures, `${row.ad_id} ${row.channel} ${row.day}`, row);
  return withoutNothing(figures);
}

const total = (figures: Figures) =>
  Object.values(figures).reduce(
    ([a, b, c, d], [leads, clicks, impressions, spend]) => [
      a + leads,
      b + clicks,
      c + impressions,
      d + spend,
    ],
    [0, 0, 0, 0],
  );

const sumTables = ['campaign_total', 'campaign_day', 'workspace_total', 'workspace_day'] as const;
type SumTable = (typeof sumTables)[number];

/** The sums that lists and pages show are those of the days. */
async function expectSums(): Promise<void> {
  const sums = (table: SumTable) =>
    server.db.selectFrom(table).select(['leads', 'clicks', 'impressions', 'spend']).execute();
  const all = total(await kept());
  for (const table of sumTables) {
    const figures: Figures = {};
    for (const row of await sums(table)) keep(figures, 'all', row);
    expect(figures.all).toEqual(all);
  }
}

describe('figures are those of the networks, by ad, channel and day', () => {
  test('while they correct the last days and count those who apply later', async () => {
    const { id } = await makeCampaign(everywhere, { type: 'conversions' });
    await launch(id);
    const [firstDay = ''] = [...(await plannedDates()).values()].map(({ startDate }) => startDate);
    const firstDays: Figures[] = [];
    for (let day = 0; day < 8; day += 1) {
      await sandbox.clock.advance(DAY_MS);
      await follow();
      const figures = await kept();
      expect(figures).toEqual(await inLedger());
      const first = Object.entries(figures).filter(([key]) => key.endsWith(firstDay));
      if (day > 0) firstDays.push(Object.fromEntries(first));
    }
    // The first day did not stay as it was told.
    expect(new Set(firstDays.map((figures) => JSON.stringify(figures))).size).toBeGreaterThan(2);
    expect(total(await kept())[0]).toBeGreaterThan(0);
    await expectSums();
  });

  test('after days on which no one asked, also of days long over', async () => {
    await follow();
    // Eleven days of silence, longer than what is usually read again.
    await sandbox.clock.advance(11 * DAY_MS);
    await follow();
    expect(await kept()).toEqual(await inLedger());
    const admin = await server.client(kit.admin.id);
    const [campaign] = await server.db.selectFrom('campaign').select('id').execute();
    const { body } = await admin.call('getCampaignFigures', {
      params: { campaignId: campaign?.id ?? '' },
    });
    const answered = body.days.reduce((sum, { spend }) => sum + spend, 0);
    expect(answered).toBe(total(await inLedger())[3]);
    expect(body.channels.every(({ until }) => until !== null)).toBe(true);
    await expectSums();
  });

  test('after its end, until the last application has been attributed', async () => {
    for (let week = 0; week < 6; week += 1) {
      await sandbox.clock.advance(7 * DAY_MS);
      await follow();
    }
    expect(await kept()).toEqual(await inLedger());
    await expectSums();
  });
});

test('a network that answers half, or refuses, changes nothing until it answers whole', async () => {
  const { id } = await makeCampaign(everywhere);
  await launch(id);
  await sandbox.clock.advance(3 * DAY_MS);
  await follow();
  for (const effect of ['truncated', 'rateLimit', 'transient', 'html502'] as const) {
    const before = await kept();
    await sandbox.clock.advance(2 * DAY_MS);
    const rules = ['insights', 'adAnalytics', 'googleAds:search'].map((path) =>
      sandbox.faults.add({ match: { path }, effect }),
    );
    await follow();
    expect(await kept()).toEqual(before);
    for (const rule of rules) sandbox.faults.remove(rule);
    await sandbox.clock.advance(HOUR_MS);
    await follow();
    expect(await kept()).toEqual(await inLedger());
  }
});

test('a network that fails after the first page changes nothing until it tells all of them', async () => {
  // More rows, one for each ad and day, than Meta tells at once.
  const { id } = await makeCampaign(Array.from({ length: 24 }, () => 'FacebookPostAd' as const));
  await launch(id);
  await sandbox.clock.advance(24 * DAY_MS);
  const rule = sandbox.faults.add({
    match: { path: 'insights', account: 'after=' },
    effect: 'transient',
  });
  await follow();
  expect(sandbox.faults.list().find((each) => each.id === rule)?.happened).toBeGreaterThan(0);
  const rows = server.db.selectFrom('campaign_figure').selectAll().where('campaign_id', '=', id);
  expect(await rows.execute()).toEqual([]);
  sandbox.faults.remove(rule);
  await sandbox.clock.advance(HOUR_MS);
  await follow();
  expect(await kept()).toEqual(await inLedger());
});

test('a day that the product has wrongly is set right when it is read again', async () => {
  const { id } = await makeCampaign(['FacebookPostAd']);
  await launch(id);
  await sandbox.clock.advance(4 * DAY_MS);
  await follow();
  await server.db
    .updateTable('campaign_figure')
    .set({ clicks: 99_999, spend: 1 })
    .where('campaign_id', '=', id)
    .execute();
  await sandbox.clock.advance(DAY_MS);
  await follow();
  expect(await kept()).toEqual(await inLedger());
});

test('two processes at once read an account once', async () => {
  const { id } = await makeCampaign(['FacebookPostAd', 'LinkedinPostAd']);
  await launch(id);
  await sandbox.clock.advance(4 * DAY_MS);
  let asked = 0;
  const listening: typeof tools = {
    ...tools,
    networks: {
      ...tools.networks,
      async connectorFor(...wanted) {
        const connector = await tools.networks.connectorFor(...wanted);
        if (!connector) return undefined;
        return {
          ...connector,
          follow(rows) {
            asked += 1;
            return connector.follow(rows);
          },
        };
      },
    },
  };
  const ids = await publications();
  const before = new Date(sandbox.clock.now() - 60_000);
  // In whatever order each process has found them.
  await Promise.all(
    [ids, ids.toReversed(), ids].map((some) => followTogether(listening, some, before)),
  );
  expect(asked).toBe(networks.length);
  expect(await kept()).toEqual(await inLedger());
});
