export const channels = [
  'facebook',
  'instagram',
  'linkedIn',
  'googleDisplay',
  'googleSearch',
] as const;
export type Channel = (typeof channels)[number];

export const channelLabels: Record<Channel, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedIn: 'LinkedIn',
  googleDisplay: 'Google Display',
  googleSearch: 'Google Search',
};

/** The channels on which an ad speaks in the name of a connected page. */
export const socialChannels = ['facebook', 'instagram', 'linkedin'] as const;
export type SocialChannel = (typeof socialChannels)[number];

export const socialChannelLabels: Record<SocialChannel, string> = {
  facebook: channelLabels.facebook,
  instagram: channelLabels.instagram,
  linkedin: channelLabels.linkedIn,
};

/** Whether a page may collect applications in a form; null means nobody has asked yet. */
export const leadformStatuses = ['pending', 'accepted'] as const;
export type LeadformStatus = (typeof leadformStatuses)[number];
