/** How the companies are called on whose networks ads are published. */
export const networkNameTexts = {
  meta: 'Meta',
  linkedin: 'LinkedIn',
  google: 'Google Ads',
} as const;
