import { isDeepStrictEqual } from 'node:util';
import type { CatalogueToFollow, FollowedCatalogue } from '@posthorn/connectors';
import { type CataloguePlan, sentencesOf } from '@posthorn/connectors';
import { type AdStates, type Db, type Tx, writeDynamicFigures } from '@posthorn/db';
import {
  type AdState,
  addDays,
  adStateSpecs,
  budgetSpecs,
  dayIn,
  dynamicAdsChannel,
  say,
} from '@posthorn/domain';
import { type NotNull, sql } from 'kysely';
import pLimit from 'p-limit';
import { inRounds } from '../../../platform/in-rounds.ts';
import { recordChange } from '../../../platform/record.ts';
import { notify } from '../../notifications/index.ts';
import { reachedOf } from '../engine/keep-reached.ts';
import type { Reached } from '../engine/moves.ts';
import type { PublishTools } from '../engine/tools.ts';
import { goOnceMore, onThoughNeverReached } from '../follow/set-right.ts';
import { firstUncertainDay, listPlans, listSteps, mayBeThere } from '../follow/to-follow.ts';
import type { CataloguePublication } from './publication.ts';
import { announceCatalogue } from './tell.ts';

const DAY_MS = 86_400_000;

/** Asks the networks about dynamic campaigns, again and again. */
export function followCatalogues(
  tools: PublishTools,
  { everyMs, concurrency }: { everyMs: number; concurrency: number },
): { stop(): Promise<void> } {
  const oneOfFew = pLimit(concurrency);
  const look = async () => {
    const before = new Date(tools.clock.now() - everyMs);
    const accounts = await listAccountsToFollow(tools, before);
    await Promise.all(
      accounts.map((accountId) =>
        oneOfFew(async () => {
          if (!tools.stopping?.aborted) await followAccount(tools, accountId, before);
        }),
      ),
    );
  };
  return inRounds(tools.clock, everyMs / 4, () =>
    look().catch((error: unknown) =>
      tools.log.warn({ err: error }, 'no dynamic campaign could be followed'),
    ),
  );
}

/** What runs, and once a day what is over, for as long as its network attributes applications to it. */
const isToFollow = (now: Date, before: Date) => {
  const oldestEnd = addDays(dayIn('UTC', now), -budgetSpecs[dynamicAdsChannel].attributionDays - 1);
  return sql<boolean>`${mayBeThere('publication')} and exists (
    select from dynamic_campaign c where c.id = publication.dynamic_campaign_id
      and (publication.followed_at is null
        or (c.end_date is null and publication.followed_at <= ${before})
        or publication.followed_at <= ${new Date(now.getTime() - DAY_MS)})
      and (c.end_date is null or c.end_date >= ${oldestEnd}::date))`;
};

async function listAccountsToFollow({ db, clock }: PublishTools, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('publication')
    .select('account_id')
    .distinct()
    .where('dynamic_campaign_id', 'is not', null)
    .where(isToFollow(new Date(clock.now()), before))
    .execute();
  return rows.map(({ account_id }) => account_id);
}

/** Asks about the dynamic campaigns of one account together: calls are counted by the networks. */
export async function followAccount(
  tools: PublishTools,
  accountId: string,
  before = new Date(tools.clock.now()),
): Promise<void> {
  const { db, clock, networks } = tools;
  const connector = await networks.connectorFor(db, accountId, dynamicAdsChannel);
  const catalogue = connector?.catalogue;
  if (!catalogue) return;
  if (!(await networks.hasRoomToFollow(db, accountId, dynamicAdsChannel))) return;
  const now = new Date(clock.now());
  // Marked as asked about before they are: what fails on one waits for its next turn.
  const rows = await db
    .updateTable('publication')
    .set({ followed_at: now })
    // Those that another process marks in this moment are left to it: two that wait for each other would both fail.
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('publication')
        .select('publication.id')
        .where('account_id', '=', accountId)
        .where('dynamic_campaign_id', 'is not', null)
        .where(isToFollow(now, before))
        .orderBy('publication.id')
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .$narrowType<{ dynamic_campaign_id: NotNull }>()
    .execute();
  const asked = await readToFollow(db, rows, now);
  if (asked.length === 0) return;
  const answers = await catalogue.follow(asked.map(({ question }) => question));
  for (const [at, { row, question }] of asked.entries()) {
    const answer = answers[at] ?? { error: new Error('Nothing was answered') };
    try {
      if ('error' in answer) throw answer.error;
      await keepFollowed(db, row, question, answer, new Date(clock.now()));
    } catch (error) {
      tools.log.warn({ err: error, publication: row.id }, 'a publication could not be followed');
    }
  }
}

/** The days whose figures may have changed since they were last read, up to today. */
async function readToFollow(db: Db, rows: readonly CataloguePublication[], now: Date) {
  if (rows.length === 0) return [];
  const steps = await listSteps(db, rows);
  const plans = await listPlans<CataloguePlan>(db, rows);
  const campaigns = await db
    .selectFrom('dynamic_campaign as c')
    .innerJoin('account as a', 'a.id', 'c.account_id')
    .select(['c.id', 'c.start_date', 'a.time_zone'])
    .where(
      'c.id',
      'in',
      rows.map(({ dynamic_campaign_id }) => dynamic_campaign_id),
    )
    .execute();
  return rows.flatMap((row) => {
    const refs = steps.get(row.id);
    const plan = plans.get(row.id);
    const campaign = campaigns.find(({ id }) => id === row.dynamic_campaign_id);
    if (!refs || !plan || !campaign?.start_date) return [];
    const uncertain = firstUncertainDay(row, now);
    // The days of the ad account may begin earlier or later than ours.
    const first = addDays(campaign.start_date, -1);
    const from = uncertain && uncertain > first ? uncertain : first;
    const to = addDays(dayIn(campaign.time_zone, now), 1);
    return [{ row, question: { plan, refs, from, to } }];
  });
}

type Answer = Exclude<FollowedCatalogue, { error: unknown }>;

async function keepFollowed(
  db: Db,
  row: CataloguePublication,
  { from, to }: CatalogueToFollow,
  { status, figures, reach }: Answer,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { reach: before } = await tx
      .selectFrom('dynamic_campaign')
      .select('reach')
      .where('id', '=', row.dynamic_campaign_id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const isNew = await writeDynamicFigures(
      tx,
      row.dynamic_campaign_id,
      figures.map(({ feedId, ...figure }) => ({ ...figure, adSet: feedId })),
      { from, to },
    );
    if (reach !== before) {
      await tx
        .updateTable('dynamic_campaign')
        .set({ reach })
        .where('id', '=', row.dynamic_campaign_id)
        .execute();
    }
    const hasStates = await keepStates(tx, row, status.feeds);
    if (hasStates) await tellFailedSets(tx, row, status.feeds);
    await tx.updateTable('publication').set({ figures_at: now }).where('id', '=', row.id).execute();
    await setRight(tx, row, status, now);
    if (isNew || hasStates || reach !== before) await announceCatalogue(tx, row);
  });
}

/** Unless a worker has it, or had it since the network was asked: its ad sets may be others by now. */
async function keepStates(
  tx: Tx,
  row: CataloguePublication,
  feeds: Answer['status']['feeds'],
): Promise<boolean> {
  const states: AdStates = Object.fromEntries(
    feeds.map(({ feedId, state, reasons }) => [feedId, { state, reasons: sentencesOf(reasons) }]),
  );
  // A feed that was refused altogether is none that the network could tell of.
  const known = { ...row.ad_states, ...states };
  if (isDeepStrictEqual(known, row.ad_states)) return false;
  const { numUpdatedRows } = await tx
    .updateTable('publication')
    .set({ ad_states: JSON.stringify(known) })
    .where('id', '=', row.id)
    .where('lease_until', 'is', null)
    .where('lease_token', '=', row.lease_token)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notifies people of ad sets that the network rejected since it was asked before. */
async function tellFailedSets(
  tx: Tx,
  row: CataloguePublication,
  feeds: Answer['status']['feeds'],
): Promise<void> {
  const isTrouble = (state: AdState | undefined) =>
    state !== undefined && adStateSpecs[state].isTrouble === true;
  const failed = feeds.filter(
    ({ feedId, state }) => isTrouble(state) && !isTrouble(row.ad_states[feedId]?.state),
  );
  if (failed.length === 0) return;
  const { title } = await tx
    .selectFrom('dynamic_campaign')
    .select('title')
    .where('id', '=', row.dynamic_campaign_id)
    .executeTakeFirstOrThrow();
  const sets = failed.map(({ feedId, state }) => `${feedId} ${state}`).toSorted();
  await notify(tx, {
    kind: 'jobAdsFailed',
    // Told once for each version of the campaign: reviewers may go back and forth.
    once: [row.plan_version, ...sets].join(' '),
    accountId: row.account_id,
    dynamicCampaignId: row.dynamic_campaign_id,
    message: say('publish.feedsRefused', { title, n: failed.length }),
  });
}

/** Sets right what stands on the network other than it was left there. */
async function setRight(
  tx: Tx,
  row: CataloguePublication,
  status: Answer['status'],
  now: Date,
): Promise<void> {
  const { isOn } = status;
  const reached = row.reached_plan
    ? reachedNow(row, status)
    : onThoughNeverReached<CataloguePlan>(row, isOn);
  if (!reached || !(await goOnceMore(tx, row, { reached, isOn }, now))) return;
  // A person may have changed it there on purpose, and looks for who undid that.
  await recordChange(tx, {
    ...{ accountId: row.account_id, workspaceId: null, personId: null },
    ...{ kind: 'dynamicCampaign', entityId: row.dynamic_campaign_id, action: 'changed' },
    ...{ after: { setRight: row.channel }, tells: { wholeAccount: true } },
  });
}

/** What was reached, as the network says; undefined where that is what we know. */
function reachedNow(
  row: CataloguePublication,
  { isOn, dailyBudget }: Answer['status'],
): Reached<CataloguePlan> | undefined {
  const { plan, delivery, refused } = reachedOf<CataloguePlan>(row);
  if (!plan || delivery === null) return undefined;
  const isAsSwitched = isOn === (delivery === 'active');
  const hasBudget =
    delivery === 'stopped' || dailyBudget === null || dailyBudget === plan.dailyBudget;
  if (isAsSwitched && hasBudget) return undefined;
  return {
    plan: hasBudget ? plan : { ...plan, dailyBudget },
    delivery: isAsSwitched ? delivery : null,
    refused,
  };
}
