import { CalendarDays } from 'lucide-react';
import { type ReactNode, type RefObject, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger, Popover } from 'react-aria-components/Popover';
import { words } from '../lib/words.ts';
import { layerClass } from '../overlays/layer-style.ts';

interface CalendarLayerProps {
  /** The name of the field. */
  label: string;
  /** The box of the field: the layer hangs below it. */
  box: RefObject<HTMLElement | null>;
  isDisabled: boolean | undefined;
  onOpen: () => void;
  /** It was closed, and nothing picked. */
  onDismiss: () => void;
  className: string;
  children: (close: () => void) => ReactNode;
}

/** The button at the end of a field for days, and the calendar it opens. */
export function CalendarLayer(props: CalendarLayerProps) {
  const { label, box, isDisabled, onOpen, onDismiss, className, children } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <DialogTrigger
      isOpen={isOpen}
      onOpenChange={(next) => {
        setOpen(next);
        if (next) onOpen();
        else onDismiss();
      }}
    >
      <Button
        aria-label={words().calendarOf(label)}
        isDisabled={isDisabled}
        className="ml-auto grid h-full w-9 shrink-0 cursor-pointer place-items-center rounded-r-control text-text-3 -outline-offset-2 data-disabled:cursor-not-allowed data-hovered:text-text pointer-coarse:w-11"
      >
        <CalendarDays aria-hidden="true" className="size-4" />
      </Button>
      <Popover offset={4} placement="bottom start" triggerRef={box} className={layerClass}>
        <Dialog aria-label={words().calendarOf(label)} className={className}>
          {children(() => setOpen(false))}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
