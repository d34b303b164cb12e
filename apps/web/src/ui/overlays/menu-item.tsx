import { Check, ChevronRight } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import {
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaProps,
  Text,
} from 'react-aria-components/Menu';
import { cx } from '../lib/cx.ts';
import { optionClass } from './layer-style.ts';

export interface MenuItemProps extends Omit<AriaProps, 'className' | 'style' | 'children'> {
  icon?: ReactNode;
  description?: ReactNode;
  /** Stands at the right: a key cap, a count. */
  end?: ReactNode;
  tone?: 'default' | 'danger';
  /** Why it cannot be used now. It is written under the name and can be reached. */
  disabledReason?: string;
  children: ReactNode;
}

export function MenuItem({
  icon,
  description,
  end,
  tone = 'default',
  disabledReason,
  children,
  ...props
}: MenuItemProps) {
  const isBlocked = Boolean(disabledReason);
  // React Aria takes a disabled item out of reach; this one must stay readable. An effect would come too early:
  // the item itself is drawn after its description.
  const markBlocked = useCallback(
    (item: HTMLDivElement | null) => {
      if (isBlocked) item?.setAttribute('aria-disabled', 'true');
      else item?.removeAttribute('aria-disabled');
    },
    [isBlocked],
  );
  const note = disabledReason ?? description;
  return (
    <AriaMenuItem
      textValue={typeof children === 'string' ? children : undefined}
      {...props}
      {...(isBlocked && { onAction: undefined, href: undefined, shouldCloseOnSelect: false })}
      ref={markBlocked}
      className={cx(optionClass, tone === 'danger' && 'text-danger data-focused:bg-danger-soft')}
    >
      {({ hasSubmenu, isSelected, selectionMode }) => (
        <>
          {selectionMode === 'none' ? null : (
            <span className="flex w-4 shrink-0">
              {isSelected ? <Check aria-hidden="true" className="size-4 text-primary" /> : null}
            </span>
          )}
          {icon ? (
            <span
              aria-hidden="true"
              className={cx('flex shrink-0 [&_svg]:size-4', tone === 'default' && 'text-text-3')}
            >
              {icon}
            </span>
          ) : null}
          <span className={cx('min-w-0 flex-1', isBlocked && 'cursor-not-allowed')}>
            <Text slot="label" className={cx('block truncate', isBlocked && 'opacity-60')}>
              {children}
            </Text>
            {note ? (
              <Text slot="description" className="block text-xs text-text-2">
                {note}
              </Text>
            ) : null}
          </span>
          {end ? <span className="shrink-0 text-xs text-text-3">{end}</span> : null}
          {hasSubmenu ? (
            <ChevronRight aria-hidden="true" className="-mr-1 size-4 shrink-0 text-text-3" />
          ) : null}
        </>
      )}
    </AriaMenuItem>
  );
}
