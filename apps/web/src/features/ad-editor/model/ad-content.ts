import { adTypeSpecs, adTypes } from '@posthorn/domain';
import type { Ad, CopySource } from '../../ads/index.ts';
import type { Saved } from './editor-store.ts';
import { formOf } from './forms.ts';

/** What an ad says, and in which version. */
export const savedAd = (ad: Ad): Saved => ({
  copy: formOf(ad.adType).copyOfAd(ad),
  version: ad.version,
  adId: ad.id,
});

/** 'FacebookPostAd:1234' in the address of an ad that begins with what another one says. */
export function copySourceOf(from: unknown): CopySource | undefined {
  if (typeof from !== 'string') return undefined;
  const [named, adId = ''] = from.split(':');
  const adType = adTypes.find((known) => known === named);
  if (!adType || adId === '' || !adTypeSpecs[adType].canEditAndCopy) return undefined;
  return { adType, adId };
}
