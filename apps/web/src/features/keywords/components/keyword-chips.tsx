import { fill, type Keyword } from '@posthorn/domain';
import { keywordsDialogTexts } from '@posthorn/domain/texts/keywords-dialog';
import { X } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { cx } from '../../../ui/index.ts';
import { nextMatch } from '../model/draft.ts';

interface KeywordChipsProps {
  label: string;
  keywords: readonly Keyword[];
  tone: 'wanted' | 'excluded';
  onChangeMatch: (keyword: Keyword) => void;
  onRemove: (keyword: Keyword) => void;
}

const tones = {
  wanted: 'bg-primary-soft text-on-primary-soft',
  excluded: 'bg-surface-2 text-text',
};

const part =
  'flex h-full cursor-pointer items-center rounded-control px-2 outline-none data-focus-visible:field-ring data-hovered:bg-primary-soft-hover';

/** Keywords as chips: the word shows its match and changes it, the cross takes it away. */
export function KeywordChips({
  label,
  keywords,
  tone,
  onChangeMatch,
  onRemove,
}: KeywordChipsProps) {
  return (
    <ul aria-label={label} className="flex max-h-56 flex-wrap gap-1.5 overflow-y-auto">
      {keywords.map((keyword) => {
        const { text, match } = keyword;
        return (
          <li
            key={`${match} ${text}`}
            className={cx(
              'flex h-7 max-w-full items-center rounded-control text-sm font-medium forced-colors:border pointer-coarse:h-9',
              tones[tone],
            )}
          >
            <AriaButton
              aria-label={fill(keywordsDialogTexts.changeMatch, {
                text,
                match: keywordsDialogTexts[match],
                next: keywordsDialogTexts[nextMatch(match)],
              })}
              className={cx(part, 'min-w-0')}
              onPress={() => onChangeMatch(keyword)}
            >
              <span className="truncate">{text}</span>
              <span className="ml-1.5 shrink-0 text-xs font-normal">
                {keywordsDialogTexts[match]}
              </span>
            </AriaButton>
            <AriaButton
              aria-label={fill(keywordsDialogTexts.remove, { text })}
              className={cx(part, 'px-1')}
              onPress={() => onRemove(keyword)}
            >
              <X aria-hidden="true" className="size-3.5" />
            </AriaButton>
          </li>
        );
      })}
    </ul>
  );
}
