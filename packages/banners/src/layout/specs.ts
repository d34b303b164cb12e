import type { BannerSize } from '@posthorn/domain';
import type { StackSpec } from './stack.ts';
import type { StripSpec } from './strip.ts';

type Sized = 'width' | 'height';
type Spec =
  | { as: 'strip'; spec: Omit<StripSpec, Sized> }
  | { as: 'stack'; spec: Omit<StackSpec, Sized> };
const one = (largest: number, smallest: number) =>
  ({ sizes: [largest, smallest], mostLines: 1 }) as const;
const lines = (mostLines: number, largest: number, smallest: number) =>
  ({ sizes: [largest, smallest], mostLines }) as const;

/** How each size is composed. Lengths in pixels. */
export const specs: Record<BannerSize, Spec> = {
  smallBanner: {
    as: 'strip',
    spec: {
      pad: 10,
      margin: 4,
      plate: { width: 62, pad: 7 },
      type: one(9, 9),
      title: lines(2, 15, 11),
      subtitle: one(9, 9),
      button: { height: 28, pad: 9, sizes: [11, 9], mostWidth: 106 },
    },
  },
  banner: {
    as: 'strip',
    spec: {
      pad: 13,
      margin: 5,
      plate: { width: 82, pad: 10 },
      type: one(10, 9),
      title: lines(1, 19, 12),
      subtitle: one(11, 9),
      button: { height: 32, pad: 11, sizes: [12, 10], mostWidth: 132 },
    },
  },
  leaderboard: {
    as: 'strip',
    spec: {
      pad: 18,
      margin: 7,
      plate: { width: 128, pad: 16 },
      type: one(11, 10),
      title: lines(2, 25, 14),
      subtitle: one(13, 11),
      chips: { height: 22, pad: 9, gap: 6, sizes: [11, 10], mostWidth: 122 },
      button: { height: 40, pad: 15, sizes: [14, 11], mostWidth: 178 },
    },
  },
  largeLeaderboard: {
    as: 'strip',
    spec: {
      pad: 22,
      margin: 7,
      plate: { width: 158, pad: 16 },
      type: one(11, 10),
      title: lines(2, 26, 15),
      subtitle: one(13, 11),
      chips: { height: 21, pad: 9, gap: 5, sizes: [11, 10], mostWidth: 130 },
      button: { height: 42, pad: 18, sizes: [15, 12], mostWidth: 210 },
    },
  },
  mediumRectangle: {
    as: 'stack',
    spec: {
      pad: 17,
      plate: { width: 112, height: 54, pad: 12, leans: 'right' },
      type: one(11, 9),
      title: lines(3, 30, 15),
      subtitle: lines(1, 13, 11),
      chips: { height: 21, pad: 9, gap: 5, sizes: [11, 10], mostRows: 2 },
      button: { height: 33, pad: 14, sizes: [13, 11], mostWidth: 266 },
      gaps: { head: 13, words: 4, chips: 9 },
    },
  },
  largeRectangle: {
    as: 'stack',
    spec: {
      pad: 20,
      plate: { width: 128, height: 64, pad: 14, leans: 'right' },
      type: one(12, 9),
      title: lines(3, 34, 16),
      subtitle: lines(1, 14, 11),
      chips: { height: 23, pad: 10, gap: 6, sizes: [11, 10], mostRows: 2 },
      button: { height: 38, pad: 16, sizes: [14, 11], mostWidth: 296 },
      gaps: { head: 15, words: 5, chips: 11 },
    },
  },
  skyscraper: {
    as: 'stack',
    spec: {
      pad: 11,
      plate: { width: 120, height: 84, pad: 14, leans: 'below' },
      type: lines(2, 11, 9),
      title: lines(7, 22, 13),
      subtitle: lines(3, 12, 10),
      chips: { height: 22, pad: 8, gap: 6, sizes: [10, 9], mostRows: 5, isColumn: true },
      button: { height: 38, pad: 6, sizes: [12, 9], mostWidth: 98, isFull: true },
      gaps: { head: 12, words: 8, chips: 16 },
    },
  },
  wideSkyscraper: {
    as: 'stack',
    spec: {
      pad: 14,
      plate: { width: 160, height: 96, pad: 18, leans: 'below' },
      type: lines(2, 11, 9),
      title: lines(7, 27, 15),
      subtitle: lines(3, 14, 11),
      chips: { height: 24, pad: 10, gap: 7, sizes: [11, 9], mostRows: 5, isColumn: true },
      button: { height: 42, pad: 9, sizes: [13, 10], mostWidth: 132, isFull: true },
      gaps: { head: 14, words: 9, chips: 18 },
    },
  },
  halfPage: {
    as: 'stack',
    spec: {
      pad: 26,
      plate: { width: 300, height: 118, pad: 28, leans: 'below' },
      type: lines(1, 13, 11),
      title: lines(6, 44, 22),
      subtitle: lines(2, 17, 13),
      chips: { height: 28, pad: 12, gap: 8, sizes: [13, 11], mostRows: 4 },
      button: { height: 50, pad: 20, sizes: [17, 13], mostWidth: 248, isFull: true },
      gaps: { head: 24, words: 12, chips: 22 },
    },
  },
};
