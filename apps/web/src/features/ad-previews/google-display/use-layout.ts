import {
  type BannerLayout,
  type BannerWords,
  bannerLayout,
  isAlike,
  type LogoPlate,
} from '@posthorn/banners';
import type { BannerSize } from '@posthorn/domain';
import { useMemo } from 'react';
import type { Live } from '../../../ui/live/live.ts';
import { remembered } from '../../../ui/live/remembered.ts';
import { useLive } from '../../../ui/live/use-live.ts';

/**
 * Where everything of a banner lies, drawn anew only when that changes; and what its lines say, which
 * changes with every key.
 */
export function useLayout(words: Live<BannerWords>, size: BannerSize, plate: LogoPlate) {
  const { layoutOf, placesOf } = useMemo(() => {
    const layoutOf = remembered((now: BannerWords) => bannerLayout(now, size, plate));
    let last: BannerLayout | undefined;
    const placesOf = (now: BannerWords): BannerLayout => {
      const next = layoutOf(now);
      if (!last || !isAlike(last, next)) last = next;
      return last;
    };
    return { layoutOf, placesOf };
  }, [size, plate]);
  return {
    layout: useLive(words, placesOf),
    lineOf: (now: BannerWords, part: number, n: number): string =>
      layoutOf(now).texts[part]?.lines[n] ?? '',
  };
}
