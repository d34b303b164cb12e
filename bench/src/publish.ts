import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type Db, loadReference, migrateToLatest } from '@posthorn/db';
import { startEmbeddedPostgres } from '@posthorn/db/embedded';
import { type FaultRule, type Sandbox, startSandbox } from '@posthorn/sandbox';
import { sql } from 'kysely';
import { Crew } from './publish/crew.ts';
import { type FilledAccount, fillLaunchable } from './publish/fill-launchable.ts';
import { judge, type Verdict } from './publish/judge.ts';

const PUBLISHES = Number(process.env.BENCH_PUBLISHES ?? 2_000);
const SEEDS = (process.env.BENCH_SEEDS ?? '1,2,3,4').split(',');
const WORKERS = Number(process.env.BENCH_WORKERS ?? 3);
const PORT = 4_490;
const ACCOUNTS = 10;
const REPAIRS = 6;
/** A worker should live long enough to begin something. */
const KILL_EVERY_MS = 12_000;
const CUT_EVERY_MS = 3_000;
/** Each campaign is published on so many channels. */
const CHANNELS_EACH = 2.75;

const rules: FaultRule[] = [
  { effect: 'lost', when: { probability: 0.015 } },
  { effect: 'lost504', when: { probability: 0.01 } },
  { effect: 'late', when: { probability: 0.01 }, delaySeconds: 20 },
  { effect: 'late', when: { probability: 0.005 }, delaySeconds: 100 },
  { effect: 'transient', when: { probability: 0.01 } },
  { effect: 'rateLimit', when: { probability: 0.004 } },
  { effect: 'truncated', when: { probability: 0.006 } },
  { effect: 'html502', when: { probability: 0.006 } },
  { effect: 'staleRead', when: { probability: 0.01 } },
  { effect: 'slow', when: { probability: 0.005 }, delaySeconds: 5 },
  { effect: 'policy', when: { probability: 0.002 } },
  { effect: 'permission', when: { probability: 0.001 } },
  { effect: 'tokenExpired', when: { probability: 0.001 } },
];

/** One run: everything at once, until nobody has anything left to do. */
async function run(seed: string, publishes: number): Promise<Verdict & Record<string, number>> {
  const folder = await mkdtemp(join(tmpdir(), 'posthorn-bench-publish-'));
  const dataDir = join(folder, 'data');
  const database = await startEmbeddedPostgres({
    dataDir: join(folder, 'database'),
    log: () => {},
  });
  await migrateToLatest(database.url);
  const { db, close } = connect(database.url, { statementTimeout: 0 });
  await loadReference(db);
  const places = async ({ text = '' }: { text?: string }) => [
    {
      id: '2745912',
      name: text || 'Utrecht',
      type: 'city',
      countryCode: 'NL',
      regionName: 'Utrecht',
    } as const,
  ];
  const sandbox = await startSandbox({ seed, places, callsPerHour: 100_000_000 });
  const crew = new Crew({ databaseUrl: database.url, dataDir, sandbox, port: PORT }, WORKERS);
  const misfortune = new Misfortune(db, crew, Number(seed));
  try {
    const perAccount = Math.ceil(publishes / CHANNELS_EACH / ACCOUNTS);
    const accounts: FilledAccount[] = [];
    for (let n = 0; n < ACCOUNTS; n += 1) {
      accounts.push(await fillLaunchable(db, dataDir, perAccount));
    }
    await keepPages(db, sandbox);
    for (const rule of rules) sandbox.faults.add(rule);
    await crew.start();
    const callers = await Promise.all(accounts.map((account) => signIn(db, crew.url, account)));
    misfortune.begin();
    const began = Date.now();
    await Promise.all(
      accounts.map(async ({ campaigns }, n) => {
        for (const id of campaigns) await callers[n]?.put(`campaigns/${id}/deploy`);
      }),
    );
    await quiet(db);
    for (let round = 0; round < REPAIRS; round += 1) {
      const repaired = await repair(db, accounts, callers);
      if (round === REPAIRS - 2) sandbox.faults.clear();
      await quiet(db);
      if (repaired === 0) break;
    }
    const seconds = Math.round((Date.now() - began) / 1_000);
    misfortune.end();
    const verdict = await judge(db, sandbox);
    return { ...verdict, killed: crew.killed, cut: misfortune.cut, seconds };
  } finally {
    misfortune.end();
    await crew.stop();
    await sandbox.stop();
    await close();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Kills workers and cuts connections, again and again. */
class Misfortune {
  cut = 0;
  private timers: NodeJS.Timeout[] = [];
  private state: number;

  constructor(
    private readonly db: Db,
    private readonly crew: Crew,
    seed: number,
  ) {
    this.state = seed + 1;
  }

  begin(): void {
    this.timers = [
      setInterval(() => this.crew.kill(this.chance()), KILL_EVERY_MS),
      setInterval(() => void this.cutOne().catch(() => {}), CUT_EVERY_MS),
    ];
  }

  end(): void {
    for (const timer of this.timers) clearInterval(timer);
    this.timers = [];
  }

  private chance(): number {
    this.state = (this.state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return this.state / 2 ** 32;
  }

  private async cutOne(): Promise<void> {
    const { rows } = await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'posthorn-jobs' order by md5(pid::text || ${this.chance()}::text)
      limit 1`.execute(this.db);
    this.cut += rows.length;
  }
}

interface Caller {
  put(path: string): Promise<number>;
}

async function signIn(db: Db, url: string, { personId }: FilledAccount): Promise<Caller> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('session')
    .values({
      token_hash: createHash('sha256').update(token).digest(),
      person_id: personId,
      expires_at: new Date(Date.now() + 86_400_000),
      id_token: null,
    })
    .execute();
  const cookie = `posthorn_session=${token}`;
  const answer = await fetch(`${url}/api/sanctum/csrf-cookie`, { headers: { cookie } });
  const csrf = /XSRF-TOKEN=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '';
  const headers = {
    cookie: `${cookie}; XSRF-TOKEN=${csrf}`,
    'x-xsrf-token': decodeURIComponent(csrf),
    origin: url,
  };
  return {
    async put(path) {
      const { status } = await fetch(`${url}/api/${path}`, { method: 'PUT', headers });
      return status;
    },
  };
}

/** Presses retry on every campaign with an error; answers how many there were. */
async function repair(db: Db, accounts: FilledAccount[], callers: Caller[]): Promise<number> {
  const errored = await db
    .selectFrom('campaign_error')
    .select(['campaign_id', 'account_id'])
    .distinct()
    .execute();
  for (const { campaign_id, account_id } of errored) {
    const n = accounts.findIndex(({ accountId }) => accountId === account_id);
    await callers[n]?.put(`campaigns/${campaign_id}/redeploy`);
  }
  return errored.length;
}

/** Waits until nothing is due any more, and says now and then how far it is. */
async function quiet(db: Db): Promise<void> {
  for (let second = 0; ; second += 1) {
    const states = await db
      .selectFrom('publication')
      .select(['state', sql<number>`count(*)`.as('all'), sql<number>`count(due_at)`.as('due')])
      .groupBy('state')
      .orderBy('state')
      .execute();
    if (states.every(({ due }) => due === 0)) return;
    const said = states.map(({ state, all, due }) => `${all} ${state} (${due} due)`).join(', ');
    if (second % 15 === 0) console.log(`  ${said}`);
    await sleep(1_000);
  }
}

async function keepPages(db: Db, sandbox: Sandbox): Promise<void> {
  const pages = await db.selectFrom('social_page').selectAll().orderBy('id').execute();
  const of = (channel: string) => pages.filter((page) => page.channel === channel);
  const instagram = of('instagram');
  for (const { external_id: id, name } of of('linkedin')) {
    if (id) await sandbox.addPage({ network: 'linkedin', id, name });
  }
  for (const { external_id: id, name } of of('facebook')) {
    const instagramUserId = instagram.shift()?.external_id ?? null;
    if (id) await sandbox.addPage({ network: 'meta', id, name, instagramUserId });
  }
}

const results: Record<string, unknown>[] = [];
for (const seed of SEEDS) {
  const result = { seed, ...(await run(seed, PUBLISHES / SEEDS.length)) };
  results.push(result);
  console.table([result]);
}
const summary = new URL('../.data/publish.json', import.meta.url).pathname;
await writeFile(summary, JSON.stringify(results, null, 2)).catch(() => {});
console.table(results);
const isRight = results.every(
  ({ publications, whole, doubled, orphans, stuck }) =>
    publications === whole && doubled === 0 && orphans === 0 && stuck === 0,
);
console.log(isRight ? 'Every publish ended in one whole tree.' : 'Something is not right.');
process.exitCode = isRight ? 0 : 1;
