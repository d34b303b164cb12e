import type { ErroredCampaign, KeptError } from '../api/list-errored.ts';

export interface CauseGroup {
  cause: string;
  /** What it means, in the words of the latest one. */
  userMessage: string;
  /** One for each campaign and request: what is sent again. */
  errors: { campaign: ErroredCampaign; error: KeptError }[];
}

/** What the same cause keeps from being shown in several of these campaigns, the widest first. */
export function groupByCause(campaigns: readonly ErroredCampaign[]): CauseGroup[] {
  const groups = new Map<string, CauseGroup>();
  for (const campaign of campaigns) {
    for (const error of campaign.errors) {
      if (error.cause === null) continue;
      const { cause, userMessage } = error;
      const group = groups.get(cause) ?? { cause, userMessage, errors: [] };
      groups.set(cause, group);
      const isKnown = group.errors.some(
        (other) => other.campaign.id === campaign.id && other.error.requestId === error.requestId,
      );
      if (!isKnown) group.errors.push({ campaign, error });
    }
  }
  return [...groups.values()]
    .filter((group) => campaignsOf(group) > 1)
    .toSorted((one, other) => campaignsOf(other) - campaignsOf(one));
}

export const campaignsOf = ({ errors }: CauseGroup): number =>
  new Set(errors.map(({ campaign }) => campaign.id)).size;

/** What of it the person may send again. */
export const retryableOf = ({ errors }: CauseGroup): CauseGroup['errors'] =>
  errors.filter(
    ({ campaign, error }) => error.isRetryable && campaign.abilities.includes('redeploy'),
  );
