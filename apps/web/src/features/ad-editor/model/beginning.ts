import { copiedCopy, emptySocialCopy, type SocialAdType, say } from '@posthorn/domain';
import type { Ad, CopySource } from '../../ads/index.ts';
import { copyOfAd } from './ad-content.ts';
import type { Copy } from './content.ts';
import type { EditorScene } from './editor-scene.ts';

/** What an editor opens with. */
export interface Beginning {
  copy: Copy;
  version: number | null;
  /** What could not be taken over. */
  note: string | null;
}

interface Asked {
  adType: SocialAdType;
  /** The ad to edit. */
  ad: Ad | undefined;
  isCopy: boolean;
  source: (CopySource & { adType: SocialAdType }) | undefined;
  ads: readonly Ad[];
  scene: EditorScene;
}

/** The ad itself, what a new one takes over from another, or nothing. */
export function beginningOf({ adType, ad, isCopy, source, ads, scene }: Asked): Beginning {
  if (ad) return { copy: copyOfAd(ad, adType), version: ad.version, note: null };
  const empty = { copy: emptySocialCopy(adType), version: null, note: null };
  if (!isCopy) return empty;
  const original = ads.find(
    ({ id, adType: type }) => id === source?.adId && type === source.adType,
  );
  if (!original || !source) return { ...empty, note: 'The ad to copy is no longer there.' };
  const copy = copyOfAd(original, source.adType);
  const copied = copiedCopy(copy, source.adType, adType, scene.campaignType);
  const note = copied.isMediaDropped ? say('media.someInvalid') : null;
  return { copy: copied.copy, version: null, note };
}
