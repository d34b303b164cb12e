import type { AdMedia } from '@posthorn/domain';
import { aBanner as anyBanner } from '../../../testing/google-ads.ts';
import type { BannerAd } from '../../ads/index.ts';
import { aPicture } from './an-ad.ts';

export const aLogo = (id: string): AdMedia => aPicture(id, { type: 'logo' });

/** Banners that could be launched: they have a logo. */
export const aBanner = (more: Partial<BannerAd> = {}): BannerAd =>
  anyBanner({
    subtitle: 'Close to home',
    primaryColor: '#0B6B43',
    logoUrl: '/api/images/l1/file',
    logo: aLogo('l1'),
    ...more,
  });
