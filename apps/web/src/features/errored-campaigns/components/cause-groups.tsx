import { fill } from '@posthorn/domain';
import { erroredTexts } from '@posthorn/domain/texts/errored';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { call } from '../../../lib/http/call.ts';
import { notify } from '../../../lib/toast/notify.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { useAccount } from '../../accounts/index.ts';
import { refreshCampaigns } from '../../campaigns/index.ts';
import type { ErroredCampaign } from '../api/list-errored.ts';
import {
  type CauseGroup,
  campaignsOf,
  groupByCause,
  retryableOf,
} from '../model/group-by-cause.ts';

/** What is mended once and sent again for several campaigns together. */
export function CauseGroups({ campaigns }: { campaigns: readonly ErroredCampaign[] }) {
  const groups = groupByCause(campaigns);
  if (groups.length === 0) return null;
  return (
    <section aria-label={erroredTexts.sameCause} className="flex flex-col gap-2">
      {groups.map((group) => (
        <Group key={group.cause} group={group} />
      ))}
    </section>
  );
}

function Group({ group }: { group: CauseGroup }) {
  const retry = useRetryAll(group);
  const n = retryableOf(group).length;
  return (
    <Alert
      kind="warning"
      title={fill(erroredTexts.inCampaigns, { n: campaignsOf(group) })}
      actions={
        n > 0 ? (
          <Button
            size="sm"
            icon={<RotateCw />}
            isLoading={retry.isPending}
            onPress={() => retry.mutate()}
          >
            {fill(erroredTexts.retryAll, { n })}
          </Button>
        ) : undefined
      }
    >
      {group.userMessage}
    </Alert>
  );
}

/** One after the other: a campaign that can not be sent again keeps none of the others from it. */
function useRetryAll(group: CauseGroup) {
  const { id: accountId } = useAccount();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      let sent = 0;
      const all = retryableOf(group);
      for (const { campaign, error } of all) {
        const params = { accountId, campaignId: campaign.id, requestId: error.requestId ?? '' };
        await call('retryError', { params }, { suppressErrorToast: true }).then(
          () => (sent += 1),
          () => {},
        );
      }
      return { sent, all: all.length };
    },
    onSuccess: ({ sent, all }) => {
      if (sent > 0) notify.success(fill(erroredTexts.retriedAll, { n: sent }));
      if (sent < all) notify.error(fill(erroredTexts.notAllRetried, { n: all - sent }));
    },
    onSettled: () => refreshCampaigns(queryClient, accountId),
  });
}
