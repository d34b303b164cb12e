import { fill, sayFinding } from '@posthorn/domain';
import { campaignTemplateTexts } from '@posthorn/domain/texts/campaign-template';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { notify } from '../../../lib/toast/notify.ts';
import { refreshCampaigns } from '../../campaigns/index.ts';
import { resourceOf, type Template } from '../../templates/index.ts';
import { type TemplateCampaign, templateCampaignsQuery } from './list-template-campaigns.ts';

interface Wanted {
  campaigns: readonly TemplateCampaign[];
  /** Of the template, as far as a person looked at what would change. */
  revision: number | undefined;
}

/** Brings several campaigns up to date, each by itself, and says of each that was refused why. */
export function useUpdateCampaigns(template: Template) {
  const queryClient = useQueryClient();
  const { id: templateId, accountId, kind } = template;
  return useMutation({
    mutationFn: ({ campaigns, revision }: Wanted) =>
      call('updateCampaignsFromTemplate', {
        params: { owner: resourceOf(kind), templateId },
        query: { revision },
        body: { campaignIds: campaigns.map(({ id }) => id) },
      }),
    onSuccess(outcomes, { campaigns }) {
      const updated = outcomes.filter(({ outcome }) => outcome === 'updated').length;
      if (updated > 0) notify.success(fill(campaignTemplateTexts.allUpdated, { n: updated }));
      for (const { campaignId, outcome, findings } of outcomes) {
        if (outcome !== 'refused') continue;
        const title = campaigns.find(({ id }) => id === campaignId)?.title ?? '';
        const reason = findings.map(sayFinding).join(' ');
        notify.error(fill(campaignTemplateTexts.refused, { title, reason }));
      }
    },
    onSettled(_, __, { campaigns }) {
      for (const { id } of campaigns) refreshCampaigns(queryClient, accountId, id);
      return queryClient.invalidateQueries(templateCampaignsQuery(template));
    },
  });
}
