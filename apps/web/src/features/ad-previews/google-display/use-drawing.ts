import {
  type BannerLayout,
  type BannerWords,
  bannerLayout,
  isAlike,
  type LogoPlate,
} from '@posthorn/banners';
import type { BannerSize } from '@posthorn/domain';
import { type RefObject, useLayoutEffect, useMemo } from 'react';
import type { Live } from '../../../ui/live/live.ts';
import { writeText } from '../../../ui/live/live-text.tsx';
import { remembered } from '../../../ui/live/remembered.ts';
import { useLive } from '../../../ui/live/use-live.ts';

interface Drawing {
  words: Live<BannerWords>;
  size: BannerSize;
  plate: LogoPlate;
}

/**
 * A banner to be drawn, and drawn anew only when something of it moves. Most keys only change what its
 * lines say: that is written into them.
 */
export function useDrawing(
  root: RefObject<HTMLElement | null>,
  { words, size, plate }: Drawing,
): BannerLayout {
  const { layoutOf, drawnOf } = useMemo(() => {
    const layoutOf = remembered((now: BannerWords) => bannerLayout(now, size, plate));
    let drawn: BannerLayout | undefined;
    const drawnOf = (now: BannerWords): BannerLayout => {
      const next = layoutOf(now);
      if (!drawn || !isAlike(drawn, next)) drawn = next;
      return drawn;
    };
    return { layoutOf, drawnOf };
  }, [size, plate]);
  const layout = useLive(words, drawnOf);

  useLayoutEffect(() => {
    const elements = root.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [];
    let written: readonly string[] = [];
    const write = () => {
      const now = words.snapshot();
      // It is about to be drawn, and then the lines are others.
      if (drawnOf(now) !== layout) return;
      const lines = layoutOf(now).texts.flatMap((text) => text.lines);
      elements.forEach((element, n) => {
        if (lines[n] !== written[n]) writeText(element, lines[n] ?? '');
      });
      written = lines;
    };
    write();
    return words.subscribe(write);
  });
  return layout;
}
