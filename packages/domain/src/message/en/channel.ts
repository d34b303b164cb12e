/** What the channels are called. */
export const channelTexts = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedIn: 'LinkedIn',
  googleDisplay: 'Google Display',
  googleSearch: 'Google Search',
} as const;
