import { type MediaPurpose, mostPicked, pickFinding, sayFinding } from '@posthorn/domain';
import { Trash2 } from 'lucide-react';
import { notify } from '../../../lib/toast/notify.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { StickyBar } from '../../../ui/layout/sticky-bar.tsx';
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

/** What can be done with the selected items: from the menu deleted, for somebody who waits confirmed. */
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
  const confirm = () => {
    const found = pickFinding(purpose, selected);
    if (found) notify.warning(sayFinding(found));
    else onPick([...selected]);
  };
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 ? `${count} selected` : ''}
      </p>
      {isPicking || count > 0 ? (
        <StickyBar side="bottom" aria-label="Selection" className="shrink-0 flex-wrap">
          <p className="tabular flex-1 text-base">
            <span className="font-medium">{count} selected</span>
            {hidden > 0 ? <span className="text-text-2">, {hidden} of them not shown</span> : null}
            {isPicking && mostPicked(purpose) > 1 ? (
              <span className="text-text-2"> · at most {mostPicked(purpose)}</span>
            ) : null}
          </p>
          {count > 0 ? (
            <Button variant="quiet" onPress={onClear}>
              Clear
            </Button>
          ) : null}
          {isPicking ? (
            <Button
              variant="primary"
              disabledReason={count === 0 ? 'Select something first' : undefined}
              onPress={confirm}
            >
              Confirm
            </Button>
          ) : (
            <Button variant="danger-quiet" icon={<Trash2 />} onPress={onDelete}>
              Delete
            </Button>
          )}
        </StickyBar>
      ) : null}
    </>
  );
}
