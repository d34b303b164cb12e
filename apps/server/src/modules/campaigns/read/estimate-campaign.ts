import type { OperationInput } from '@posthorn/contract';
import type { Db } from '@posthorn/db';
import { channelPrices } from '@posthorn/domain';
import { findProfiles } from '../../reference/index.ts';
import { adviseOn } from '../change-campaign.ts';
import { findAccountFacts } from '../repository.ts';

/** What a campaign could reach and cost, by the rules that advise on those that are made. */
export async function estimateCampaign(
  db: Db,
  accountId: string,
  {
    type,
    profiles: ids,
    locations,
    start_date,
    end_date,
  }: OperationInput<'estimateCampaign'>['query'],
) {
  const { currency } = await findAccountFacts(db, accountId);
  const profiles = await findProfiles(db, ids);
  const targeting = {
    ...{ type, profiles, locations, functionGroup: null },
    startDate: start_date ?? null,
    endDate: end_date ?? null,
  };
  const { reach, budget, places } = await adviseOn(db, targeting, currency);
  return {
    reach,
    suggestedTotalGrossBudget: budget,
    channels: pricesAt(places, currency),
  };
}

/** What each channel costs where the first of the places lies. */
export const pricesAt = (places: readonly { countryCode: string }[], currency: string) =>
  (places[0] && channelPrices(places[0].countryCode, currency)) ?? null;
