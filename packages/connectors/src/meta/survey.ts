import { messageOf } from '@posthorn/domain';
import { NetworkFailure } from '../failure.ts';
import type { Journal } from '../journal/journal.ts';
import type { Plan } from '../plan.ts';
import { isMissing } from './failure.ts';
import type { Graph } from './graph.ts';
import { adOfPart, CAMPAIGN, familyOfPart } from './part.ts';
import { cents } from './statistics.ts';
import { forgetPart, partOf, type Row, type Standing, statusKey, under } from './tree.ts';

const FIELDS = 'id,name,status,objective,lifetime_budget,daily_budget';

/** What a publication is known to have. */
interface Known {
  journal: Journal;
}

export interface Survey {
  standing: Standing;
  /** Ours by their names, but not in the journal. */
  strangers: readonly { part: string; id: string }[];
}

/**
 * Looks at what stands at Meta before anything is done. What a person has taken away over there is
 * forgotten, so that it is made anew.
 */
export async function survey(
  graph: Graph,
  run: Known,
  wished: Pick<Plan, 'marker'> & { objective: string },
): Promise<Survey> {
  const { journal } = run;
  const campaignId = journal.ref(CAMPAIGN);
  if (campaignId === undefined) return { standing: new Map(), strangers: [] };
  const campaign = await rowOf(graph, campaignId, FIELDS);
  if (campaign?.objective !== wished.objective) {
    await beginAgain(graph, run, campaign);
    return { standing: new Map(), strangers: [] };
  }
  const toPart = partOf(wished, journal.refs);
  const rows = [
    { ...campaign, part: CAMPAIGN },
    ...(await under(graph, toPart, campaignId, 'adsets')),
    ...(await under(graph, toPart, campaignId, 'ads')),
  ];
  const standing = new Map(
    rows.filter(({ id, part }) => journal.ref(part) === id).map((row) => [row.part, row]),
  );
  for (const part of treeParts(run)) {
    // A list may be behind; an object that is read by its id is not.
    const row =
      standing.get(part) ?? (await rowOf(graph, journal.ref(part) ?? '', 'id,name,status'));
    if (!row) await forgetPart(journal, part);
  }
  return { standing, strangers: rows.filter(({ id, part }) => journal.ref(part) !== id) };
}

/** The parts of the tree that the journal knows. */
export const treeParts = ({ journal }: Known): string[] =>
  Object.keys(journal.refs).filter(
    (key) =>
      !key.includes(':') &&
      (key === CAMPAIGN || familyOfPart(key) !== undefined || adOfPart(key) !== undefined),
  );

/** Undefined where there is none any more. */
export async function rowOf(graph: Graph, id: string, fields: string): Promise<Row | undefined> {
  try {
    const row = await graph.get<Row>(id, { fields });
    return ['DELETED', 'ARCHIVED'].includes(row.status) ? undefined : row;
  } catch (error) {
    if (error instanceof NetworkFailure && isMissing(error.failure)) return undefined;
    throw error;
  }
}

/** A campaign that never ran may be made anew. One that did has spent money, which must be counted. */
async function beginAgain(graph: Graph, run: Known, campaign: Row | undefined): Promise<void> {
  const hasRun =
    campaign?.status === 'ACTIVE' ||
    run.journal.ref(statusKey(CAMPAIGN)) !== undefined ||
    (await hasSpent(graph, run.journal.ref(CAMPAIGN) ?? ''));
  if (hasRun) throw campaign ? goalChanged() : gone();
  if (campaign) await graph.remove(campaign.id);
  for (const part of treeParts(run)) if (part !== CAMPAIGN) await forgetPart(run.journal, part);
  await forgetPart(run.journal, CAMPAIGN);
}

async function hasSpent(graph: Graph, campaignId: string): Promise<boolean> {
  try {
    const rows = await graph.list<{ spend?: string }>(`${campaignId}/insights`, {
      fields: 'spend',
      date_preset: 'maximum',
    });
    return rows.some(({ spend }) => cents(spend ?? '0') > 0);
  } catch (error) {
    if (error instanceof NetworkFailure && isMissing(error.failure)) return false;
    throw error;
  }
}

const goalChanged = () =>
  new NetworkFailure({
    kind: 'invalid',
    code: 'goalChanged',
    message: 'The objective of a campaign that ran can not be changed.',
    userMessage: messageOf('meta.goalFixed'),
    field: 'goal',
  });

const gone = () =>
  new NetworkFailure({
    kind: 'invalid',
    code: 'campaignGone',
    message: 'The campaign was deleted or archived at Meta.',
    userMessage: messageOf('meta.campaignDeletedThere'),
  });
