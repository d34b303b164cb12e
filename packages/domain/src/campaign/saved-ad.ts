import { type AdType, adTypeSpecs } from '../ad/ad-type.ts';
import { type BudgetChannel, placementBudgets } from '../channel/placement.ts';
import type { UnsettledChannel } from './delivery-note.ts';
import { type CampaignStatus, isRunning } from './status.ts';

/** What decides whether networks get an ad as soon as it is saved. */
interface Receiving {
  status: CampaignStatus;
  /** Cents; null where no one has set any. */
  channelBudget: Record<BudgetChannel, number | null>;
  unsettledChannels: readonly UnsettledChannel[];
}

/** A network that refused all of a campaign gets nothing more of it until it is deployed again. */
const isShut = ({ unsettledChannels }: Receiving, budget: BudgetChannel): boolean =>
  unsettledChannels.some(
    ({ channel, state, isThere }) => channel === budget && state === 'failed' && !isThere,
  );

/** Whether the ads that a budget pays for go to their network as soon as they are saved. */
export const takesSavedAds = (campaign: Receiving, budget: BudgetChannel): boolean =>
  isRunning(campaign.status) &&
  (campaign.channelBudget[budget] ?? 0) > 0 &&
  !isShut(campaign, budget);

/** The same of an ad of this type. */
export const isSentWhenSaved = (campaign: Receiving, adType: AdType): boolean =>
  takesSavedAds(campaign, placementBudgets[adTypeSpecs[adType].placement]);
