import {
  budgetNames,
  channelsPaidBy,
  fill,
  isBeforeLaunch,
  listed,
  unfundedBudgets,
} from '@posthorn/domain';
import { configurationTexts } from '@posthorn/domain/texts/configuration';
import { rulesOf } from '../../campaigns/index.ts';
import type { Campaign } from './values.ts';

/** Which chosen channels the budget leaves out, as long as that can be changed. */
export function sayUnfunded(campaign: Campaign): string | undefined {
  const without = isBeforeLaunch(campaign.status) ? unfundedBudgets(rulesOf(campaign)) : [];
  if (without.length === 0) return undefined;
  return fill(configurationTexts.unfunded, {
    channels: listed(without.map((channel) => budgetNames[channel])),
    n: without.flatMap(channelsPaidBy).length,
  });
}
