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
 * takes none, because nothing that a person made is replaced or mixed up.
 */
export function takenOver<Ad extends { type: AdType }>(campaign: Taking, ads: readonly Ad[]): Ad[] {
  if (campaign.present.length > 0) return [];
  const open = openChannels(campaign.type);
  return ads.filter(({ type }) => {
    const { channel, placement } = adTypeSpecs[type];
    return open.includes(channel) && isPlacementOn(campaign.channelsOff, placement);
  });
}

/** What tags are filled in with. */
interface Filling {
  locations?: readonly { name: string }[];
  workspaceName?: string;
}

/** A text whose tags say what is known. The others stay tags. */
export function filledIn(text: string, { locations = [], workspaceName = '' }: Filling): string {
  return insertableTags.reduce(
    (filled, tag) =>
      filled.replaceAll(
        placeholderOf(tag),
        () => tagText(tag, { locations, workspaceName }) || placeholderOf(tag),
      ),
    text,
  );
}

/**
 * What is stored when a text comes back from a form, which shows it filled in. A text that was left alone
 * keeps its tags, and goes on naming the places of the campaign; one that was edited is the person's own.
 */
export const textToStore = (sent: string, stored: readonly string[], known: Filling): string =>
  stored.find((text) => filledIn(text, known) === sent) ?? sent;
