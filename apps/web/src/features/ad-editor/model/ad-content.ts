import { emptySocialCopy, type SocialAdType, socialAdTypes } from '@posthorn/domain';
import type { Ad, CopySource } from '../../ads/index.ts';
import type { Copy } from './content.ts';
import type { Saved } from './editor-store.ts';

/** What an ad says. A carousel that lost pictures has empty places where they were. */
export function copyOfAd(ad: Ad, adType: SocialAdType): Copy {
  const { message, headline, linkDescription, callToAction, media } = ad;
  const { media: places } = emptySocialCopy(adType);
  const filled = [...media, ...places.slice(media.length)];
  return { message, headline, linkDescription, callToAction, media: filled };
}

export const savedAd = (ad: Ad, adType: SocialAdType): Saved => ({
  copy: copyOfAd(ad, adType),
  version: ad.version,
});

/** 'FacebookPostAd:1234' in an address; only ads with texts and pictures can be copied here. */
export function copySourceOf(from: unknown): (CopySource & { adType: SocialAdType }) | undefined {
  if (typeof from !== 'string') return undefined;
  const [named, adId = ''] = from.split(':');
  const adType = socialAdTypes.find((known) => known === named);
  return adType && adId ? { adType, adId } : undefined;
}
