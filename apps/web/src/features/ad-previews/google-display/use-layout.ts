import {
  type BannerLayout,
  type BannerWords,
  bannerLayout,
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

/** Whether two layouts put the same at the same places, whatever their lines say. */
function isAlike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => {
      const [mine, theirs] = [one[name as keyof typeof one], other[name as keyof typeof other]];
      return name === 'lines' ? isAsLong(mine, theirs) : isAlike(mine, theirs);
    })
  );
}

const isAsLong = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length;
