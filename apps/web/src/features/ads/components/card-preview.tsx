import { byKind, filledCopy, type TagFilling, type WrittenAd } from '@posthorn/domain';
import type { ReactNode } from 'react';
import {
  AdPreview,
  PreviewLanguage,
  SearchAdPreview,
  UploadedBanner,
} from '../../ad-previews/index.ts';
import type { Ad } from '../api/list-ads.ts';
import type { PreviewFacts } from '../model/ads-scene.ts';
import { BannerComposition } from './banner-composition.tsx';

const look = { device: 'phone', theme: 'light', hasSafeZones: false } as const;

interface CardPreviewProps {
  ad: Ad | WrittenAd;
  facts: PreviewFacts;
  /** What stands in the place of its tags; without it the tags themselves. */
  example: TagFilling | undefined;
}

/** An ad as people will see it, in the width of a card. */
export function CardPreview({ ad, facts, example }: CardPreviewProps) {
  return byKind<Ad | WrittenAd, ReactNode>(example ? filledCopy(ad, example) : ad, {
    social: (social) => (
      <PreviewLanguage value={facts.language}>
        <AdPreview
          ad={social}
          page={facts.page}
          shownUrl={social.displayUrl ?? facts.shownUrl}
          look={look}
        />
      </PreviewLanguage>
    ),
    drawnBanner: (banner) => <BannerComposition copy={banner} />,
    uploadedBanner: (banner) => (
      <div style={{ width: banner.width }} className="mx-auto max-w-full">
        <UploadedBanner banner={banner} />
      </div>
    ),
    search: (search) => (
      <PreviewLanguage value={facts.language}>
        <SearchAdPreview copy={search} targetUrl={facts.targetUrl} />
      </PreviewLanguage>
    ),
  });
}
