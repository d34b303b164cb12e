import { type AdType, adTypeSpecs } from '../ad/ad-type.ts';
import { insertableTags, placeholderOf, tagText } from '../ad/dynamic-tag.ts';
import { openChannels } from '../campaign/channels.ts';
import type { CampaignType } from '../campaign/type.ts';
import { type ChannelSwitch, isPlacementOn } from '../channel/placement.ts';

interface Taking {
  type: CampaignType;
  channelsOff: readonly ChannelSwitch[];
  /** The types of the ads it has. */
  present: readonly AdType[];
}

/**
 * The ads a campaign takes over from its template: those it has a place for. A campaign that has ads
 * takes none, because nothing that somebody made is replaced or mixed up.
 */
export function takenOver<Ad extends { type: AdType }>(campaign: Taking, ads: readonly Ad[]): Ad[] {
  if (campaign.present.length > 0) return [];
  const open = openChannels(campaign.type);
  return ads.filter(({ type }) => {
    const { channel, placement } = adTypeSpecs[type];
    return open.includes(channel) && isPlacementOn(campaign.channelsOff, placement);
  });
}

interface Filling {
  locations: readonly { name: string }[];
  workspaceName: string;
}

/** A text of a template in the words of a campaign. What the campaign does not know yet stays a tag. */
export function filledIn(text: string, campaign: Filling): string {
  return insertableTags.reduce(
    (filled, tag) =>
      filled.replaceAll(placeholderOf(tag), () => tagText(tag, campaign) || placeholderOf(tag)),
    text,
  );
}
