import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openBenchDatabase } from './bench-database.ts';
import { ADS, fillFigures, YEAR } from './fill-figures.ts';
import { median, shown } from './numbers.ts';
import { stopServer } from './processes.ts';
import { largest, openSessions, PRODUCT, startProduct } from './scene.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 15);
/** One account with a tenth of these. */
const size = { accounts: 1, campaigns: 100_000 };

/** What the page of a campaign is made of, read as it is written down, without HTTP and JSON. */
const bare = [
  `select day, channel, sum(impressions), sum(clicks), sum(leads), sum(spend)
   from campaign_figure where campaign_id = $1 group by day, channel`,
  `select ad_id, channel, sum(impressions), sum(clicks), sum(leads), sum(spend)
   from campaign_figure where campaign_id = $1 group by ad_id, channel`,
];

const database = await openBenchDatabase(size);
const folder = await mkdtemp(join(tmpdir(), 'posthorn-bench-product-'));
const { campaignId, accountId, slug } = await fillFigures(database.url);
const product = await startProduct(database.url, folder);
const client = new pg.Client(database.url);
try {
  await client.connect();
  const [visitor] = await openSessions(database.url, largest);
  if (!visitor) throw new Error('There is no account');
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${PRODUCT}/api${path}`, {
      headers: { cookie: visitor.cookie },
    });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${text}`);
  };
  const works = {
    bare: async () => {
      for (const text of bare) await client.query(text, [campaignId]);
    },
    campaign: () => ask(`/campaigns/${campaignId}/figures`),
    list: () => ask(`/accounts/${accountId}/All/campaigns?page=1&perpage=10`),
    'workspace, whole time': () => ask(`/accounts/${accountId}/${slug}/figures/days`),
    'account, whole time': () => ask(`/accounts/${accountId}/All/figures/days`),
    'account, 28 days': () =>
      ask(`/accounts/${accountId}/All/figures/days?from=2025-06-01&to=2025-06-28&since=2025-05-04`),
  };
  const times: Record<string, number[]> = {};
  // The first round is for warming up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, work] of Object.entries(works)) {
      const began = performance.now();
      await work();
      if (round > 0) times[name] = [...(times[name] ?? []), performance.now() - began];
    }
  }
  const of = (name: keyof typeof works) => median(times[name] ?? []);
  const line = (name: keyof typeof works, yardstick: keyof typeof works) =>
    console.log(
      `${name.padEnd(24)}${shown(of(name), 1)}${shown(of(yardstick), 1)}${shown(of(name) / of(yardstick))}`,
    );
  console.log(`${'milliseconds'.padEnd(24)}    product  yardstick      ratio`);
  console.log(`a campaign of ${YEAR} days and ${ADS} ads, against the bare query`);
  line('campaign', 'bare');
  console.log('10,000 campaigns of 30 days, against the first page of their list');
  line('workspace, whole time', 'list');
  line('account, whole time', 'list');
  line('account, 28 days', 'list');
} finally {
  await client.end();
  await stopServer(product);
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}
