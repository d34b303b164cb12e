import { byKind } from '@posthorn/domain';
import { AdPreview, SearchAdPreview, UploadedBanner } from '../../ad-previews/index.ts';
import type { Ad, UploadedAd } from '../api/list-ads.ts';
import type { PreviewFacts } from '../model/ads-scene.ts';
import { BannerComposition } from './banner-composition.tsx';

const look = { device: 'phone', theme: 'light', hasSafeZones: false } as const;

/** A tall banner must not make its card as tall as it is. */
const BANNER_MAX_HEIGHT = 320;

const widthInCard = ({ width, height }: UploadedAd): number =>
  width * Math.min(1, BANNER_MAX_HEIGHT / height);

/** An ad as people will see it, in the width of a card. */
export function CardPreview({ ad, facts }: { ad: Ad; facts: PreviewFacts }) {
  return byKind(ad, {
    social: (social) => (
      <AdPreview
        ad={social}
        page={facts.page}
        shownUrl={social.displayUrl ?? facts.shownUrl}
        look={look}
      />
    ),
    drawnBanner: (banner) => <BannerComposition copy={banner} />,
    uploadedBanner: (banner) => (
      <div style={{ width: widthInCard(banner) }} className="mx-auto max-w-full">
        <UploadedBanner banner={banner} />
      </div>
    ),
    search: (search) => <SearchAdPreview copy={search} targetUrl={facts.targetUrl} />,
  });
}
