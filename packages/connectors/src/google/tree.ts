import { messageOf } from '@posthorn/domain';
import { NetworkFailure } from '../failure.ts';
import { type Plan, partNamed } from '../plan.ts';
import type { GoogleClient } from './client.ts';
import { byAge, containing, idOf } from './gaql.ts';
import { circleKey, seenCircle } from './map/circle.ts';
import { type Revision, revisionNamed } from './map/revision.ts';
import type { Row } from './row.ts';

export interface SeenGroup {
  resourceName: string;
  revision: Revision;
  status: string;
}

export interface SeenCampaign {
  resourceName: string;
  name: string;
  status: string;
  startDateTime: string;
  endDateTime: string;
  finalUrlSuffix: string;
  biddingStrategyType: string;
  budget: { resourceName: string; amountMicros: string; totalAmountMicros: string };
}

/** How its money was told to Google when it was made: as one sum for its whole life, or by the day. */
export const hasTotal = ({ budget }: Pick<SeenCampaign, 'budget'>): boolean =>
  budget.totalAmountMicros !== '0';

type Marked = Pick<Plan, 'marker'>;

/** Every campaign that was made for a plan, the oldest first; there should never be two of one part. */
export async function findCampaigns(
  client: GoogleClient,
  plan: Marked,
  isMeant: (part: string) => boolean,
): Promise<string[]> {
  const rows = await client.search(
    `SELECT campaign.resource_name, campaign.name FROM campaign WHERE campaign.name LIKE ${containing(`rk:${plan.marker}/`)} AND campaign.status != 'REMOVED'`,
  );
  return rows
    .filter(({ campaign }) => isMeant(partNamed(plan, campaign?.name ?? '') ?? ''))
    .flatMap(({ campaign }) => campaign?.resourceName ?? [])
    .sort(byAge);
}

/** A campaign as it is now, also when it was removed. */
export async function readCampaign(
  client: GoogleClient,
  resourceName: string,
): Promise<SeenCampaign> {
  const [row] = await client.search(
    `SELECT campaign.resource_name, campaign.name, campaign.status, campaign.start_date_time, campaign.end_date_time, campaign.final_url_suffix, campaign.bidding_strategy_type, campaign.campaign_budget, campaign_budget.amount_micros, campaign_budget.total_amount_micros FROM campaign WHERE campaign.id = ${idOf(resourceName)}`,
  );
  if (!row) throw notVisible(resourceName);
  return seenCampaign(row);
}

function seenCampaign({ campaign = {}, campaignBudget = {} }: Row): SeenCampaign {
  return {
    resourceName: campaign.resourceName ?? '',
    name: campaign.name ?? '',
    status: campaign.status ?? '',
    startDateTime: campaign.startDateTime ?? '',
    endDateTime: campaign.endDateTime ?? '',
    finalUrlSuffix: campaign.finalUrlSuffix ?? '',
    biddingStrategyType: campaign.biddingStrategyType ?? '',
    budget: {
      resourceName: campaign.campaignBudget ?? '',
      amountMicros: campaignBudget.amountMicros ?? '0',
      totalAmountMicros: campaignBudget.totalAmountMicros ?? '0',
    },
  };
}

/** The ad groups of a campaign that are ours, removed ones included. */
export async function findGroups(
  client: GoogleClient,
  plan: Marked,
  campaign: string,
): Promise<SeenGroup[]> {
  const rows = await client.search(
    `SELECT ad_group.resource_name, ad_group.name, ad_group.status FROM ad_group WHERE campaign.id = ${idOf(campaign)}`,
  );
  return rows
    .flatMap(({ adGroup }) => {
      const revision = revisionNamed(plan, adGroup?.name ?? '');
      return revision && adGroup?.resourceName
        ? [{ resourceName: adGroup.resourceName, revision, status: adGroup.status ?? '' }]
        : [];
    })
    .sort((a, b) => byAge(a.resourceName, b.resourceName));
}

/**
 * Fails when a list of ad groups lags behind: an older one that it does not show could not be switched
 * off, and two revisions of an ad would be shown.
 */
export function assertListed(known: readonly string[], groups: readonly SeenGroup[]): void {
  const listed = new Set(groups.map(({ resourceName }) => resourceName));
  const missing = known.find((name) => !listed.has(name));
  if (missing) throw notVisible(missing);
}

export interface SeenTarget {
  resourceName: string;
  /** The resource name of the place or the language, or what a circle is compared by. */
  key: string;
}

/** Where and in which languages a campaign is shown. */
export async function findTargets(client: GoogleClient, campaign: string): Promise<SeenTarget[]> {
  const rows = await client.search(
    `SELECT campaign_criterion.resource_name, campaign_criterion.location.geo_target_constant, campaign_criterion.language.language_constant, campaign_criterion.proximity.geo_point.latitude_in_micro_degrees, campaign_criterion.proximity.geo_point.longitude_in_micro_degrees, campaign_criterion.proximity.radius, campaign_criterion.proximity.radius_units FROM campaign_criterion WHERE campaign.id = ${idOf(campaign)} AND campaign_criterion.type IN ('LOCATION', 'PROXIMITY', 'LANGUAGE') AND campaign_criterion.negative = FALSE`,
  );
  return rows.flatMap(({ campaignCriterion: seen }) => {
    const key =
      seen?.location?.geoTargetConstant ??
      seen?.language?.languageConstant ??
      (seen?.proximity && circleKey(seenCircle(seen.proximity)));
    return seen?.resourceName && key ? [{ resourceName: seen.resourceName, key }] : [];
  });
}

/** Lists of Google may lag behind what it has just made. */
export const notVisible = (resourceName: string) =>
  new NetworkFailure({
    kind: 'transient',
    code: 'notVisible',
    message: `${resourceName} is not shown yet.`,
    userMessage: messageOf('google.notVisibleYet'),
    retryAfterMs: 30_000,
  });
