/** Parts of the product that are switched on per account. */
export const accountFeatures = ['dynamicAds'] as const;
export type AccountFeature = (typeof accountFeatures)[number];
