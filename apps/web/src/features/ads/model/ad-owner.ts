import type { TemplateKind } from '@posthorn/domain';

/** What ads belong to: a campaign, or a template that campaigns are made from. */
export type AdOwner = CampaignOwner | TemplateOwner;

interface CampaignOwner {
  kind: 'campaign';
  id: string;
  accountId: string;
}

export interface TemplateOwner {
  kind: 'template';
  id: string;
  accountId: string;
  templateKind: TemplateKind;
}

export const campaignOwner = ({ id, accountId }: { id: string; accountId: string }): AdOwner => ({
  kind: 'campaign',
  id,
  accountId,
});

/** As the API addresses it. */
export const templateParams = ({ id, templateKind }: TemplateOwner) => ({
  owner: templateKind === 'default' ? ('templates' as const) : ('customTemplates' as const),
  templateId: id,
});
