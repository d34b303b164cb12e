import { type ChannelAmounts, fill, showBudget, totalOf } from '@posthorn/domain';
import { budgetTexts } from '@posthorn/domain/texts/budget';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { useAttempts } from '../../../lib/http/use-attempts.ts';
import { notify } from '../../../lib/toast/notify.ts';
import {
  budgetBody,
  type Campaign,
  campaignKey,
  currentOf,
  keepCurrent,
} from '../../campaigns/index.ts';
import { isSameBudget } from '../model/same-budget.ts';

/** Sets what a campaign may spend. Failures are shown where it is entered. */
export function useSetBudget(campaign: Campaign) {
  const { id: campaignId } = campaign;
  const queryKey = campaignKey(campaign.accountId, campaignId);
  const queryClient = useQueryClient();
  const { keyOf } = useAttempts();
  const send = (amounts: ChannelAmounts, version: number) => {
    const body = budgetBody(amounts);
    return call(
      'setCustomBudget',
      { params: { campaignId }, body },
      // what was wished for another version is another wish
      { ifMatch: version, idempotencyKey: keyOf([version, body]), suppressErrorToast: true },
    );
  };
  return useMutation({
    mutationFn: (amounts: ChannelAmounts) =>
      send(amounts, campaign.version).catch((error) => {
        const current = currentOf(error);
        if (!current || !isSameBudget(current, campaign)) throw error;
        // another person changed the campaign, but not what this is about
        queryClient.setQueryData(queryKey, current);
        return send(amounts, current.version);
      }),
    onSuccess: (saved, amounts) => {
      queryClient.setQueryData(queryKey, saved);
      const { currency } = saved.spend;
      notify.success(
        fill(budgetTexts.saved, { budget: showBudget({ amount: totalOf(amounts), currency }) }),
      );
    },
    onError: (error) => keepCurrent(queryClient, error),
  });
}
