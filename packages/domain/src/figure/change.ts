import { figuresTexts } from '#texts/figures';
import { fill } from '../message/text.ts';
import type { Counted } from './figure.ts';
import { type Metric, metricSpecs } from './metric.ts';

export interface Change {
  text: string;
  direction: 'up' | 'down' | 'same';
  verdict: 'good' | 'bad' | 'neutral';
}

/** Below this many on either side a percentage would make much of little. */
export const FEW = 10;
/** From here on people read 'times' better than percent. */
const MANY_PERCENT = 900;

/** How a figure differs from the days before; undefined where one of the two is not known. */
export function changeOf(
  metric: Metric,
  now: Counted | null,
  before: Counted | null,
): Change | undefined {
  const { of, base, moreIs, isSum } = metricSpecs[metric];
  const [value, former] = [now && of(now), before && of(before)];
  if (!now || !before || value === null || former === null) return undefined;
  const direction = value > former ? 'up' : value < former ? 'down' : 'same';
  const isGood = moreIs === 'better' ? direction === 'up' : direction === 'down';
  const verdict =
    moreIs === 'neutral' || direction === 'same' ? 'neutral' : isGood ? 'good' : 'bad';
  const same = { text: figuresTexts.unchanged, direction: 'same', verdict: 'neutral' } as const;
  if (direction === 'same') return same;
  if (Math.min(base(now), base(before)) < FEW) {
    // A rate of a handful says nothing at all; a handful itself can be counted.
    if (!isSum)
      return { text: figuresTexts.tooFewToCompare, direction: 'same', verdict: 'neutral' };
    if (former === 0) return { text: figuresTexts.fromNothing, direction, verdict };
  }
  const percent = ((value - former) / former) * 100;
  if (Math.abs(percent) < 0.5) return same;
  const text =
    percent >= MANY_PERCENT
      ? fill(figuresTexts.times, { n: Math.round(value / former) })
      : fill(percent > 0 ? figuresTexts.up : figuresTexts.down, {
          percent: Math.round(Math.abs(percent)),
        });
  return { text, direction, verdict };
}
