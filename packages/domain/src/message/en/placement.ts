/** What the places for ads on channels are called. */
export const placementTexts = {
  facebookFeed: 'Facebook',
  instagramFeed: 'Instagram feed',
  instagramStory: 'Instagram stories',
  googleDisplay: 'Google Display',
  googleSearch: 'Google Search',
  linkedIn: 'LinkedIn',
} as const;
