/** What the places for ads on channels are called. */
export const placementTexts = {
  facebookFeed: 'Facebook',
  instagramFeed: 'Instagram feed',
  instagramStory: 'Instagram stories',
  googleDisplay: 'Google Display',
  googleSearch: 'Google Search',
  linkedIn: 'LinkedIn',
} as const;

/** How many each name speaks of, for the verb behind it. */
export const placementNumbers = {
  facebookFeed: 1,
  instagramFeed: 1,
  instagramStory: 2,
  googleDisplay: 1,
  googleSearch: 1,
  linkedIn: 1,
} as const;
