import { channelTexts } from '#texts/channel';
export const channels = [
  'facebook',
  'instagram',
  'linkedIn',
  'googleDisplay',
  'googleSearch',
] as const;
export type Channel = (typeof channels)[number];

export const channelLabels: Record<Channel, string> = channelTexts;

/** The channels on which an ad speaks in the name of a connected page. */
export const socialChannels = ['facebook', 'instagram', 'linkedin'] as const;
export type SocialChannel = (typeof socialChannels)[number];

/** Where ads speak for a page. */
export const channelOfPage: Record<SocialChannel, Channel> = {
  facebook: 'facebook',
  instagram: 'instagram',
  linkedin: 'linkedIn',
};

export const socialChannelLabels: Record<SocialChannel, string> = {
  facebook: channelLabels.facebook,
  instagram: channelLabels.instagram,
  linkedin: channelLabels.linkedIn,
};

interface ChannelSpec {
  /** An account need not have such a page, and is then not offered the channel. */
  isPageOptional?: true;
  /** Its buttons say other things than those of the other channels. */
  hasOwnCallsToAction?: true;
  /** Ads with images and ads with videos run apart and can not stand in for each other. */
  keepsVideosApart?: true;
  /** Its ads can open the network's form for applications. */
  takesForms?: true;
  /** Its minimum is more than most campaigns can give to it: it is off until a person wants it. */
  isOffAtFirst?: true;
}

/** All that differs between the channels. */
export const channelSpecs: Record<Channel, ChannelSpec> = {
  facebook: { takesForms: true },
  instagram: { takesForms: true },
  linkedIn: {
    isPageOptional: true,
    hasOwnCallsToAction: true,
    keepsVideosApart: true,
    isOffAtFirst: true,
  },
  googleDisplay: {},
  googleSearch: {},
};

/** Whose connected page the ads of a channel speak for; null where the network shows none. */
export const socialChannelOf = (channel: Channel): SocialChannel | null =>
  socialChannels.find((page) => channelOfPage[page] === channel) ?? null;

/** Whether a channel is not offered, as an account that need not have a page there has none. */
export const isWithoutOptionalPage = (
  channel: Channel,
  connected: readonly SocialChannel[],
): boolean => {
  const page = socialChannelOf(channel);
  return !!channelSpecs[channel].isPageOptional && page !== null && !connected.includes(page);
};

/** Whether forms belong to the pages there; those on Instagram belong to the Facebook page behind it. */
export const ownsForms = (channel: SocialChannel): boolean => channel === 'facebook';

/** Whether a page may collect applications in a form; where it is null, no one has asked yet. */
export const leadformStatuses = ['pending', 'accepted'] as const;
export type LeadformStatus = (typeof leadformStatuses)[number];

/** A request for a page is pending until a connection of the account lists the page, or it is given up. */
export const pageRequestStatuses = ['pending', 'completed'] as const;
export type PageRequestStatus = (typeof pageRequestStatuses)[number];
