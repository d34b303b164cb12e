import { isDeepStrictEqual } from 'node:util';
import type { Plan } from '@posthorn/connectors';
import { columnsToPublish, type Database, type Tx } from '@posthorn/db';
import { type BudgetChannel, type Delivery, dayIn, hasEndedForGood } from '@posthorn/domain';
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
  /** Nobody asked for it just now: what people wait for goes first. */
  isByItself?: boolean;
}

/** Publishes a campaign as it is now, and tries again what was refused. */
export async function launchPublications(tx: Tx, wish: Wish): Promise<void> {
  const known = await lockPublications(tx, wish);
  const frozen = await freeze(tx, wish.accountId, wish.campaignId, { configuration: 'now' });
  // The gate of a launch refuses this; a caller that skips it must not publish nothing in silence.
  if (frozen.length === 0) throw new Error(`Campaign ${wish.campaignId} has nothing to publish`);
  for (const each of frozen) {
    const publication = known.get(each.channel) ?? (await addPublication(tx, wish, each.channel));
    if (isGoneForGood(publication, wish)) continue;
    const adsToSend = idsIn(each);
    await wantPlan(tx, wish, publication, each, { tries: isUnfinished(publication), adsToSend });
  }
  await stopOthers(tx, wish, known, frozen);
  await tx
    .updateTable('campaign')
    .set({ published: columnsToPublish() })
    .where('account_id', '=', wish.accountId)
    .where('id', '=', wish.campaignId)
    .execute();
}

/**
 * Brings changed ads of a launched campaign to the networks. A configuration that was changed since the
 * launch is not published with them: it waits until the campaign is deployed again, and so does what
 * never ran. Other ads that a network refused are left alone: it would refuse them again, and bring back
 * errors that people have settled.
 */
export async function refreshPublications(
  tx: Tx,
  wish: Wish,
  changed: readonly string[] = [],
): Promise<void> {
  const known = await lockPublications(tx, wish);
  if (known.size === 0) return;
  const { accountId, campaignId } = wish;
  const frozen = await freeze(tx, accountId, campaignId, { configuration: 'published', changed });
  for (const each of frozen) {
    const publication = known.get(each.channel) ?? (await addPublication(tx, wish, each.channel));
    if (publication.state === 'failed' && publication.reached_plan === null) continue;
    if (isGoneForGood(publication, wish)) continue;
    const plan = await renewed(tx, publication, each);
    await wantPlan(tx, wish, publication, plan, { tries: false, adsToSend: changed });
  }
  await stopOthers(tx, wish, known, frozen);
}

/**
 * Lets what is published run until the end that the campaign has now, with the money that it has now. Other
 * changes of its configuration go on waiting.
 */
export async function enlargePublications(tx: Tx, wish: Wish): Promise<void> {
  if ((await lockPublications(tx, wish)).size === 0) return launchPublications(tx, wish);
  const enlarged = columnsToPublish(['endDate', 'channelBudget']);
  await tx
    .updateTable('campaign')
    .set({ published: sql<string>`published || ${enlarged}` })
    .where('account_id', '=', wish.accountId)
    .where('id', '=', wish.campaignId)
    .execute();
  await refreshPublications(tx, wish);
}

/** Shows, pauses or ends what is published, as it is. What was refused altogether is not tried by that. */
export async function steerPublications(tx: Tx, wish: Wish): Promise<void> {
  for (const publication of (await lockPublications(tx, wish)).values()) {
    if (publication.wanted_delivery === wish.delivery) continue;
    if (publication.wanted_delivery === 'stopped') continue;
    // The engine switches off what is left of it by itself.
    const neverRan = publication.state === 'failed' && publication.reached_plan === null;
    if (neverRan && wish.delivery !== 'stopped') continue;
    await want(tx, wish, publication, publication.plan_version);
  }
}

/**
 * Tries again what was refused, with the ads as they are now and the configuration that was published; on
 * these channels, or on all that failed. Where `ads` are named, the other ads that were refused there are
 * left alone. What never came so far that there is a plan of it is launched.
 */
export async function retryPublications(
  tx: Tx,
  {
    channels,
    ads,
    ...wish
  }: Wish & { channels?: readonly BudgetChannel[]; ads?: readonly string[] | undefined },
): Promise<void> {
  const known = [...(await lockPublications(tx, wish)).values()];
  if (channels && known.length === 0) return launchPublications(tx, wish);
  const { accountId, campaignId } = wish;
  const frozen = await freeze(tx, accountId, campaignId, { configuration: 'published' });
  for (const publication of known) {
    const isMeant = channels
      ? isUnfinished(publication) && isAmong(channels, publication)
      : publication.state === 'failed';
    if (!isMeant) continue;
    const each = frozen.find(({ channel }) => channel === publication.channel);
    const isEnded = publication.wanted_delivery === 'stopped' || !each;
    if (isEnded) {
      await want(tx, { ...wish, delivery: 'stopped' }, publication, publication.plan_version);
      continue;
    }
    const adsToSend = ads ?? idsIn(each);
    const plan = await renewed(tx, publication, each);
    await wantPlan(tx, wish, publication, plan, { tries: true, adsToSend });
  }
}

/** What a network has stays as it is but for its ads, its end and its money. */
async function renewed(tx: Tx, publication: Publication, frozen: Frozen): Promise<Frozen> {
  const newest = publication.reached_plan && (await findNewestPlan(tx, publication));
  const { ads, endDate, budget } = frozen.plan;
  return newest ? { ...frozen, plan: { ...newest, ads, endDate, budget } } : frozen;
}

const idsIn = ({ plan }: Frozen): string[] => plan.ads.map(({ id }) => id);

/** Errors from before they said whose they are may be of any channel. */
const isAmong = (channels: readonly BudgetChannel[], { channel }: Publication): boolean =>
  channels.length === 0 || channels.includes(channel);

/** What a network never shows again stays ended, while the others go on. */
function isGoneForGood({ reached_plan }: Publication, { now }: Wish): boolean {
  const there = reached_plan as Plan | null;
  return (
    there !== null && hasEndedForGood(there.channel, there.endDate, dayIn(there.timeZone, now))
  );
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
  { tries, adsToSend }: { tries: boolean; adsToSend: readonly string[] },
): Promise<void> {
  const version = await keepPlan(
    tx,
    publication,
    { marker: markerFor(publication), ...plan },
    sources,
  );
  const isSame =
    version === publication.plan_version && publication.wanted_delivery === wish.delivery;
  if (!isSame || tries) await want(tx, wish, publication, version, adsToSend);
}

/** Stands in the name of everything that is made for it. */
export const markerFor = ({ id }: Publication): string => id.replaceAll('-', '').slice(-16);

export async function findNewestPlan<P = Plan>(
  tx: Tx,
  { id, plan_version }: Publication,
): Promise<P | undefined> {
  const newest = await tx
    .selectFrom('publication_plan')
    .select('plan')
    .where('publication_id', '=', id)
    .where('version', '=', plan_version)
    .executeTakeFirst();
  return newest?.plan as P | undefined;
}

/** Answers the version of the plan; a new one only when something in it is new. */
export async function keepPlan(
  tx: Tx,
  publication: Publication,
  plan: object,
  sources: object,
): Promise<number> {
  const { id: publication_id, plan_version } = publication;
  if (isDeepStrictEqual(await findNewestPlan(tx, publication), plan)) return plan_version;
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

/** Says what is wanted from now on, and wakes a worker. */
export async function want(
  tx: Tx,
  { delivery, now, isByItself = false }: Pick<Wish, 'delivery' | 'now' | 'isByItself'>,
  { id }: Publication,
  planVersion: number,
  adsToSend: readonly string[] = [],
): Promise<void> {
  await tx
    .updateTable('publication')
    .set({
      plan_version: planVersion,
      wanted_delivery: delivery,
      // Those that were to be sent before and are still on their way, too.
      ads_to_send: sql<string[]>`array(
        select distinct unnest(ads_to_send || ${[...adsToSend]}::uuid[]) order by 1)`,
      wanted_version: sql<number>`wanted_version + 1`,
      state: 'waiting',
      due_at: now,
      // What a person asked for before, and still waits for, is part of it.
      ...(!isByItself && { is_awaited: true }),
      attempt: 0,
      trying_since: null,
      failure: null,
    })
    .where('id', '=', id)
    .execute();
  await enqueueJob(tx, publishJob, { publicationId: id });
}
