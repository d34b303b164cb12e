import type { OperationAnswer } from '@posthorn/contract';
import { campaignTitle, fill, listed, sayFinding, templateFieldLabels } from '@posthorn/domain';
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

type Outcome = OperationAnswer<'updateCampaignsFromTemplate'>[number];

function nameOf(campaigns: readonly TemplateCampaign[], { campaignId }: Outcome): string {
  const campaign = campaigns.find(({ id }) => id === campaignId);
  return campaign ? `${campaignTitle(campaign)} #${campaign.hash}` : '';
}

/** A sentence for each campaign that was brought up to date and kept values of its own. */
export const keptValues = (
  campaigns: readonly TemplateCampaign[],
  outcomes: readonly Outcome[],
): string[] =>
  outcomes
    .filter(({ outcome, kept }) => outcome === 'updated' && kept.length > 0)
    .map((outcome) =>
      fill(campaignTemplateTexts.keptIn, {
        campaign: nameOf(campaigns, outcome),
        fields: listed(outcome.kept.map((field) => templateFieldLabels[field])),
      }),
    );

/** Campaigns by what is said of them, so that one cause is one sentence. */
function groupedBy<Item>(items: readonly Item[], textOf: (item: Item) => string) {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const text = textOf(item);
    groups.set(text, [...(groups.get(text) ?? []), item]);
  }
  return groups;
}

/** Brings several campaigns up to date, each by itself, and reports what kept its own values or was refused. */
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
      const refused = outcomes.filter(({ outcome }) => outcome === 'refused');
      const reasons = groupedBy(refused, ({ findings }) => findings.map(sayFinding).join(' '));
      for (const [reason, of] of reasons) {
        const names = of.map((outcome) => nameOf(campaigns, outcome));
        notify.error(
          fill(campaignTemplateTexts.refused, { n: of.length, reason }),
          names.join(', '),
        );
      }
    },
    onSettled(_, __, { campaigns }) {
      for (const { id } of campaigns) refreshCampaigns(queryClient, accountId, id);
      return queryClient.invalidateQueries(templateCampaignsQuery(template));
    },
  });
}
