import type { BannerCopy } from '@posthorn/domain';

/** What is written for nine banners, with a logo that has an address. */
export type PreviewedBanner = BannerCopy<{ url: string }>;
