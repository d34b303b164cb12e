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

export function Tag({ tone = 'gray', icon, size = 'md', className, children }: TagProps) {
  return (
    <span
      className={cx(
        'inline-flex max-w-full items-center gap-1.5 rounded-full font-medium forced-colors:border',
        size === 'sm' ? 'h-5 px-2 text-xs' : 'h-6 px-2.5 text-sm',
        softTones[tone],
        className,
      )}
    >
      {icon === 'dot' ? (
        <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-current" />
      ) : icon ? (
        <span aria-hidden="true" className="-ml-0.5 flex [&_svg]:size-3.5">
          {icon}
        </span>
      ) : null}
      <span className="truncate">{children}</span>
    </span>
  );
}
