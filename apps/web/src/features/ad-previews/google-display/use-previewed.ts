import { type LogoPlate, withPlaceholders } from '@posthorn/banners';
import { LOGO_NOT_FOUND } from '@posthorn/domain';
import { bannerWordsTexts } from '@posthorn/domain/texts/banner-words';
import { useEffect, useMemo } from 'react';
import { useLatest } from '../../../ui/lib/use-latest.ts';
import { type Live, partOf } from '../../../ui/live/live.ts';
import { remembered } from '../../../ui/live/remembered.ts';
import { useLive } from '../../../ui/live/use-live.ts';
import { usePicture } from '../../../ui/media/use-picture.ts';
import type { PreviewedBanner } from './previewed-banner.ts';

// Once more after two seconds: a logo that was just uploaded may not be there yet.
const again = { times: 1, pause: 2000 };
const shown: LogoPlate = { shows: 'logo' };
const none: LogoPlate = { shows: 'words', words: bannerWordsTexts.logo };
const lost: LogoPlate = { shows: 'words', words: LOGO_NOT_FOUND };

/** What the banners of one ad show in a preview; a logo that can not be had is told once. */
export function usePreviewed(copy: Live<PreviewedBanner>, onLogoError?: () => void) {
  const words = useMemo(() => partOf(copy, remembered(withPlaceholders)), [copy]);
  const logo = useLive(copy, (now) => now.logo?.url ?? null);
  const isLost = usePicture(logo, again).state === 'failed';
  const tell = useLatest(onLogoError);
  useEffect(() => {
    if (isLost) tell.current?.();
  }, [isLost, tell]);
  return { words, logo, plate: logo === null ? none : isLost ? lost : shown };
}
