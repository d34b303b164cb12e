import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Db, loadReference, migrateToLatest } from '@posthorn/db';
import { startEmbeddedPostgres } from '@posthorn/db/embedded';
import { type Caller, signIn } from './caller.ts';
import { Crew } from './crew.ts';
import { type FilledAccount, fillLaunchable, PUBLISHES_EACH } from './fill-launchable.ts';
import { judge, type Verdict } from './judge.ts';
import { Misfortune } from './misfortune.ts';
import { Networks } from './networks.ts';
import { watch } from './watch.ts';

const PORT = 4_490;
const NETWORKS_PORT = 4_520;
const ACCOUNTS = 10;

export interface Result extends Verdict {
  kills: number;
  cuts: number;
  networkKills: number;
  seconds: number;
}

export interface Wish {
  seed: string;
  publishes: number;
  workers: number;
}

/** One run: everything at once, until nothing is left to do. Answers where it left its folder, too. */
export async function run({
  seed,
  publishes,
  workers,
}: Wish): Promise<Result & { folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'posthorn-bench-publish-'));
  const ledger = join(folder, 'networks');
  console.log(`seed ${seed}: ${folder}`);
  const closers: (() => Promise<unknown>)[] = [];
  try {
    const database = await startEmbeddedPostgres({
      dataDir: join(folder, 'database'),
      log: () => {},
    });
    closers.push(database.stop);
    await migrateToLatest(database.url);
    const { db, close } = connect(database.url, { statementTimeout: 0 });
    closers.push(close);
    await loadReference(db);
    const accounts = await fill(db, join(folder, 'data'), publishes);

    const networks = new Networks({ folder: ledger, seed, port: NETWORKS_PORT });
    closers.push(() => networks.stop());
    await networks.start();
    await networks.keepPages(db);
    await networks.storm();
    const place = { databaseUrl: database.url, folder, networks: networks.urls, port: PORT };
    const crew = new Crew(place, workers);
    closers.push(() => crew.stop());
    await crew.connect(accounts.map(({ accountId }) => accountId));
    await crew.start();
    const callers = await signInAll(db, crew.url, accounts);
    const misfortune = new Misfortune(db, crew, networks, Number(seed));
    closers.push(async () => misfortune.end());
    misfortune.begin();

    const began = Date.now();
    const launched = launchAll(accounts, callers);
    const callerOf = (accountId: string) => callers.get(accountId) as Caller;
    const overTheWorst = async () => {
      misfortune.end();
      await networks.calm();
    };
    const seen = await watch(db, launched, { callerOf, overTheWorst });
    const seconds = Math.round((Date.now() - began) / 1_000);
    await networks.catchUp();
    await crew.stop();
    await networks.stop();
    const verdict = await judge(db, ledger, seen);
    const { killed: kills } = crew;
    const counted = { kills, cuts: misfortune.cut, networkKills: networks.killed, seconds };
    return { ...verdict, ...counted, folder };
  } finally {
    for (const close of closers.toReversed()) await close();
  }
}

async function fill(db: Db, dataDir: string, publishes: number): Promise<FilledAccount[]> {
  const each = Math.ceil(publishes / PUBLISHES_EACH / ACCOUNTS);
  const accounts: FilledAccount[] = [];
  for (let n = 0; n < ACCOUNTS; n += 1) accounts.push(await fillLaunchable(db, dataDir, each));
  return accounts;
}

async function signInAll(db: Db, url: string, accounts: FilledAccount[]) {
  const callers = new Map<string, Caller>();
  for (const { accountId, personId } of accounts) {
    callers.set(accountId, await signIn(db, url, personId));
  }
  return callers;
}

/** Everyone launches one campaign after another. */
async function launchAll(accounts: FilledAccount[], callers: Map<string, Caller>): Promise<void> {
  await Promise.all(
    accounts.map(async ({ accountId, campaigns }) => {
      for (const id of campaigns) {
        const status = await callers.get(accountId)?.put(`campaigns/${id}/deploy`);
        if (status !== 200) throw new Error(`Launching ${id} was answered with ${status}`);
      }
    }),
  );
}
