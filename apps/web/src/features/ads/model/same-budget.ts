import { budgetChannels } from '@posthorn/domain';
import type { Campaign } from '../../campaigns/index.ts';

/** Whether two readings of a campaign have the same budget. */
export const isSameBudget = (one: Campaign, other: Campaign): boolean =>
  one.customTotalGrossBudget === other.customTotalGrossBudget &&
  budgetChannels.every(
    (channel) =>
      (one.customChannelBudget[channel] ?? 0) === (other.customChannelBudget[channel] ?? 0),
  );
