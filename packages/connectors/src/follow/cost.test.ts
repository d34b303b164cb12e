import { readFileSync } from 'node:fs';
import { addDays } from '@posthorn/domain';
import { expect, test } from 'vitest';
import type { Connector, ToFollow } from '../connector.ts';
import { googleConnector } from '../google/index.ts';
import { bannerPlan } from '../google/testing/plans.ts';
import { subject as google } from '../google/testing/subject.ts';
import { linkedInConnector } from '../linkedin/index.ts';
import { metaConnector } from '../meta/connector.ts';
import { aPlan } from '../meta/suite/plan.ts';
import type { NetworkSettings } from '../settings.ts';
import { Stage } from '../suite/stage.ts';
import { TurnedClock } from '../testing/turned-clock.ts';
import type { CallReport, TransportTools } from '../transport/transport.ts';

/** What decision 28 assumes: so many ads in a campaign, rounds in a day, and days that are read in a round. */
const ADS = 3;
const ROUNDS = 96;
const DAYS = 8;
/** Once a day applications are read that came late. */
const LATE_DAYS = 29;
/** How long a Display campaign runs. On its last two days what is left is spread in every round. */
const DISPLAY_DAYS = 14;
const CLOSE_DAYS = 2;
/** Before that, every six hours. */
const SPREADS = 4;

const today = '2027-01-31';
const ads = Array.from({ length: ADS }, (_, at) => at);

/** Made once for all pages of a list. */
const madeRows = new Map<string, object[]>();
interface Condition {
  field: string;
  value: string[];
}
function rowsOf(
  pathname: string,
  filtering: Condition[],
  range: { since: string; until: string } | null,
): object[] {
  const key = JSON.stringify([pathname, filtering, range]);
  const known = madeRows.get(key);
  if (known) return known;
  const ids = filtering.find(({ field }) => field === 'campaign.id')?.value ?? [];
  const { since, until } = range ?? { since: today, until: today };
  const perDay = pathname.endsWith('/campaigns')
    ? ids.map((id) => ({ id, status: 'ACTIVE' }))
    : ids.flatMap((campaign_id) => ads.map((ad) => ({ campaign_id, id: `${campaign_id}-${ad}` })));
  const rows: object[] = [];
  for (let day = since; day <= until && day <= today; day = addDays(day, 1))
    rows.push(...perDay.map((row) => ({ ...row, date_start: day })));
  madeRows.set(key, rows);
  return rows;
}

/** Lists of Meta with as many rows as there would be, in pages. */
function fromMeta(url: URL): object {
  const { searchParams } = url;
  const told = (name: string) => JSON.parse(searchParams.get(name) ?? 'null');
  const rows = rowsOf(url.pathname, told('filtering'), told('time_range'));
  const from = Number(searchParams.get('after') ?? 0);
  const to = from + Number(searchParams.get('limit'));
  const next = to < rows.length ? { next: 'more', cursors: { after: String(to) } } : {};
  return { data: rows.slice(from, to), paging: next };
}

/** What the networks answer, as far as it decides how often they are asked. */
const answers: Record<string, (url: URL, body: string) => object> = {
  meta: fromMeta,
  linkedin: () => ({ results: {}, elements: [] }),
  google: (_, body) =>
    body.includes('FROM customer')
      ? { results: [{ customer: { currencyCode: 'EUR', timeZone: 'UTC' } }] }
      : { results: [] },
};

const connectors = { meta: metaConnector, linkedin: linkedInConnector, google: googleConnector };
type Name = keyof typeof connectors;

function open(network: Name): { connector: Connector; reports: CallReport[] } {
  const reports: CallReport[] = [];
  const tools: TransportTools = {
    clock: new TurnedClock(Date.parse(`${today}T09:00:00Z`)),
    random: () => 0.5,
    fetch: async (url, init) =>
      Response.json(answers[network]?.(new URL(String(url)), String(init?.body)) ?? {}),
    heard: (report) => reports.push(report),
  };
  const settings: NetworkSettings = {
    network,
    baseUrl: 'https://network.example',
    apiVersion: '1',
    accountId: '1',
    credentials: { accessToken: 'key' },
    capabilities: { html5: false, leadForms: false, catalogAds: false },
    conversionId: null,
    applicationEvents: [],
  };
  return { connector: connectors[network](settings, tools), reports };
}

const publications = (count: number, days: number): ToFollow[] =>
  Array.from({ length: count }, (_, at) => ({
    plan: aPlan({ startDate: addDays(today, -60), endDate: addDays(today, 30) }),
    // As each of the networks calls it.
    refs: {
      campaign: `customers/1/campaigns/${String(120_000_000_000_000_000 + at)}`,
      group: String(600_000 + at),
      'campaign:image': String(700_000 + at),
      ...Object.fromEntries(
        ads.map((ad) => [
          `creative:ad${at}x${ad}:w${at}x${ad}`,
          `urn:li:sponsoredCreative:${at}${ad}`,
        ]),
      ),
    },
    from: addDays(today, 1 - days),
    to: today,
  }));

const sum = (reports: readonly CallReport[]) => reports.reduce((all, { cost }) => all + cost, 0);

const costs = new Map<string, ReturnType<typeof askFor>>();
/** Asked for once, though several rows want to know. */
function costOf(network: Name, count: number) {
  const key = `${network} ${count}`;
  const cost = costs.get(key) ?? askFor(network, count);
  costs.set(key, cost);
  return cost;
}

async function askFor(network: Name, count: number) {
  const { connector, reports } = open(network);
  // The first time more is asked: what never changes is remembered.
  await connector.follow(publications(1, DAYS));
  const once = async (days: number) => {
    const before = sum(reports);
    await connector.follow(publications(count, days));
    return sum(reports) - before;
  };
  const [round, late] = [await once(DAYS), await once(LATE_DAYS)];
  return { round, late, day: (ROUNDS - 1) * round + late };
}

/** What it costs to spread what is left of a Display campaign over the days that are left. */
async function costOfSpreading(): Promise<number> {
  const stage = await Stage.open(google);
  await stage.publish(bannerPlan);
  await stage.sandbox.clock.set(Date.parse(`${addDays(bannerPlan.startDate, 4)}T12:00:00Z`));
  const before = sum(stage.reports);
  await stage.connector.boost(await stage.published(bannerPlan), await stage.run(), {
    budget: bannerPlan.budget,
    spent: 0,
    today: addDays(bannerPlan.startDate, 4),
  });
  await stage.close();
  return sum(stage.reports) - before;
}

const decision = readFileSync(
  new URL('../../../../docs/decisions/0028-cost-of-calls.md', import.meta.url),
  'utf8',
);

/** The numbers of a row of the decision's table. */
const rowOf = (name: string): number[] => {
  const row = decision.split('\n').find((line) => line.startsWith(`| ${name} |`));
  if (!row) throw new Error(`Decision 28 has no row ${name}`);
  return row
    .split('|')
    .slice(2, 5)
    .map((cell) => Number(cell.replaceAll(',', '')));
};

const counts = [10, 100, 1_000];
const inOrder = async (of: (count: number) => Promise<number>): Promise<number[]> => {
  const all: number[] = [];
  for (const count of counts) all.push(await of(count));
  return all;
};

test.each([
  ['Meta, points in a day', 'meta'],
  ['LinkedIn, calls in a day', 'linkedin'],
  ['Google Search, operations in a day', 'google'],
] as const)('%s', async (row, network) => {
  expect(await inOrder(async (count) => (await costOf(network, count)).day)).toEqual(rowOf(row));
});

test('Meta, most points in five minutes', async () => {
  const most = await inOrder(async (count) => (await costOf('meta', count)).late);
  expect(most).toEqual(rowOf('Meta, most points in five minutes'));
});

test('Google Display, operations in a day', async () => {
  const spreading = await costOfSpreading();
  const often = (DISPLAY_DAYS - CLOSE_DAYS) * SPREADS + CLOSE_DAYS * ROUNDS;
  const days = await inOrder(async (count) => {
    const { day } = await costOf('google', count);
    return day + Math.round((count * spreading * often) / DISPLAY_DAYS);
  });
  expect(days).toEqual(rowOf('Google Display, operations in a day'));
});
