import type { Channel } from '@posthorn/domain';

/** The part of an ads page that is about a channel. */
export const channelAnchors: Record<Channel, string> = {
  facebook: 'facebook',
  instagram: 'instagram',
  linkedIn: 'linkedin',
  googleDisplay: 'google',
  googleSearch: 'google-search',
};
