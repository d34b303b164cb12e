import { type LaunchEnd, launchActionOf, launchEnd } from '@posthorn/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { useAttempts } from '../../../lib/http/use-attempts.ts';
import {
  type Campaign,
  keepCampaign,
  keepCurrent,
  launchQuery,
  refreshCampaigns,
  rulesOf,
} from '../../campaigns/index.ts';
import { useShownFor } from './use-shown-for.ts';

/** What the button of the dialog is about. */
export type LaunchStep = 'neutral' | 'launching' | 'launched' | 'failed';

/** Each can be read before the next one comes. */
export const STEP_MS = 1_000;

const stepAt: Record<LaunchEnd, LaunchStep> = {
  pending: 'launching',
  good: 'launched',
  trouble: 'failed',
};

/**
 * Launches a campaign and follows what becomes of it, until every channel has ended one way or the
 * other. What a colleague launched meanwhile is followed in the same way.
 */
export function useLaunch(campaign: Campaign) {
  const { id: campaignId, accountId, version } = campaign;
  const queryClient = useQueryClient();
  const { keyOf } = useAttempts();
  const query = launchQuery(accountId, campaignId);
  const action = launchActionOf(rulesOf(campaign));
  const send = useMutation({
    mutationFn: async () => {
      // It was repaired by another person meanwhile; what is known of it is asked for anew.
      if (!action) return;
      const operation = action === 'redeploy' ? 'redeployCampaign' : 'deployCampaign';
      const launched = await call(
        operation,
        { params: { campaignId } },
        {
          ifMatch: version,
          idempotencyKey: keyOf([operation, version]),
          suppressErrorToast: true,
        },
      );
      keepCampaign(queryClient, accountId, launched);
      // What was known before is about an earlier try.
      await queryClient.fetchQuery({ ...query, staleTime: 0 });
    },
    onError: (error) => keepCurrent(queryClient, error),
    onSettled: () => refreshCampaigns(queryClient, accountId, campaignId),
  });
  const isLaunched = action !== 'deploy';
  const progress = useQuery({ ...query, enabled: isLaunched }).data;
  const now = stepNow();
  const [step, show] = useShownFor(now, STEP_MS);

  function stepNow(): LaunchStep {
    if (send.isPending) return 'launching';
    if (isLaunched) return progress ? stepAt[launchEnd(progress)] : 'launching';
    return send.isError ? 'failed' : 'neutral';
  }

  return {
    step,
    progress: isLaunched ? progress : undefined,
    isLaunched,
    /** Why it could not even be begun. */
    error: send.error,
    /** Presses while it is launched, or once it is, do nothing. */
    press: () => {
      const isOpen = (one: LaunchStep) => one === 'neutral' || one === 'failed';
      if (!isOpen(step) || !isOpen(now)) return;
      show('launching');
      send.mutate();
    },
  };
}
