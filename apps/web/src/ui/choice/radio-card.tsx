import type { ReactNode } from 'react';
import {
  type RadioFieldProps as AriaProps,
  RadioButton,
  RadioField,
  Text,
} from 'react-aria-components/RadioGroup';
import { cx } from '../lib/cx.ts';
import { VisuallyHidden } from '../lib/visually-hidden.tsx';
import { TipTrigger } from '../overlays/tip-trigger.tsx';
import { RadioDot } from './radio-dot.tsx';

interface RadioCardProps extends Omit<AriaProps, 'className' | 'style' | 'children'> {
  title: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
  /** Stands beside the icon, so that it is on one line in all cards of a row. */
  tag?: ReactNode;
  /** Stands below all else, beginning at the same height in all cards of a row. */
  footer?: ReactNode;
  /** Why it can not be chosen: a tip, and read out with the card. */
  disabledReason?: string;
  className?: string;
}

/** Icon, title, description and footer, each on one line with those of the cards beside it. */
const sharedRows = 'row-span-4 grid grid-rows-subgrid';

/** A radio as a card: for a choice that deserves a picture and a sentence. */
export function RadioCard({
  title,
  description,
  icon,
  tag,
  footer,
  disabledReason,
  className,
  ...props
}: RadioCardProps) {
  return (
    <TipTrigger tip={disabledReason} isReason placement="top start">
      {(reason) => (
        <RadioField
          {...props}
          isDisabled={props.isDisabled || Boolean(disabledReason)}
          className={cx('min-w-0', footer ? sharedRows : 'flex', className)}
        >
          <RadioButton
            onPointerEnter={disabledReason ? reason.show : undefined}
            // A finger leaves at once; then the tip stays for a while.
            onPointerLeave={({ pointerType }) => pointerType === 'mouse' && reason.hide()}
            className={cx(
              footer ? sharedRows : 'flex flex-col',
              'group relative w-full cursor-pointer gap-2 rounded-card border border-control bg-surface p-4 transition-colors',
              'data-hovered:bg-surface-2 data-selected:border-primary data-selected:bg-primary-soft data-selected:ring-1 data-selected:ring-primary forced-colors:data-selected:outline-2',
              'data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-focus data-invalid:border-danger',
              'data-disabled:cursor-not-allowed data-disabled:opacity-60 data-disabled:data-hovered:bg-surface',
            )}
          >
            {/* Read out first, though it stands below the icon and its tag. */}
            {icon ? (
              <span className="order-1 text-base font-semibold wrap-anywhere">{title}</span>
            ) : null}
            <span className="flex items-start justify-between gap-3">
              {icon ? (
                <span className="flex min-w-0 flex-wrap items-center gap-2">
                  <span
                    aria-hidden="true"
                    className="grid size-10 place-items-center rounded-control bg-surface-2 text-text-2 group-data-selected:bg-surface group-data-selected:text-primary [&_svg]:size-5"
                  >
                    {icon}
                  </span>
                  {tag}
                </span>
              ) : (
                <span className="text-base font-semibold wrap-anywhere">{title}</span>
              )}
              <RadioDot className="group-data-focus-visible:outline-0" />
            </span>
            {description ? (
              <Text slot="description" className="order-2 text-sm text-text-2">
                {description}
                {disabledReason ? <VisuallyHidden> {disabledReason}</VisuallyHidden> : null}
              </Text>
            ) : null}
            {footer ? <span className="order-3 flex pt-1">{footer}</span> : null}
          </RadioButton>
        </RadioField>
      )}
    </TipTrigger>
  );
}
