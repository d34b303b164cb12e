import type { Connector, Plan, Published, Standing } from '@posthorn/connectors';
import type { Db, Tx } from '@posthorn/db';
import { addDays, budgetSpecs, type CalendarDate, channelsPaidBy, dayIn } from '@posthorn/domain';
import { sql } from 'kysely';
import { announce } from '../../../platform/events/announce.ts';
import type { PublicationRow } from '../engine/lease.ts';
import type { PublishTools } from '../engine/tools.ts';
import { findWish } from '../engine/wish.ts';
import { findCampaign } from './find-campaign.ts';
import { keepAdStates } from './keep-ad-states.ts';
import { keepFigures } from './keep-figures.ts';
import { keepReviews } from './keep-reviews.ts';
import { setRight } from './set-right.ts';
import { isConnectionLost, keepConnection, tellConnectionLost } from './tell-connection.ts';
import { tellSpend } from './tell-spend.ts';

/** Networks correct what they counted for about a week; applications that come later are read once a day. */
const CORRECTED_DAYS = 7;

/**
 * Asks a network how a publication is doing, and writes down what it says; unless another process has
 * asked since `before`.
 */
export async function followPublication(
  tools: PublishTools,
  id: string,
  before = new Date(tools.clock.now()),
): Promise<void> {
  const row = await claim(tools, id, before);
  const connector =
    row && (await tools.networks.connectorFor(tools.db, row.account_id, row.channel));
  if (!row || !connector) return;
  const published = await findPublished(tools.db, row);
  if (Object.keys(published.refs).length === 0) return;
  const { ads, standing, figures } = await ask(tools, row, connector, published).catch(
    async (error: unknown) => {
      const now = new Date(tools.clock.now());
      if (isConnectionLost(error)) await tellConnectionLost(tools.db, row, now);
      throw error;
    },
  );
  await tools.db.transaction().execute(async (tx) => {
    const said = (await isAsAsked(tx, row)) ? ads : undefined;
    const hasReviews = said !== undefined && (await keepReviews(tx, row, said));
    const now = new Date(tools.clock.now());
    const hasFigures = await keepFigures(tx, row, figures, now);
    const hasStates = said !== undefined && (await keepAdStates(tx, row, said));
    if (hasReviews || hasFigures) await tellScreens(tx, row, 'campaign');
    else if (hasStates) await tellScreens(tx, row, 'launch');
    if (!keepsToTotal(row, standing)) await askToSpread(tx, row, now);
    await setRight(tx, row, published.plan, standing, now);
    await keepConnection(tx, row);
    await tellSpend(tx, row, now);
  });
}

async function ask(
  { db, clock }: PublishTools,
  row: PublicationRow,
  connector: Connector,
  published: Published,
) {
  const { ads, standing } = await connector.status(published);
  const { startDate, endDate } = published.plan;
  const from = await firstUncertainDay(db, row, new Date(clock.now()));
  const since = from && from > startDate ? from : startDate;
  return { ads, standing, figures: await connector.statistics(published, since, endDate) };
}

/** Whether no worker has it, or had it since the network was asked: its ads may be others by now. */
async function isAsAsked(tx: Tx, { id, lease_token }: PublicationRow): Promise<boolean> {
  const same = await tx
    .selectFrom('publication')
    .select('id')
    .where('id', '=', id)
    .where('lease_until', 'is', null)
    .where('lease_token', '=', lease_token)
    .forUpdate()
    .executeTakeFirst();
  return same !== undefined;
}

/** Whether the network was told the total; where that depends on the days, it says so itself. */
const keepsToTotal = ({ channel }: PublicationRow, standing: Standing | null): boolean =>
  budgetSpecs[channel].totalBudget === 'always' || (standing?.budget ?? null) !== null;

async function tellScreens(
  tx: Tx,
  row: PublicationRow,
  kind: 'campaign' | 'launch',
): Promise<void> {
  const campaign = await findCampaign(tx, row);
  await announce(tx, {
    accountId: row.account_id,
    audience: { workspaceId: campaign.workspace_id },
    event: { kind, id: row.campaign_id, action: 'changed', by: null },
  });
}

/**
 * What got there, and what was switched off on the way: a call that switched it on may still be carried
 * out. In the words of the index that finds them.
 */
export const mayBeThere = (table: string) =>
  sql<boolean>`(${sql.ref(`${table}.reached_plan`)} is not null or ${sql.ref(`${table}.reached_delivery`)} is not null)`;

/** Marks it as asked about before it is: what fails on it waits for its next turn. */
async function claim(
  { db, clock }: PublishTools,
  id: string,
  before: Date,
): Promise<PublicationRow | undefined> {
  return db
    .updateTable('publication')
    .set({ followed_at: new Date(clock.now()) })
    .where('id', '=', id)
    .where(mayBeThere('publication'))
    .where(({ or, eb }) => or([eb('followed_at', 'is', null), eb('followed_at', '<=', before)]))
    .returningAll()
    .executeTakeFirst();
}

async function findPublished(db: Db, row: PublicationRow): Promise<Published> {
  const steps = await db
    .selectFrom('publication_step')
    .select(['key', 'external_id'])
    .where('publication_id', '=', row.id)
    .where('state', '=', 'done')
    .where('external_id', 'is not', null)
    .orderBy('key')
    .execute();
  const refs = Object.fromEntries(steps.map(({ key, external_id }) => [key, external_id ?? '']));
  const plan = row.reached_plan as Plan | null;
  return { plan: plan ?? (await findWish(db, row)).plan, refs };
}

/** From which day on figures may have changed since they were read; undefined when none were read. */
async function firstUncertainDay(
  db: Db,
  { campaign_id, channel, figures_at }: PublicationRow,
  now: Date,
): Promise<CalendarDate | undefined> {
  const { rows } = await sql<{ day: CalendarDate | null }>`
    select max(day)::text as day from campaign_figure f
    where f.campaign_id = ${campaign_id} and f.channel = any (${channelsPaidBy(channel)})
  `.execute(db);
  const known = rows[0]?.day;
  if (!known) return undefined;
  const corrected = addDays(known, -CORRECTED_DAYS);
  const today = dayIn('UTC', now);
  if (figures_at && dayIn('UTC', figures_at) === today) return corrected;
  const attributed = addDays(today, -budgetSpecs[channel].attributionDays);
  return attributed < corrected ? attributed : corrected;
}

/** What may be shown spends, whatever else became of it; what is paused is spread when it goes on. */
async function askToSpread(db: Db, row: PublicationRow, now: Date): Promise<void> {
  await db
    .updateTable('publication')
    .set({
      spread_at: now,
      // What waits may have been told to: it is spread when its turn comes.
      due_at: sql`case when state in ('live', 'failed') then least(due_at, ${now}::timestamptz) else due_at end`,
    })
    .where('id', '=', row.id)
    .where('wanted_delivery', '=', 'active')
    .where(({ or, eb }) =>
      or([eb('reached_delivery', 'is', null), eb('reached_delivery', '=', 'active')]),
    )
    .execute();
}
