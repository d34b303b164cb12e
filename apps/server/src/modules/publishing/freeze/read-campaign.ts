import type { Plan, PlannedPlace } from '@posthorn/connectors';
import { type Db, publishedColumns, readJobTitles, type Tx } from '@posthorn/db';
import {
  type BudgetChannel,
  type CampaignLocation,
  type Channel,
  channelsPaidBy,
  type Keywords,
  keywordsOf,
  suggestedKeywords,
  type Utm,
} from '@posthorn/domain';
import { readPlaces } from '../places/read-places.ts';

export type FreezingCampaign = Awaited<ReturnType<typeof readCampaign>>;

/**
 * What a plan can be made of: the columns that count as published, and what the account adds. A plan that
 * took anything else of a campaign would change without anyone being told of unpublished changes.
 */
export function readCampaign(tx: Db | Tx, accountId: string, campaignId: string) {
  return tx
    .selectFrom('campaign')
    .innerJoin('account', 'account.id', 'campaign.account_id')
    .select(['campaign.id', 'campaign.account_id', 'campaign.published'])
    .select(publishedColumns.map((column) => `campaign.${column}` as const))
    .select(['campaign.reference_number', 'account.utm'])
    .select(['account.beneficiary as account_beneficiary', 'account.payer as account_payer'])
    .select(['account.name as account_name', 'account.currency', 'account.time_zone'])
    .where('campaign.account_id', '=', accountId)
    .where('campaign.id', '=', campaignId)
    .executeTakeFirstOrThrow();
}

/** The account's pages, as the rules of a launch look at them. */
export async function readPages(tx: Db | Tx, accountId: string) {
  const pages = await tx
    .selectFrom('social_page')
    .select(['id', 'channel', 'leadform_status', 'external_id'])
    .where('account_id', '=', accountId)
    .execute();
  return pages.map(({ id, channel, leadform_status, external_id }) => ({
    id,
    channel,
    leadformStatus: leadform_status,
    externalId: external_id,
  }));
}

/**
 * The places of a campaign as the networks look for them. One that the reference data has dropped
 * since the launch is taken from what was published; before it, the gate of the launch refuses.
 */
export async function placesOfCampaign(
  tx: Db | Tx,
  { id: campaignId, locations }: Pick<FreezingCampaign, 'id' | 'locations'>,
): Promise<Plan['places']> {
  const known = await readPlaces(
    tx,
    locations.map(({ id }) => id),
  );
  const isKnown = ({ id }: CampaignLocation) => known.some((place) => place.id === id);
  const published = locations.every(isKnown) ? [] : await publishedPlaces(tx, campaignId);
  return locations.map((location) => {
    const place = known.find(({ id }) => id === location.id);
    if (place) return aroundAs(location, place);
    const before = published.find(
      ({ name, type }) => name === location.name && type === location.type,
    );
    if (!before) throw new Error(`Campaign ${campaignId} has the unknown place ${location.name}`);
    return aroundAs(location, before);
  });
}

/** A place with the radius of a location. A key that is not needed would be a change to publish. */
function aroundAs(
  { radiusKm }: CampaignLocation,
  { radiusKm: _, ...place }: PlannedPlace,
): PlannedPlace {
  return radiusKm ? { ...place, radiusKm } : place;
}

async function publishedPlaces(tx: Db | Tx, campaignId: string): Promise<Plan['places']> {
  return (await newestPlans(tx, campaignId)).flatMap(({ places }) => places);
}

/** The tracking parameters that the networks have, by channel. */
export async function publishedUtm(tx: Db | Tx, campaignId: string): Promise<Plan['utm']> {
  const plans = await newestPlans(tx, campaignId);
  // One that was published before an account could have any goes on without.
  return Object.assign(
    {},
    ...plans.map(({ channel, utm }) => utm ?? utmOfChannels(channel, () => ({}))),
  );
}

export const utmOfChannels = (
  budget: BudgetChannel,
  utmOf: (channel: Channel) => Utm,
): NonNullable<Plan['utm']> =>
  Object.fromEntries(channelsPaidBy(budget).map((channel) => [channel, utmOf(channel)]));

async function newestPlans(tx: Db | Tx, campaignId: string): Promise<Plan[]> {
  const rows = await tx
    .selectFrom('publication')
    .innerJoin('publication_plan as newest', (join) =>
      join
        .onRef('newest.publication_id', '=', 'publication.id')
        .onRef('newest.version', '=', 'publication.plan_version'),
    )
    .select('newest.plan')
    .where('publication.campaign_id', '=', campaignId)
    .execute();
  return rows.map(({ plan }) => plan as Plan);
}

/** The names of places that the reference data no longer has. */
export async function unknownPlaces(
  tx: Db | Tx,
  locations: readonly CampaignLocation[],
): Promise<string[]> {
  const ids = locations.map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await tx.selectFrom('place').select('id').where('id', 'in', ids).execute();
  const known = new Set(rows.map(({ id }) => id));
  return locations.filter(({ id }) => !known.has(id)).map(({ name }) => name);
}

/** What people search for to see search ads, and what they must not search for. */
export async function readKeywords(tx: Db | Tx, campaign: FreezingCampaign): Promise<Keywords> {
  const { keywords, language, profiles, function_group: functionGroup } = campaign;
  const jobs = keywords?.wanted ? [] : await readJobTitles(tx, { profiles, functionGroup });
  return keywordsOf(keywords, suggestedKeywords(jobs, language));
}
