import { use } from 'react';
import { Button } from 'react-aria-components/Button';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { cx } from '../lib/cx.ts';
import { type DateRange, type DateRangePreset, isSameRange } from './date-range.ts';

interface RangePresetsProps {
  presets: readonly DateRangePreset[];
  value: DateRange | null;
  onChoose: (range: DateRange) => void;
}

/** Ready ranges beside the calendar; one press sets it and closes the layer. */
export function RangePresets({ presets, value, onChoose }: RangePresetsProps) {
  const layer = use(OverlayTriggerStateContext);
  return (
    <ul className="flex gap-1 overflow-x-auto border-b border-line p-2 sm:w-40 sm:flex-col sm:border-r sm:border-b-0">
      {presets.map(({ label, range }) => {
        const isCurrent = isSameRange(value, range);
        return (
          <li key={label} className="shrink-0">
            {/* A press must not reach the picker, which would take it for its own button. */}
            <Button
              slot={null}
              aria-current={isCurrent ? 'true' : undefined}
              onPress={() => {
                onChoose(range);
                layer?.close();
              }}
              className={cx(
                'w-full cursor-pointer rounded-control px-3 py-2 text-left text-sm whitespace-nowrap data-hovered:bg-surface-2',
                isCurrent && 'bg-primary-soft font-medium text-on-primary-soft',
              )}
            >
              {label}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
