import { fill, type Keyword } from '@posthorn/domain';
import { keywordsDialogTexts } from '@posthorn/domain/texts/keywords-dialog';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { cx } from '../../../ui/index.ts';
import { nextMatch } from '../model/draft.ts';

interface KeywordChipsProps {
  label: string;
  keywords: readonly Keyword[];
  /** Said instead of an empty list. */
  none: string;
  tone: 'wanted' | 'excluded';
  onChangeMatch: (keyword: Keyword) => void;
  onRemove: (keyword: Keyword) => void;
}

const tones = {
  wanted: 'bg-primary-soft text-on-primary-soft',
  excluded: 'bg-surface-2 text-text',
};

const part =
  'flex cursor-pointer items-center self-stretch rounded-control px-2 outline-none data-focus-visible:field-ring data-hovered:bg-primary-soft-hover';

/** Keywords as chips: the word shows its match and changes it, the cross takes it away. */
export function KeywordChips({
  label,
  keywords,
  none,
  tone,
  onChangeMatch,
  onRemove,
}: KeywordChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const instead = useRef<HTMLParagraphElement>(null);
  const removed = useRef<number>(undefined);

  // With a chip the focus would go: its neighbour takes it, or what is said when none is left.
  useEffect(() => {
    if (removed.current === undefined) return;
    const crosses = [...(list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
    (crosses[removed.current] ?? crosses.at(-1) ?? instead.current)?.focus();
    removed.current = undefined;
  });

  if (keywords.length === 0)
    return (
      <p ref={instead} tabIndex={-1} className="text-sm text-text-2 outline-none">
        {none}
      </p>
    );
  const occurrences = new Map<string, number>();
  return (
    <ul ref={list} aria-label={label} className="flex max-h-56 flex-wrap gap-1.5 overflow-y-auto">
      {keywords.map((keyword, at) => {
        const { text, match } = keyword;
        const next = nextMatch(keywords, keyword);
        const nth = occurrences.get(text) ?? 0;
        occurrences.set(text, nth + 1);
        return (
          <li
            // Without its match, so that the chip keeps the focus when that changes.
            key={`${nth} ${text}`}
            className={cx(
              'flex min-h-7 max-w-full items-center rounded-control text-sm font-medium forced-colors:border pointer-coarse:min-h-9',
              tones[tone],
            )}
          >
            <AriaButton
              aria-label={fill(
                next ? keywordsDialogTexts.changeMatch : keywordsDialogTexts.allTaken,
                {
                  text,
                  match: keywordsDialogTexts[match],
                  next: next ? keywordsDialogTexts[next] : '',
                },
              )}
              isDisabled={!next}
              className={cx(part, 'min-w-0')}
              onPress={() => onChangeMatch(keyword)}
            >
              {/* Uncut: long keywords often differ in their last word. */}
              <span className="min-w-0 text-left wrap-anywhere">{text}</span>
              <span className="ml-1.5 shrink-0 text-xs font-normal">
                {keywordsDialogTexts[match]}
              </span>
            </AriaButton>
            <AriaButton
              aria-label={fill(keywordsDialogTexts.remove, { text })}
              data-remove=""
              className={cx(part, 'px-1')}
              onPress={() => {
                removed.current = at;
                onRemove(keyword);
              }}
            >
              <X aria-hidden="true" className="size-3.5" />
            </AriaButton>
          </li>
        );
      })}
    </ul>
  );
}
