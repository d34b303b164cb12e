import { arePagesOpen, type CampaignType, pageIdsOf, type SocialChannel } from '@posthorn/domain';
import { pageTexts } from '@posthorn/domain/texts/page';
import type { Campaign } from '../../campaigns/index.ts';
import type { Template } from '../../templates/index.ts';
import { type AdOwner, campaignOwner, templateOwner } from './ad-owner.ts';

/** What the choice of pages must know of the campaign, or of the template, whose ads speak for them. */
export interface PagesOwner {
  owner: AdOwner;
  version: number;
  /** Of what type it is: not every page goes with every type. */
  type: CampaignType;
  chosen: Record<SocialChannel, string | null>;
  /** Why no other page can be chosen. */
  lockedReason?: string | undefined;
}

export const campaignPages = (campaign: Campaign): PagesOwner => ({
  owner: campaignOwner(campaign),
  version: campaign.version,
  type: campaign.type,
  chosen: pageIdsOf(campaign),
  lockedReason: arePagesOpen(campaign.status) ? undefined : pageTexts.locked,
});

export const templatePages = (template: Template): PagesOwner => ({
  owner: templateOwner(template),
  version: template.version,
  type: template.type,
  chosen: pageIdsOf(template),
});
