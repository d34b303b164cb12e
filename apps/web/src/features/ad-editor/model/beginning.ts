import { type AdType, carriedAd, isWritten, isWrittenType, kindOf } from '@posthorn/domain';
import { editorTexts } from '@posthorn/domain/texts/editor';
import { mediaTexts } from '@posthorn/domain/texts/media';
import type { Ad, CopySource } from '../../ads/index.ts';
import { savedAd } from './ad-content.ts';
import type { AnyCopy } from './editor-form.ts';
import type { EditorScene } from './editor-scene.ts';
import { formOf } from './forms.ts';

/** What an editor opens with. */
export interface Beginning {
  copy: AnyCopy;
  version: number | null;
  /** What could not be taken over. */
  note: string | null;
}

interface OpenedAd {
  adType: AdType;
  /** The ad to edit. */
  ad: Ad | undefined;
  isCopy: boolean;
  source: CopySource | undefined;
  ads: readonly Ad[];
  scene: EditorScene;
}

/** The ad itself, what a new one takes over from another, or nothing. */
export function beginningOf({ adType, ad, isCopy, source, ads, scene }: OpenedAd): Beginning {
  if (ad) return { ...savedAd(ad), note: null };
  const form = formOf(adType);
  const empty = {
    copy: form.empty(adType, scene.campaignTitle, scene.campaignType, scene.carryFacts),
    version: null,
    note: null,
  };
  if (!isCopy) return empty;
  const original = ads.find(
    ({ id, adType: type }) => id === source?.adId && type === source.adType,
  );
  if (!original || !source) return { ...empty, note: editorTexts.copySourceMissing };
  if (kindOf(original.adType) !== kindOf(adType)) {
    const { carryFacts } = scene;
    if (!carryFacts || !isWritten(original) || !isWrittenType(adType)) return empty;
    const { ad: carried } = carriedAd(original, adType, { ...carryFacts, logo: null });
    return { ...empty, copy: form.copyOfAd(carried) };
  }
  const { copy } = savedAd(original);
  const copied = form.copied(copy, original.adType, adType, scene.campaignType);
  const note = copied.isMediaDropped ? mediaTexts.someInvalid : null;
  return { copy: copied.copy, version: null, note };
}
