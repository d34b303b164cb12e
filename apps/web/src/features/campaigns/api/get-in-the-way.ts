import { type CampaignAction, type CampaignStatus, campaignActionSpecs } from '@posthorn/domain';
import { skipToken, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { useAccount } from '../../accounts/index.ts';
import { campaignKey } from './get-campaign.ts';

interface Gated {
  id: string;
  status: CampaignStatus;
  version: number;
}

interface Asked {
  campaign: Gated;
  action: CampaignAction | undefined;
  isAsked: boolean;
}

/** What is known of an action that has a gate; nothing where it has none, is not asked or not known yet. */
function useGate({ campaign, action, isAsked }: Asked) {
  const { id: campaignId, status, version } = campaign;
  const { id: accountId } = useAccount();
  const isGated = action && campaignActionSpecs[action].moves[status]?.gate === 'launch';
  const gated = isAsked && isGated ? action : undefined;
  const { data } = useQuery({
    // Below the campaign: what changes that may have changed this.
    queryKey: [...campaignKey(accountId, campaignId), 'in-the-way', action, version],
    queryFn: gated
      ? ({ signal }) =>
          call(
            'getInTheWay',
            { params: { campaignId }, query: { action: gated } },
            { signal, suppressErrorToast: true },
          )
      : skipToken,
    // It may have been mended elsewhere, such as in the settings.
    staleTime: 0,
  });
  return gated && data;
}

/** What the gate of an action has found. Failures are not said: the server then decides when it is pressed. */
export const useInTheWay = (campaign: Gated, action: CampaignAction | undefined, isAsked = true) =>
  useGate({ campaign, action, isAsked })?.inTheWay ?? [];

/** What a launch takes more than is free to use, in cents, where that keeps nobody from it. */
export const useShortfall = (campaign: Gated, isAsked: boolean): number | null =>
  useGate({ campaign, action: 'deploy', isAsked })?.shortfall ?? null;
