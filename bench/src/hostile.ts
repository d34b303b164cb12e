import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { makeFeed } from './feeds/make-feed.ts';
import { hostileFeeds } from './hostile/documents.ts';
import { onLibrary } from './library.ts';
import { median, quantile, shown } from './numbers.ts';
import { ownPageHeaders } from './own-page.ts';
import { startServer, stopServer } from './processes.ts';
import { openSessions, type Visitor } from './scene.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 15);
const ATTACKERS = 3;
const THINKING_MS = 20;
const LARGE_MB = 100;

const HOST = 4_483;
const at = (name: string) => `http://127.0.0.1:${HOST}/${name}`;
const names = [...Object.keys(hostileFeeds), 'page', 'large'];

interface Caller extends Visitor {
  headers: Record<string, string>;
}

/** How long the overview takes for one person, over and over again. */
async function look(url: string, { accountId, cookie }: Visitor, until: number): Promise<number[]> {
  const times: number[] = [];
  while (Date.now() < until) {
    const began = performance.now();
    const path = `/api/accounts/${accountId}/All/campaigns?page=1&perpage=10`;
    const answer = await fetch(url + path, { headers: { cookie } });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`The overview answered ${answer.status}`);
    times.push(performance.now() - began);
    await pause(THINKING_MS);
  }
  return times;
}

/** Checks one hostile document after the other; each attacker begins with another one. */
async function attack(
  url: string,
  { accountId, headers }: Caller,
  { functionGroup, first, until }: { functionGroup: string; first: number; until: number },
): Promise<number> {
  let checks = 0;
  for (let n = first; Date.now() < until; n += 1) {
    const name = names[n % names.length] ?? '';
    const [path, body] =
      name === 'page'
        ? [`/api/accounts/${accountId}/vacancy-reading`, { url: at(name) }]
        : [`/api/dynamic-ads/${accountId}/validate-feed`, { functionGroup, feedUrl: at(name) }];
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: stopAt(until),
    }).catch(() => undefined);
    if (answer && ![200, 201, 422].includes(answer.status)) {
      throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`);
    }
    await answer?.arrayBuffer();
    checks += 1;
  }
  return checks;
}

function stopAt(until: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), Math.max(0, until - Date.now()));
  return controller.signal;
}

await onLibrary(async ({ url, databaseUrl, folder }) => {
  const large = join(folder, 'large.xml');
  await pipeline(Readable.from(makeFeed(LARGE_MB * 1024 * 1024)), createWriteStream(large));
  const program = new URL('./hostile/host.ts', import.meta.url).pathname;
  const args = ['--import', 'tsx', program, String(HOST), large];
  const host = await startServer(args, {}, at('tag'));

  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(`update account set features = '{dynamicAds}'`);
  const groups = await client.query<{ key: string }>(
    'select key from function_group where not retired order by key limit 1',
  );
  const functionGroup = groups.rows[0]?.key ?? '';
  const [person, ...others] = await openSessions(databaseUrl);
  if (!person) throw new Error('No visitor is signed in');
  const attackers: Caller[] = [];
  for (const visitor of others.filter(({ accountId }) => accountId !== person.accountId)) {
    if (attackers.length === ATTACKERS) break;
    attackers.push({ ...visitor, headers: await ownPageHeaders(url, visitor.cookie) });
  }
  const until = () => Date.now() + SECONDS * 1_000;
  await look(url, person, Date.now() + 3_000);
  const ratios: number[] = [];
  console.log('ms of the overview        p50        p99        max     checks');
  const tell = (name: string, times: number[], checks: number) =>
    console.log(
      name.padEnd(18) +
        [0.5, 0.99, 1].map((share) => shown(quantile(times, share), 1)).join('') +
        String(checks).padStart(11),
    );
  for (let round = 0; round < ROUNDS; round += 1) {
    const quiet = await look(url, person, until());
    tell('quiet', quiet, 0);
    // Each round is within what a person may do in ten minutes.
    await client.query('delete from rate_counter');
    const end = until();
    const [attacked, ...checks] = await Promise.all([
      look(url, person, end),
      ...attackers.map((attacker, n) =>
        attack(url, attacker, { functionGroup, first: round + 2 * n, until: end }),
      ),
    ]);
    tell(
      'under attack',
      attacked,
      checks.reduce((sum, one) => sum + one, 0),
    );
    ratios.push(quantile(attacked, 0.99) / quantile(quiet, 0.99));
  }
  console.log(`p99 under attack / quiet: ${median(ratios).toFixed(2)}`);
  await client.end();
  await stopServer(host);
});
