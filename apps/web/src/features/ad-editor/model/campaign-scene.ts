import {
  type AdType,
  adTypeSpecs,
  campaignTitle,
  cityOf,
  dynamicTagName,
  type InsertableTag,
  insertableTags,
  isSentWhenSaved,
  pageIdsOf,
  type SocialChannel,
  socialChannelOf,
  tagText,
} from '@posthorn/domain';
import { editorTexts } from '@posthorn/domain/texts/editor';
import type { OfferedTag } from '../../ad-fields/index.ts';
import type { PreviewedPage } from '../../ad-previews/index.ts';
import { campaignOwner, surroundingsOf } from '../../ads/index.ts';
import { type Campaign, rulesOf } from '../../campaigns/index.ts';
import { campaignKeywords } from '../../keywords/index.ts';
import type { EditorScene } from './editor-scene.ts';

interface Known {
  accountId: string;
  /** What the company tag says. */
  company: string;
  personId: string;
  adType: AdType;
  /** The ads there are on the channel. */
  ads: readonly { adType: AdType }[];
  pages: readonly (PreviewedPage & { id: string; channel: SocialChannel })[];
}

/** Everything the editor has to know of a campaign. */
export function campaignScene(
  campaign: Campaign,
  { accountId, company, personId, adType, ads, pages }: Known,
): EditorScene {
  const { status, type } = campaign;
  const social = socialChannelOf(adTypeSpecs[adType].channel);
  const pageId = social && pageIdsOf(campaign)[social];
  return {
    owner: campaignOwner({ id: campaign.id, accountId }),
    personId,
    title: campaignTitle(campaign),
    campaignTitle: campaign.title,
    status,
    campaignType: type,
    language: campaign.language,
    isSentWhenSaved: (saved) => isSentWhenSaved(rulesOf(campaign), saved),
    surroundings: surroundingsOf(campaign, ads, pages),
    tags: insertableTags.map((tag) => offeredTag(tag, { ...campaign, company })),
    page: pages.find(({ id }) => id === pageId) ?? null,
    shownUrl: campaign.displayUrl,
    targetUrl: campaign.targetUrl,
    job: campaign,
    carryFacts: {
      campaignType: type,
      language: campaign.language,
      title: campaign.title,
      company,
      cities: campaign.locations.map(({ name }) => cityOf(name)),
    },
    keywords: campaignKeywords(campaign),
  };
}

function offeredTag(tag: InsertableTag, filling: Parameters<typeof tagText>[1]): OfferedTag {
  const text = tagText(tag, filling);
  const offered = { tag, label: dynamicTagName(tag), text };
  return text === '' ? { ...offered, disabledReason: editorTexts.noLocationForTag } : offered;
}
