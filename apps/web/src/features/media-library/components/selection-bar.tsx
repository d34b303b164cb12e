import { fill, type MediaPurpose, mostPicked, pickFinding, sayFinding } from '@posthorn/domain';
import { commonTexts } from '@posthorn/domain/texts/common';
import { libraryTexts } from '@posthorn/domain/texts/library';
import { Trash2 } from 'lucide-react';
import { notify } from '../../../lib/toast/notify.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { StickyBar } from '../../../ui/layout/sticky-bar.tsx';
import { useCan } from '../../accounts/index.ts';
import type { LibraryMedia } from '../api/list-media.ts';

interface SelectionBarProps {
  purpose: MediaPurpose;
  selected: readonly LibraryMedia[];
  /** How many of them the search or the filter hides. */
  hidden: number;
  onClear: () => void;
  onDelete: () => void;
  onPick: (picked: LibraryMedia[]) => void;
}

/** What can be done with the selected items: from the menu deleted, for a person who waits confirmed. */
export function SelectionBar({
  purpose,
  selected,
  hidden,
  onClear,
  onDelete,
  onPick,
}: SelectionBarProps) {
  const isPicking = purpose.for !== 'browsing';
  const count = selected.length;
  const mayDelete = useCan('media.edit');
  const confirm = () => {
    const found = pickFinding(purpose, selected);
    if (found) notify.warning(sayFinding(found));
    else onPick([...selected]);
  };
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 ? fill(libraryTexts.countSelected, { count }) : ''}
      </p>
      {isPicking || count > 0 ? (
        <StickyBar side="bottom" aria-label={libraryTexts.selection} className="shrink-0 flex-wrap">
          <p className="tabular flex-1 text-base">
            <span className="font-medium">{fill(libraryTexts.countSelected, { count })}</span>
            {hidden > 0 ? (
              <span className="text-text-2">
                {fill(libraryTexts.hiddenOfThemNotShown, { hidden })}
              </span>
            ) : null}
            {isPicking && mostPicked(purpose) > 1 ? (
              <span className="text-text-2">
                {' '}
                {fill(libraryTexts.atMost, { max: mostPicked(purpose) })}
              </span>
            ) : null}
          </p>
          {count > 0 ? (
            <Button variant="quiet" onPress={onClear}>
              {libraryTexts.clear}
            </Button>
          ) : null}
          {isPicking ? (
            <Button
              variant="primary"
              disabledReason={count === 0 ? libraryTexts.selectSomethingFirst : undefined}
              onPress={confirm}
            >
              {commonTexts.confirm}
            </Button>
          ) : mayDelete ? (
            <Button variant="danger-quiet" icon={<Trash2 />} onPress={onDelete}>
              {commonTexts.delete}
            </Button>
          ) : null}
        </StickyBar>
      ) : null}
    </>
  );
}
