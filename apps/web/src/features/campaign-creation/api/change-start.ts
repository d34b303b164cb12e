import type { CampaignType } from '@posthorn/domain';
import { requestTexts } from '@posthorn/domain/texts/request';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isStale } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/call.ts';
import { staleAnswer } from '../../../lib/http/stale-answer.ts';
import { notify } from '../../../lib/toast/notify.ts';
import { type Campaign, campaignKey } from '../../campaigns/index.ts';

/** Another type, or another template: never both. */
export type StartChange =
  | { type: CampaignType }
  | {
      templateId: string;
      /** Of the campaign and of the template whose meeting was shown. */
      shown: { version: number; revision: number };
    };

function send({ id, version }: Campaign, change: StartChange): Promise<Campaign> {
  const campaignId = id;
  if ('type' in change) {
    const options = { ifMatch: version, suppressErrorToast: isStale };
    return call('changeType', { params: { campaignId }, body: change }, options);
  }
  const { templateId, shown } = change;
  const options = { ifMatch: shown.version, suppressErrorToast: isStale };
  const query = { revision: shown.revision };
  return call('changeTemplate', { params: { campaignId, templateId }, query }, options);
}

/** Sends it again when a person changed something else meanwhile; not when they chose a type, too. */
async function changeStart(campaign: Campaign, change: StartChange): Promise<Campaign> {
  try {
    return await send(campaign, change);
  } catch (error) {
    const current = staleAnswer('changeType', error);
    // What a template would do was shown for one version, and is done to no other.
    if (!current || 'templateId' in change) throw error;
    if (current.type !== campaign.type || current.templateId !== campaign.templateId) throw error;
    return send(current, change);
  }
}

export function useChangeStart(campaign: Campaign) {
  const queryClient = useQueryClient();
  const queryKey = campaignKey(campaign.accountId, campaign.id);
  return useMutation({
    mutationFn: (change: StartChange) => changeStart(campaign, change),
    onSuccess: async (changed) => {
      await queryClient.cancelQueries({ queryKey, exact: true });
      queryClient.setQueryData(queryKey, changed);
    },
    onError: (error) => {
      // The call was told to be quiet about it, because it is often mended by sending it again.
      if (isStale(error)) notify.error(requestTexts.stale);
      return queryClient.invalidateQueries({ queryKey });
    },
  });
}
