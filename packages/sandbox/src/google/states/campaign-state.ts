import type { LedgerObject } from '../../ledger/object.ts';
import type { Customer } from '../customer.ts';
import type { JsonObject } from '../names/check.ts';
import { readerOf, reviewOf } from './ad-state.ts';

const biddingTypes: Record<string, string> = {
  targetSpend: 'TARGET_SPEND',
  maximizeConversions: 'MAXIMIZE_CONVERSIONS',
  manualCpm: 'MANUAL_CPM',
  manualCpc: 'MANUAL_CPC',
  targetImpressionShare: 'TARGET_IMPRESSION_SHARE',
};

/** What follows from what a campaign was told, from its ads, and from what day it is. */
export function campaignViewOf(customer: Customer, campaign: LedgerObject): JsonObject {
  const { primaryStatus, reasons } = primaryStatusOf(customer, campaign);
  const [, biddingStrategyType] =
    Object.entries(biddingTypes).find(([field]) => campaign.fields[field] !== undefined) ?? [];
  return {
    primaryStatus,
    primaryStatusReasons: reasons,
    servingStatus: servingStatuses[primaryStatus] ?? 'SERVING',
    ...(biddingStrategyType && { biddingStrategyType }),
  };
}

const servingStatuses: Record<string, string> = {
  REMOVED: 'NONE',
  PAUSED: 'SERVING',
  ENDED: 'ENDED',
  PENDING: 'PENDING',
  NOT_ELIGIBLE: 'NONE',
};

function primaryStatusOf(
  customer: Customer,
  campaign: LedgerObject,
): { primaryStatus: string; reasons: string[] } {
  const { status, startDateTime, endDateTime } = campaign.fields;
  const because = (primaryStatus: string, ...reasons: string[]) => ({ primaryStatus, reasons });
  if (campaign.removedAt !== null) return because('REMOVED', 'CAMPAIGN_REMOVED');
  if (endDateTime !== undefined && String(endDateTime).slice(0, 10) < customer.today)
    return because('ENDED', 'CAMPAIGN_ENDED');
  if (status === 'PAUSED') return because('PAUSED', 'CAMPAIGN_PAUSED');
  if (String(startDateTime).slice(0, 10) > customer.today)
    return because('PENDING', 'CAMPAIGN_PENDING');
  return statusByAds(customer, campaign, because);
}

function statusByAds(
  customer: Customer,
  campaign: LedgerObject,
  because: (status: string, ...reasons: string[]) => { primaryStatus: string; reasons: string[] },
) {
  const { ledger } = customer.world;
  const groups = ledger.list({ kind: 'adGroup', parent: campaign.id });
  if (groups.length === 0) return because('NOT_ELIGIBLE', 'NO_AD_GROUPS');
  const on = groups.filter(({ fields }) => fields.status === 'ENABLED');
  if (on.length === 0) return because('NOT_ELIGIBLE', 'AD_GROUPS_PAUSED');
  const states = on
    .flatMap(({ id }) => ledger.list({ kind: 'adGroupAd', parent: id }))
    .map((ad) => reviewOf(readerOf(customer), ad).state);
  const count = (state: string) => states.filter((one) => one === state).length;
  if (states.length === 0) return because('NOT_ELIGIBLE', 'NO_AD_GROUP_ADS');
  if (count('rejected') === states.length) return because('NOT_ELIGIBLE', 'HAS_ADS_DISAPPROVED');
  if (count('pending') > states.length / 2) return because('PENDING', 'MOST_ADS_UNDER_REVIEW');
  if (count('rejected') > 0) return because('LIMITED', 'HAS_ADS_DISAPPROVED');
  if (count('limited') > 0) return because('LIMITED', 'HAS_ADS_LIMITED_BY_POLICY');
  return because('ELIGIBLE');
}
