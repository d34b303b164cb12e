/** What a preview of a banner shows where nothing is written yet. Never on one that is published. */
export const bannerWordsTexts = {
  type: 'Your type',
  title: 'Your title',
  subtitle: 'Your subtitle',
  callToAction: 'Your button',
  tags: 'Your tags',
  logo: 'Your logo',
} as const;
