/** What a network does with ads besides what was chosen: where it also shows them, and to whom. */
export const shownToTexts = {
  facebookStory: 'Facebook also shows its stories in the feed.',
  linkedIn:
    'LinkedIn shows these ads to all members in the chosen locations. It does not use the job profiles.',
} as const;
