import type { Plan } from '@posthorn/connectors';
import { expectedTrees, eyes } from '@posthorn/connectors/testing';
import type { Db } from '@posthorn/db';
import { networkOf } from '@posthorn/domain';
import {
  type LedgerReader,
  type SandboxNetwork,
  startSandbox,
  unwholeMoments,
} from '@posthorn/sandbox';
import type { Seen } from './watch.ts';

export interface Verdict {
  publishes: number;
  /** One whole tree, running, with our money on it. */
  whole: number;
  /** Failed on the way and said why; after a retry it is whole. */
  failedClearly: number;
  retried: number;
  /** Failed and said nothing. */
  unclear: number;
  /** Something that exists twice, or belongs to no one. */
  doubled: number;
  orphaned: number;
  wrongBudget: number;
  /** At some moment it could be shown before all of it was there and right. */
  tooEarly: number;
  /** Not live, or still with something to do. */
  stuck: number;
}

type Ledgers = Record<SandboxNetwork, LedgerReader>;

/** Holds what we believe against what the networks have, read from their folder. */
export async function judge(db: Db, folder: string, seen: Seen): Promise<Verdict> {
  const sandbox = await startSandbox({ folder });
  try {
    return await judgeBy(sandbox.ledger, db, seen);
  } finally {
    await sandbox.stop();
  }
}

async function judgeBy(ledgers: Ledgers, db: Db, seen: Seen): Promise<Verdict> {
  const rows = await listPublications(db);
  const whole = new Set<string>();
  const verdict = { doubled: 0, wrongBudget: 0, tooEarly: 0, stuck: 0 };
  for (const { id, channel, state, due_at, spread_at, plan: frozen } of rows) {
    const plan = frozen as Plan;
    const network = networkOf[channel];
    const ledger = ledgers[network];
    const tree = eyes[network].tree(ledger, plan);
    const early = unwholeMoments(ledger, network, expectedTrees(network, [plan]), seen.refused);
    const parts = tree.parts.filter((part) => !part.startsWith('asset'));
    const isDoubled = new Set(parts).size < parts.length || tree.ads.length > plan.ads.length;
    const isRight = tree.budget === eyes[network].budgetOf(plan) && tree.endDate === plan.endDate;
    const isWhole = plan.ads.every((one) => tree.ads.some((ad) => ad.adId === one.id && ad.isOn));
    // What is left is spread again and again, as long as it runs.
    const isSettled = state === 'live' && (due_at === null || spread_at !== null);
    if (isDoubled) verdict.doubled += 1;
    if (!isRight) verdict.wrongBudget += 1;
    if (early.length > 0) {
      verdict.tooEarly += 1;
      console.log('  too early:', JSON.stringify({ id, channel, early }));
    }
    if (!isSettled) verdict.stuck += 1;
    if (isSettled && tree.isRunning && isWhole && isRight && !isDoubled) whole.add(id);
    else console.log('  not whole:', { id, channel, state, due_at, ...tree, parts });
  }
  return {
    publishes: rows.length,
    whole: whole.size,
    failedClearly: seen.failed.size,
    retried: [...seen.failed].filter((id) => whole.has(id)).length,
    unclear: seen.unclear.size,
    ...verdict,
    orphaned: countOrphans(ledgers, new Set(rows.map(({ plan }) => (plan as Plan).marker))),
  };
}

const listPublications = (db: Db) =>
  db
    .selectFrom('publication')
    .innerJoin('publication_plan as p', (join) =>
      join
        .onRef('p.publication_id', '=', 'publication.id')
        .onRef('p.version', '=', 'publication.plan_version'),
    )
    .select([
      'publication.id',
      'publication.channel',
      'publication.state',
      'publication.due_at',
      'publication.spread_at',
      'p.plan',
    ])
    .execute();

/** Things with a marker of ours that no publication has, and money on Google that no campaign spends. */
function countOrphans(ledgers: Ledgers, markers: ReadonlySet<string>): number {
  const strangers = Object.values(ledgers)
    .flatMap((ledger) => ledger.list())
    .flatMap(({ name }) => /\[rk:([^/]+)\//.exec(name)?.[1] ?? [])
    .filter((marker) => !markers.has(marker));
  const { google } = ledgers;
  const spent = google.list({ kind: 'campaign' }).map(({ fields }) => fields.campaignBudget);
  const idle = google.list({ kind: 'campaignBudget' }).filter(({ id }) => !spent.includes(id));
  return strangers.length + idle.length;
}
