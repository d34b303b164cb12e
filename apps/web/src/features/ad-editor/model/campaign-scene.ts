import {
  type AdType,
  adTypeSpecs,
  channelSwitches,
  type InsertableTag,
  insertableTags,
  type SocialAdType,
  tagText,
} from '@posthorn/domain';
import { pathTo } from '../../../lib/routes/route-paths.ts';
import type { PreviewedPage } from '../../ad-previews/index.ts';
import { adsHref, editAdHref } from '../../ads/index.ts';
import { type Campaign, campaignTitle } from '../../campaigns/index.ts';
import type { EditorScene, OfferedTag } from './editor-scene.ts';

interface Known {
  accountId: string;
  personId: string;
  adType: SocialAdType;
  /** The types of the ads there are on the channel. */
  present: readonly AdType[];
  pages: readonly (PreviewedPage & { id: string })[];
}

/** Everything the editor has to know of a campaign. */
export function campaignScene(
  campaign: Campaign,
  { accountId, personId, adType, present, pages }: Known,
): EditorScene {
  const { id: campaignId, status, type } = campaign;
  const pageId = pageIdOf(campaign, adType);
  return {
    owner: { kind: 'campaign', id: campaignId },
    accountId,
    personId,
    title: campaignTitle(campaign),
    status,
    campaignType: type,
    surroundings: {
      status,
      type,
      present,
      channelsOff: channelSwitches.filter((name) => !campaign.customChannelStatuses[name].status),
      hasLinkedinPage: campaign.linkedinPageId !== null,
    },
    tags: insertableTags.map((tag) => offeredTag(tag, campaign)),
    page: pages.find(({ id }) => id === pageId) ?? null,
    shownUrl: campaign.displayUrl || hostOf(campaign.targetUrl),
    createPath: (of) => pathTo('create-ad', { campaignId, segment: segmentOf(of) }),
    editPath: (of, adId) => editAdHref(campaignId, of, adId),
    backHref: (of) => adsHref(campaignId, adTypeSpecs[of].channel),
  };
}

const segmentOf = (adType: SocialAdType) => adTypeSpecs[adType].segment.campaign;

function pageIdOf(campaign: Campaign, adType: SocialAdType): string | null {
  const { channel } = adTypeSpecs[adType];
  if (channel === 'facebook') return campaign.facebookPageId;
  return channel === 'instagram' ? campaign.instagramPageId : campaign.linkedinPageId;
}

const tagLabels: Record<InsertableTag, string> = { city: 'City', company: 'Company' };

function offeredTag(tag: InsertableTag, campaign: Campaign): OfferedTag {
  const text = tagText(tag, campaign);
  const offered = { tag, label: tagLabels[tag], text };
  return text === '' ? { ...offered, disabledReason: 'The campaign has no location yet' } : offered;
}

function hostOf(url: string): string {
  try {
    return new URL(url).host.replace(/^www\./, '');
  } catch {
    return '';
  }
}
