import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import type { Tone } from './tone.ts';
import { softTones } from './tone.ts';

interface TagProps {
  tone?: Tone;
  /** A dot or an icon, because colour alone says nothing to some readers. */
  icon?: ReactNode | 'dot';
  size?: 'sm' | 'md';
  className?: string;
  children: ReactNode;
}

/** Drawn, not an element: lists have a tag in every row. */
const dotClass =
  'before:mr-1.5 before:inline-block before:size-1.5 before:rounded-full before:bg-current before:align-[1.5px] before:content-[""]';

export function Tag({ tone = 'gray', icon, size = 'md', className, children }: TagProps) {
  return (
    <span
      className={cx(
        'inline-block max-w-full truncate rounded-full align-middle font-medium forced-colors:border',
        size === 'sm' ? 'h-5 px-2 text-xs leading-5' : 'h-6 px-2.5 text-sm leading-6',
        icon === 'dot' && dotClass,
        softTones[tone],
        className,
      )}
    >
      {icon && icon !== 'dot' ? (
        <span
          aria-hidden="true"
          className="mr-1.5 -ml-0.5 inline-flex align-[-2px] [&_svg]:size-3.5"
        >
          {icon}
        </span>
      ) : null}
      {children}
    </span>
  );
}
