import { productTexts } from '#texts/product';

/** Parts of the product that are switched on per account. */
export const accountFeatures = ['dynamicAds'] as const;
export type AccountFeature = (typeof accountFeatures)[number];

/** As people read them. */
export const accountFeatureLabels: Record<AccountFeature, string> = {
  dynamicAds: productTexts.dynamicAds,
};
