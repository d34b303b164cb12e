import { byKind } from '@posthorn/domain';
import {
  AdPreview,
  type PreviewedPage,
  SearchAdPreview,
  UploadedBanner,
} from '../../ad-previews/index.ts';
import type { Ad, UploadedAd } from '../api/list-ads.ts';
import { BannerComposition } from './banner-composition.tsx';

const look = { device: 'phone', theme: 'light', hasSafeZones: false } as const;

export interface CardScene {
  page: PreviewedPage | null;
  /** Where the campaign leads, as networks write it, and as it is. */
  shownUrl: string;
  targetUrl: string;
}

/** A tall banner must not make its card as tall as it is. */
const BANNER_MAX_HEIGHT = 320;

const widthInCard = ({ width, height }: UploadedAd): number =>
  width * Math.min(1, BANNER_MAX_HEIGHT / height);

/** An ad as people will see it, in the width of a card. */
export function CardPreview({ ad, scene }: { ad: Ad; scene: CardScene }) {
  return byKind(ad, {
    social: (social) => (
      <AdPreview
        ad={social}
        page={scene.page}
        shownUrl={social.displayUrl ?? scene.shownUrl}
        look={look}
      />
    ),
    drawnBanner: (banner) => <BannerComposition copy={banner} />,
    uploadedBanner: (banner) => (
      <div style={{ width: widthInCard(banner) }} className="mx-auto max-w-full">
        <UploadedBanner banner={banner} />
      </div>
    ),
    search: (search) => <SearchAdPreview copy={search} targetUrl={scene.targetUrl} />,
  });
}
