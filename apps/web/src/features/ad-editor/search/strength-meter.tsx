import {
  fill,
  type SearchCopy,
  type SearchedJob,
  type StrengthLevel,
  sayFinding,
  searchStrength,
  strengthLevels,
} from '@posthorn/domain';
import { editorTexts } from '@posthorn/domain/texts/editor';
import { memo, useMemo } from 'react';
import { cx } from '../../../ui/index.ts';
import { remembered } from '../../../ui/live/remembered.ts';
import { useLive } from '../../../ui/live/use-live.ts';
import { useLiveCopy } from '../model/editor.tsx';

const words: Record<StrengthLevel, { label: string; ink: string }> = {
  weak: { label: editorTexts.strengthWeak, ink: 'bg-warning' },
  fair: { label: editorTexts.strengthFair, ink: 'bg-warning' },
  good: { label: editorTexts.strengthGood, ink: 'bg-success' },
  strong: { label: editorTexts.strengthStrong, ink: 'bg-success' },
};

/** How much the lines give Google to choose from, and what would help next. It never stands in the way. */
export const StrengthMeter = memo(function StrengthMeter({ job }: { job: SearchedJob }) {
  const judge = useMemo(() => remembered((copy: SearchCopy) => searchStrength(copy, job)), [job]);
  const copy = useLiveCopy<SearchCopy>();
  const level = useLive(copy, (now) => judge(now).level);
  const advice = useLive(copy, (now) => {
    const [next] = judge(now).advice;
    return next
      ? fill(editorTexts.strengthNext, { advice: sayFinding(next) })
      : editorTexts.strengthEnough;
  });
  const reached = strengthLevels.indexOf(level);
  const { label, ink } = words[level];
  return (
    <section
      aria-label={editorTexts.strength}
      className="sticky -top-3 z-2 rounded-card border border-line bg-canvas px-3 py-2.5"
    >
      <div className="flex items-center gap-3 text-sm">
        <span className="font-medium">{editorTexts.strength}</span>
        <span aria-hidden="true" className="flex flex-1 gap-1">
          {strengthLevels.map((each, n) => (
            <span
              key={each}
              className={cx(
                'h-1.5 flex-1 rounded-full transition-colors',
                n <= reached ? ink : 'bg-line',
              )}
            />
          ))}
        </span>
        <span role="status" className="min-w-12 text-right font-medium">
          {label}
        </span>
      </div>
      <p className="mt-1 text-xs text-text-2">{advice}</p>
    </section>
  );
});
