import { channelSpecs, channels, type SocialChannel, socialChannelOf } from '../channel/channel.ts';
import { type Finding, finding } from '../finding.ts';

export type AdsOwner = 'campaign' | 'template';

const noneAtAll = {
  campaign: 'page.noneConnected',
  template: 'page.noneForTemplate',
} as const satisfies Record<AdsOwner, string>;

/** What is said where no page of a channel is connected. */
const noPage = {
  campaign: {
    facebook: 'page.noFacebook',
    instagram: 'page.noInstagram',
    linkedin: noneAtAll.campaign,
  },
  template: {
    facebook: 'page.noFacebookForTemplate',
    instagram: 'page.noInstagramForTemplate',
    linkedin: noneAtAll.template,
  },
} as const satisfies Record<AdsOwner, Record<SocialChannel, string>>;

export const noPageFinding = (owner: AdsOwner, channel: SocialChannel): Finding =>
  finding(noPage[owner][channel], 'pages');

/**
 * Which connected pages an account lacks to make ads. Without any page a campaign can not go on; without
 * one that is not optional its channel is missing.
 */
export function missingPages(owner: AdsOwner, connected: readonly SocialChannel[]): Finding[] {
  if (connected.length === 0) return [finding(noneAtAll[owner], 'pages')];
  return channels.flatMap((channel): Finding[] => {
    const page = socialChannelOf(channel);
    if (page === null || channelSpecs[channel].isPageOptional || connected.includes(page))
      return [];
    return [{ ...noPageFinding(owner, page), severity: 'warning' }];
  });
}

/** The pages that the ads of a campaign speak for, as campaigns and templates name them. */
export interface ChosenPages {
  facebookPageId: string | null;
  instagramPageId: string | null;
  linkedinPageId: string | null;
}

/** The name under which the page of a channel is chosen. */
export const pageFields = {
  facebook: 'facebookPageId',
  instagram: 'instagramPageId',
  linkedin: 'linkedinPageId',
} as const satisfies Record<SocialChannel, keyof ChosenPages>;

/** The chosen pages by channel. */
export const pageIdsOf = (chosen: ChosenPages): Record<SocialChannel, string | null> => ({
  facebook: chosen.facebookPageId,
  instagram: chosen.instagramPageId,
  linkedin: chosen.linkedinPageId,
});

export const chosenPages = (idOf: (channel: SocialChannel) => string | null): ChosenPages => ({
  facebookPageId: idOf('facebook'),
  instagramPageId: idOf('instagram'),
  linkedinPageId: idOf('linkedin'),
});
