import type { Db, Tx } from '@posthorn/db';
import { columnsToPublish, givenUpChannels, newHash, populationOf } from '@posthorn/db';
import {
  type BudgetChannel,
  type ChosenPlace,
  chosenPages,
  type MinimumTimes,
  minimumTimesOf,
  type SocialChannel,
} from '@posthorn/domain';
import { type NotNull, sql } from 'kysely';
import { adsWithMedia } from './read/find-campaign.ts';
import type { CampaignRow, NewCampaign } from './state.ts';

/** One change at a time per campaign. Only a deletion also keeps out what merely refers to it. */
export function lockCampaign(
  tx: Tx,
  accountId: string,
  campaignId: string,
  purpose: 'change' | 'deletion' = 'change',
): Promise<CampaignRow | undefined> {
  const found = rowOf(tx, accountId, campaignId);
  return (purpose === 'deletion' ? found.forUpdate() : found.forNoKeyUpdate()).executeTakeFirst();
}

/** To be looked at only. */
export const findRow = (tx: Tx, accountId: string, campaignId: string) =>
  rowOf(tx, accountId, campaignId).executeTakeFirst();

const rowOf = (tx: Tx, accountId: string, campaignId: string) =>
  tx
    .selectFrom('campaign')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', campaignId);

/** How often its ads make each budget hold the minimum of its network. */
export async function findMinimumTimes(db: Db | Tx, row: CampaignRow): Promise<MinimumTimes> {
  const { ads } = await db
    .selectFrom('campaign')
    .select(adsWithMedia.as('ads'))
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.id)
    .executeTakeFirstOrThrow();
  return minimumTimesOf({ type: row.type, channelsOff: row.channels_off }, ads);
}

const changing = (tx: Tx, accountId: string, campaignId: string) =>
  tx.updateTable('campaign').where('account_id', '=', accountId).where('id', '=', campaignId);

export async function updateCampaign(
  tx: Tx,
  accountId: string,
  campaignId: string,
  columns: Partial<NewCampaign>,
): Promise<void> {
  await changing(tx, accountId, campaignId)
    .set({ ...columns, version: sql<number>`version + 1` })
    .execute();
}

/** Writes the end and the money of a campaign; its version rises with the change they are part of. */
export async function enlargeCampaign(
  tx: Tx,
  accountId: string,
  campaignId: string,
  columns: Partial<NewCampaign>,
): Promise<void> {
  await changing(tx, accountId, campaignId).set(columns).execute();
}

/** Cents that were counted on each channel. */
export function listSpent(tx: Tx, campaignId: string) {
  return tx
    .selectFrom('campaign_total')
    .select(['channel', 'spend'])
    .where('campaign_id', '=', campaignId)
    .execute();
}

/** Where a network refused all of it and nobody wants it tried again. */
export async function listGivenUp(tx: Tx, accountId: string, campaignId: string) {
  const { channels } = await tx
    .selectFrom('campaign')
    .select(sql<BudgetChannel[]>`${sql.raw(givenUpChannels('campaign'))}`.as('channels'))
    .where('account_id', '=', accountId)
    .where('id', '=', campaignId)
    .executeTakeFirstOrThrow();
  return channels;
}

/** In cents, on all channels. */
export const sumSpent = async (tx: Tx, campaignId: string): Promise<number> =>
  (await listSpent(tx, campaignId)).reduce((sum, { spend }) => sum + spend, 0);

export async function insertCampaign(
  tx: Tx,
  accountId: string,
  campaign: Omit<NewCampaign, 'account_id' | 'hash'>,
): Promise<string> {
  // Hashes are short, so two may meet; then there is another.
  for (;;) {
    const made = await tx
      .insertInto('campaign')
      .values({ ...campaign, account_id: accountId, hash: newHash() })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made) return made.id;
  }
}

/** The titles in a workspace that begin with a text. */
export async function listTitles(
  tx: Tx,
  { accountId, workspaceId, start }: { accountId: string; workspaceId: string; start: string },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('campaign')
    .select('title')
    .where('account_id', '=', accountId)
    .where('workspace_id', '=', workspaceId)
    .where(sql<boolean>`starts_with(title, ${start})`)
    .execute();
  return rows.map(({ title }) => title);
}

export async function deleteCampaign(tx: Tx, accountId: string, campaignId: string): Promise<void> {
  await tx
    .deleteFrom('campaign')
    .where('account_id', '=', accountId)
    .where('id', '=', campaignId)
    .execute();
}

export async function hasErrors(tx: Tx, accountId: string, campaignId: string): Promise<boolean> {
  const { rows } = await sql`
    select from open_campaign_error
    where account_id = ${accountId} and campaign_id = ${campaignId} and kind = 'delivery' limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Keeps what a launched campaign was published with, before it is changed for the first time. */
export async function keepPublished(tx: Tx, accountId: string, campaignId: string): Promise<void> {
  await changing(tx, accountId, campaignId)
    .set({ published: columnsToPublish() })
    .where('published', 'is', null)
    .execute();
}

export async function listMediaErrors(
  tx: Tx,
  accountId: string,
  campaignId: string,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('open_campaign_error')
    .select('user_message')
    .where('account_id', '=', accountId)
    .where('campaign_id', '=', campaignId)
    .where('kind', '=', 'media')
    .where('user_message', 'is not', null)
    .orderBy('id')
    .$narrowType<{ user_message: NotNull }>()
    .execute();
  return rows.map(({ user_message }) => user_message);
}

/** What the rules want to know about the account. */
export function findAccountFacts(db: Db | Tx, accountId: string) {
  return db
    .selectFrom('account')
    .select(['currency', 'time_zone', 'primary_language', 'default_landing_page_url'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
}

/** What the rules of budgets know about places. */
export async function findTargets(db: Db | Tx, locations: readonly ChosenPlace[]) {
  if (locations.length === 0) return [];
  const places = await db
    .selectFrom('place')
    .select(['country_code', 'population'])
    .where(
      'id',
      'in',
      locations.map(({ id }) => id),
    )
    .execute();
  const targets = places.map(({ population, country_code: countryCode }) => ({
    population,
    countryCode,
  }));
  const [first] = targets;
  if (!first || !locations.some(({ radiusKm }) => radiusKm)) return targets;
  // Circles overlap, so the people in them are counted together. All places are in one country.
  return [{ ...first, population: await populationOf(db, locations) }];
}

/** The page a new campaign starts with: the first one connected, per channel. */
export async function firstPages(db: Db | Tx, accountId: string) {
  const pages = await db
    .selectFrom('social_page')
    .distinctOn('channel')
    .select(['channel', 'id'])
    .where('account_id', '=', accountId)
    .orderBy('channel')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const of = (channel: SocialChannel) => pages.find((page) => page.channel === channel)?.id ?? null;
  return chosenPages(of);
}

/** A workspace that campaigns may be put into: of all, or of those the person is a member of. It stays until then. */
export function lockWorkspaceFor(
  tx: Tx,
  { accountId, slug, onlyOf }: { accountId: string; slug: string; onlyOf: string | undefined },
) {
  return tx
    .selectFrom('workspace')
    .select(['id', 'name'])
    .where('account_id', '=', accountId)
    .where('slug', '=', slug)
    .$if(onlyOf !== undefined, (query) =>
      query.where('id', 'in', (own) =>
        own
          .selectFrom('workspace_member')
          .select('workspace_id')
          .where('person_id', '=', onlyOf ?? ''),
      ),
    )
    .forShare()
    .executeTakeFirst();
}

export async function findWorkspaceName(tx: Tx, accountId: string, id: string): Promise<string> {
  const { name } = await tx
    .selectFrom('workspace')
    .select('name')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return name;
}
