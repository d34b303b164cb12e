import { productTexts } from '#texts/product';

export const products = ['jobMarketing', 'dynamicAds'] as const;
export type Product = (typeof products)[number];

/** What customers pay for, and the colour of its tag. */
export const productSpecs: Record<Product, { label: string; colour: 'purple' | 'blue' }> = {
  jobMarketing: { label: productTexts.jobMarketing, colour: 'purple' },
  dynamicAds: { label: productTexts.dynamicAds, colour: 'blue' },
};
