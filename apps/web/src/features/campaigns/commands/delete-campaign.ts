import { campaignActionSpecs, campaignTitle, fill } from '@posthorn/domain';
import { campaignTexts } from '@posthorn/domain/texts/campaign';
import { campaignCommandTexts } from '@posthorn/domain/texts/campaign-command';
import { Trash2 } from 'lucide-react';
import { call } from '../../../lib/http/call.ts';
import { whileDeleting } from '../../../lib/query/being-deleted.ts';
import { dropUnsaved } from '../../../lib/save/unsaved-texts.ts';
import { notify } from '../../../lib/toast/notify.ts';
import { dropCampaign, refreshCampaigns } from '../model/campaign-cache.ts';
import { forgetCreated } from '../model/just-created.ts';
import type { ActCommand } from './command.ts';

/** Why it can not be deleted is said by the server, in the toast of the failed request. */
export const deleteCampaign: ActCommand = {
  kind: 'act',
  id: 'delete',
  label: campaignActionSpecs.delete.label,
  icon: Trash2,
  isDestructive: true,
  action: 'delete',
  confirmation: {
    title: (name) => fill(campaignCommandTexts.deleteName, { name }),
    text: campaignCommandTexts.deleteConsequence,
    label: campaignCommandTexts.deleteCampaign,
  },
  run: async (campaign, { queryClient, accountId, pathname, navigate }) => {
    try {
      const params = { campaignId: campaign.id };
      await whileDeleting(campaign.id, () =>
        call('deleteCampaign', { params }, { ifMatch: campaign.version }),
      );
      dropUnsaved(campaign.id);
      forgetCreated(campaign.id);
      notify.success(fill(campaignTexts.deleted, { title: campaignTitle(campaign) }));
      // First away from its page: what is gone must not be asked for again.
      if (pathname().includes(campaign.id)) await navigate({ to: '/campaigns-overview' });
      dropCampaign(queryClient, accountId, campaign.id);
    } finally {
      refreshCampaigns(queryClient, accountId, campaign.id);
    }
  },
};
