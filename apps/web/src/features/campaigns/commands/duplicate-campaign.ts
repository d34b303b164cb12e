import { campaignTexts } from '@posthorn/domain/texts/campaign';
import { campaignCommandTexts } from '@posthorn/domain/texts/campaign-command';
import { Copy } from 'lucide-react';
import { call } from '../../../lib/http/call.ts';
import { newKey } from '../../../lib/http/new-key.ts';
import { realNow } from '../../../lib/time/clock.ts';
import { toastTimes } from '../../../lib/toast/toast-times.ts';
import { toast } from '../../../ui/overlays/toast-queue.ts';
import { refreshCampaigns } from '../model/campaign-cache.ts';
import { rememberCreated } from '../model/just-created.ts';
import type { ActCommand } from './command.ts';

/** A person who works on ads stays with them; everyone else goes to the copy. */
const isAmongAds = (pathname: string) => pathname.endsWith('/campaign-details/ads');

/** A press so soon after one that got no answer asks for the same copy, a later one for another. */
const SAME_COPY_MS = 60_000;
const unanswered = new Map<string, { key: string; since: number }>();

async function copyOnce(campaignId: string): Promise<string> {
  const last = unanswered.get(campaignId);
  const isSame = last && realNow() - last.since < SAME_COPY_MS;
  const request = isSame ? last : { key: newKey(), since: realNow() };
  unanswered.set(campaignId, request);
  const made = await call(
    'duplicateCampaign',
    { params: { campaignId } },
    { idempotencyKey: request.key },
  );
  unanswered.delete(campaignId);
  return made.campaign_id;
}

export const duplicateCampaign: ActCommand = {
  kind: 'act',
  id: 'duplicate',
  label: campaignCommandTexts.duplicate,
  icon: Copy,
  run: async ({ id }, { queryClient, accountId, pathname, navigate }) => {
    const campaignId = await copyOnce(id);
    const open = () =>
      navigate({
        to: '/campaigns-overview/set-campaign/$campaignId/campaign-details',
        params: { campaignId },
      });
    rememberCreated(campaignId);
    const stays = isAmongAds(pathname());
    toast.success(campaignTexts.duplicated, {
      timeout: toastTimes.success,
      ...(stays && {
        action: { label: campaignCommandTexts.openCopy, onPress: () => void open() },
      }),
    });
    refreshCampaigns(queryClient, accountId);
    if (!stays) await open();
  },
};
