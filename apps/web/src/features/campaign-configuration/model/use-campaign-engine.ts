import { useQueryClient } from '@tanstack/react-query';
import { useSaveEngine } from '../../../lib/save/use-save-engine.ts';
import { type AccountFacts, accountFactsQuery } from '../../accounts/index.ts';
import { campaignKey, campaignQuery } from '../../campaigns/index.ts';
import { sendStep } from '../api/send-step.ts';
import { campaignEndings, campaignStore, createCampaignEngine } from './campaign-engine.ts';
import type { Campaign } from './values.ts';

interface Facts {
  personId: string;
  account: AccountFacts;
}

/** The engine of this campaign and what it shows now. One component for each campaign: give it a key. */
export function useCampaignEngine(campaign: Campaign, { personId, account }: Facts) {
  const queryClient = useQueryClient();
  const owner = { personId, accountId: account.id, documentId: campaign.id };
  return useSaveEngine({
    name: Object.values(owner).join(' '),
    document: campaign,
    endings: campaignEndings(campaign.id),
    create() {
      const queryKey = campaignKey(account.id, campaign.id);
      const factsKey = accountFactsQuery(account.id).queryKey;
      return createCampaignEngine({
        campaign,
        store: campaignStore(owner),
        send: (step, version) => sendStep(campaign.id, step, version),
        onSaved: async (saved) => {
          // An answer that is still on its way was given before this one.
          await queryClient.cancelQueries({ queryKey, exact: true });
          queryClient.setQueryData<Campaign>(queryKey, (known) =>
            known && known.version > saved.version ? known : saved,
          );
        },
        reload: () =>
          queryClient.fetchQuery({ ...campaignQuery(account.id, campaign.id), staleTime: 0 }),
        today: () => queryClient.getQueryData(factsKey)?.today ?? account.today,
      });
    },
  });
}
