import type { OperationInput } from '@posthorn/contract';
import type { Db } from '@posthorn/db';
import { channelPrices, suggestBudget } from '@posthorn/domain';
import { findAccountFacts, findTargets } from '../repository.ts';

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
  const places = await findTargets(db, locations);
  const profiles = await findProfiles(db, ids);
  const { reach, budget } = suggestBudget({
    ...{ type, profiles, places, currency, functionGroup: null },
    startDate: start_date ?? null,
    endDate: end_date ?? null,
  });
  return {
    reach,
    suggestedTotalGrossBudget: budget,
    channels: pricesAt(places, currency),
  };
}

/** What each channel costs where the first of the places lies. */
export const pricesAt = (places: readonly { countryCode: string }[], currency: string) =>
  (places[0] && channelPrices(places[0].countryCode, currency)) ?? null;

async function findProfiles(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('job_profile')
    .select(['id', 'name', 'function_group'])
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ function_group: functionGroup, ...row }) => ({ ...row, functionGroup }));
}
