import { isDeepStrictEqual } from 'node:util';
import type { Plan } from '@posthorn/connectors';
import type { Database, Tx } from '@posthorn/db';
import type { BudgetChannel, Delivery } from '@posthorn/domain';
import { type Selectable, sql } from 'kysely';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import { type Frozen, freeze } from '../freeze/freeze.ts';
import { publishJob } from '../publish-job.ts';

type Publication = Selectable<Database['publication']>;

/** Whose publications shall become what. The campaign is locked by the caller. */
export interface Wish {
  accountId: string;
  campaignId: string;
  now: Date;
  delivery: Delivery;
}

/** Publishes a campaign as it is now, and tries again what was refused. */
export async function launchPublications(tx: Tx, wish: Wish): Promise<void> {
  const known = await lockPublications(tx, wish);
  const frozen = await freeze(tx, wish.accountId, wish.campaignId);
  // The gate of a launch refuses this; whoever skips it must not end up with nothing to publish.
  if (frozen.length === 0) throw new Error(`Campaign ${wish.campaignId} has nothing to publish`);
  for (const each of frozen) {
    const publication = known.get(each.channel) ?? (await addPublication(tx, wish, each.channel));
    await wantPlan(tx, wish, publication, each, { tries: isUnfinished(publication) });
  }
  await stopOthers(tx, wish, known, frozen);
}

/** Brings what changed in a launched campaign to the networks. What never ran waits for its repair. */
export async function refreshPublications(
  tx: Tx,
  wish: Wish,
  changedAds: readonly string[] = [],
): Promise<void> {
  const known = await lockPublications(tx, wish);
  if (known.size === 0) return;
  const frozen = await freeze(tx, wish.accountId, wish.campaignId, changedAds);
  for (const each of frozen) {
    const publication = known.get(each.channel) ?? (await addPublication(tx, wish, each.channel));
    if (publication.state === 'failed' && publication.reached_plan === null) continue;
    await wantPlan(tx, wish, publication, each, { tries: false });
  }
  await stopOthers(tx, wish, known, frozen);
}

/** Shows, pauses or ends what is published, as it is. */
export async function steerPublications(tx: Tx, wish: Wish): Promise<void> {
  for (const publication of (await lockPublications(tx, wish)).values()) {
    if (publication.wanted_delivery === wish.delivery) continue;
    if (publication.wanted_delivery === 'stopped') continue;
    await want(tx, wish, publication, publication.plan_version);
  }
}

/** Tries again what was refused, without looking at what changed since. */
export async function retryPublications(tx: Tx, wish: Wish): Promise<void> {
  for (const publication of (await lockPublications(tx, wish)).values()) {
    if (publication.state === 'failed') {
      await want(tx, wish, publication, publication.plan_version);
    }
  }
}

const isUnfinished = ({ state, is_whole }: Publication): boolean => state === 'failed' || !is_whole;

async function lockPublications(tx: Tx, { accountId, campaignId }: Wish) {
  const rows = await tx
    .selectFrom('publication')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('campaign_id', '=', campaignId)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.channel, row]));
}

function addPublication(tx: Tx, { accountId, campaignId }: Wish, channel: BudgetChannel) {
  return tx
    .insertInto('publication')
    .values({ account_id: accountId, campaign_id: campaignId, channel })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What is no longer part of the campaign ends. */
async function stopOthers(
  tx: Tx,
  wish: Wish,
  known: Map<BudgetChannel, Publication>,
  frozen: readonly Frozen[],
): Promise<void> {
  for (const publication of known.values()) {
    const isKept = frozen.some(({ channel }) => channel === publication.channel);
    if (isKept || publication.wanted_delivery === 'stopped') continue;
    await want(tx, { ...wish, delivery: 'stopped' }, publication, publication.plan_version);
  }
}

async function wantPlan(
  tx: Tx,
  wish: Wish,
  publication: Publication,
  { plan, sources }: Frozen,
  { tries }: { tries: boolean },
): Promise<void> {
  const version = await keepPlan(
    tx,
    publication,
    { marker: markerFor(publication), ...plan },
    sources,
  );
  const isSame =
    version === publication.plan_version && publication.wanted_delivery === wish.delivery;
  if (!isSame || tries) await want(tx, wish, publication, version);
}

/** Stands in the name of everything that is made for it. */
const markerFor = ({ id }: Publication): string => id.replaceAll('-', '').slice(-16);

/** Answers the version of the plan; a new one only when something in it is new. */
async function keepPlan(
  tx: Tx,
  { id: publication_id, plan_version }: Publication,
  plan: Plan,
  sources: object,
): Promise<number> {
  const newest = await tx
    .selectFrom('publication_plan')
    .select('plan')
    .where('publication_id', '=', publication_id)
    .where('version', '=', plan_version)
    .executeTakeFirst();
  if (newest && isDeepStrictEqual(newest.plan, plan)) return plan_version;
  const version = plan_version + 1;
  await tx
    .insertInto('publication_plan')
    .values({
      publication_id,
      version,
      plan: JSON.stringify(plan),
      sources: JSON.stringify(sources),
    })
    .execute();
  return version;
}

/** Says what is wanted from now on, and wakes somebody who sees to it. */
async function want(
  tx: Tx,
  { delivery, now }: Wish,
  { id }: Publication,
  planVersion: number,
): Promise<void> {
  await tx
    .updateTable('publication')
    .set({
      plan_version: planVersion,
      wanted_delivery: delivery,
      wanted_version: sql<number>`wanted_version + 1`,
      state: 'waiting',
      due_at: now,
      attempt: 0,
      trying_since: null,
      failure: null,
    })
    .where('id', '=', id)
    .execute();
  await enqueueJob(tx, publishJob, { publicationId: id });
}
