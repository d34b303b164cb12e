import type { ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { cx } from '../lib/cx.ts';

export interface Segment<Id extends string> {
  id: Id;
  label: string;
  /** Shown instead of the label, which stays as its name. */
  icon?: ReactNode;
  isDisabled?: boolean;
}

interface SegmentedControlProps<Id extends string> {
  label: string;
  segments: readonly Segment<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  isDisabled?: boolean;
  className?: string;
}

/** One of a few, always in sight: a view, a density. It changes the page; tabs change a panel. */
export function SegmentedControl<Id extends string>({
  label,
  segments,
  value,
  onChange,
  isDisabled,
  className,
}: SegmentedControlProps<Id>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = segments.find((segment) => keys.has(segment.id));
        if (chosen) onChange(chosen.id);
      }}
      isDisabled={isDisabled}
      className={cx('flex w-fit max-w-full gap-1 rounded-card bg-surface-2 p-1', className)}
    >
      {segments.map((segment) => (
        <ToggleButton
          key={segment.id}
          id={segment.id}
          isDisabled={segment.isDisabled}
          aria-label={segment.icon ? segment.label : undefined}
          className="flex h-8 min-w-8 cursor-pointer items-center justify-center rounded-control px-3 text-base font-medium whitespace-nowrap text-text-2 transition-colors data-disabled:cursor-not-allowed data-disabled:opacity-60 data-hovered:text-text data-selected:bg-raised data-selected:text-text data-selected:shadow-low forced-colors:data-selected:border pointer-coarse:h-10 [&_svg]:size-4"
        >
          {segment.icon ?? segment.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
