import { campaignTitle, fill } from '@posthorn/domain';
import { campaignTemplateTexts } from '@posthorn/domain/texts/campaign-template';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { newKey } from '../../../lib/http/new-key.ts';
import { notify } from '../../../lib/toast/notify.ts';
import {
  type Campaign,
  campaignKey,
  currentOf,
  keepCampaign,
  refreshCampaigns,
} from '../../campaigns/index.ts';

/** Shows a campaign whose ads changed with it. */
async function showChanged(queryClient: QueryClient, campaign: Campaign): Promise<void> {
  const { accountId, id } = campaign;
  const queryKey = campaignKey(accountId, id);
  await queryClient.cancelQueries({ queryKey });
  keepCampaign(queryClient, accountId, campaign);
  refreshCampaigns(queryClient, accountId, id);
}

/** Another person was first: what they made of the campaign is shown. */
function showCurrent(queryClient: QueryClient, error: unknown): void {
  const current = currentOf(error);
  if (current) void showChanged(queryClient, current);
}

interface Target {
  id: string;
  version: number;
}

/** Puts a campaign and its ads back as they were before a template was last applied. */
export function useUndoTemplate() {
  const queryClient = useQueryClient();
  const mutationKey = ['undo-template'];
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: ({ id, version }: Target) =>
      call(
        'undoChangeTemplate',
        { params: { campaignId: id } },
        { ifMatch: version, idempotencyKey: newKey() },
      ),
    async onSuccess(campaign) {
      await showChanged(queryClient, campaign);
      notify.success(campaignTemplateTexts.undone);
    },
    onError: (error) => showCurrent(queryClient, error),
  });
  return {
    isPending,
    undo(target: Target) {
      if (queryClient.isMutating({ mutationKey }) === 0) mutate(target);
    },
  };
}

/** What was shown: a version of the campaign, and a revision of its template. */
interface Shown extends Target {
  revision: number;
}

/** Brings a campaign what its template has changed, exactly as it was shown. */
export function useUpdateFromTemplate() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version, revision }: Shown) =>
      call(
        'updateFromTemplate',
        { params: { campaignId: id }, query: { revision } },
        { ifMatch: version },
      ),
    async onSuccess(campaign) {
      await showChanged(queryClient, campaign);
      const title = campaignTitle(campaign);
      notify.success(fill(campaignTemplateTexts.updated, { title }));
    },
    onError: (error) => showCurrent(queryClient, error),
  });
}
