import { networkOf, type Plan } from '@posthorn/connectors';
import { eyes } from '@posthorn/connectors/testing';
import type { Db } from '@posthorn/db';
import type { Sandbox } from '@posthorn/sandbox';

export interface Verdict {
  publications: number;
  /** One whole tree, running, with our money on it. */
  whole: number;
  /** Something that exists twice, or belongs to nobody. */
  doubled: number;
  orphans: number;
  wrongBudget: number;
  /** Neither live nor an error that somebody can act on. */
  stuck: number;
  errors: number;
}

/** Holds what we believe against what the networks have. */
export async function judge(db: Db, sandbox: Sandbox): Promise<Verdict> {
  const rows = await db
    .selectFrom('publication')
    .innerJoin('publication_plan as p', (join) =>
      join
        .onRef('p.publication_id', '=', 'publication.id')
        .onRef('p.version', '=', 'publication.plan_version'),
    )
    .select(['publication.channel', 'publication.state', 'publication.due_at', 'p.plan'])
    .execute();
  const verdict: Verdict = {
    publications: rows.length,
    whole: 0,
    doubled: 0,
    orphans: 0,
    wrongBudget: 0,
    stuck: 0,
    errors: 0,
  };
  const markers = new Set<string>();
  for (const { channel, state, due_at, plan: frozen } of rows) {
    const plan = frozen as Plan;
    markers.add(plan.marker);
    const network = networkOf[channel];
    const tree = eyes[network].tree(sandbox.ledger[network], plan);
    const parts = tree.parts.filter((part) => !part.startsWith('asset'));
    const isDoubled = new Set(parts).size < parts.length || tree.ads.length > plan.ads.length;
    const isRight = tree.budget === eyes[network].budgetOf(plan);
    const isWhole = plan.ads.every(({ id }) => tree.ads.some((ad) => ad.adId === id && ad.isOn));
    if (isDoubled) verdict.doubled += 1;
    if (tree.isRunning && !isRight) verdict.wrongBudget += 1;
    if (state === 'live' && tree.isRunning && isWhole && isRight && !isDoubled) verdict.whole += 1;
    else if (state === 'failed') verdict.errors += 1;
    if (due_at !== null || (state !== 'live' && state !== 'failed')) verdict.stuck += 1;
  }
  for (const ledger of Object.values(sandbox.ledger)) {
    const marked = ledger.list().flatMap(({ name }) => /\[rk:([^/]+)\//.exec(name)?.[1] ?? []);
    verdict.orphans += marked.filter((marker) => !markers.has(marker)).length;
  }
  return verdict;
}
