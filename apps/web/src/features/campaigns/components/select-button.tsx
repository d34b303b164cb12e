import { overviewTexts } from '@posthorn/domain/texts/overview';
import { SquareCheck } from 'lucide-react';
import { useEffect } from 'react';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { setSelecting, stopSelecting, useIsSelecting } from '../model/selection.ts';

/** A phone has no column of boxes to tick; they come with this. */
export function SelectButton() {
  const isSelecting = useIsSelecting();
  useEffect(() => () => setSelecting(false), []);
  return (
    <IconButton
      icon={<SquareCheck />}
      label={overviewTexts.select}
      size="sm"
      variant="secondary"
      aria-pressed={isSelecting}
      onPress={() => (isSelecting ? stopSelecting() : setSelecting(true))}
      className="order-first shrink-0 aria-pressed:border-primary! aria-pressed:bg-primary-soft! aria-pressed:text-on-primary-soft! sm:hidden"
    />
  );
}
