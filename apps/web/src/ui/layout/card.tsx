import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

interface CardProps {
  as?: 'div' | 'section' | 'article' | 'li';
  padding?: 'none' | 'sm' | 'md' | 'lg';
  className?: string;
  id?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  children: ReactNode;
}

const paddings = { none: '', sm: 'p-3', md: 'p-4', lg: 'p-6' };

/** A white work surface on the canvas: a border, no shadow. */
export function Card({
  as: Element = 'div',
  padding = 'md',
  className,
  children,
  ...rest
}: CardProps) {
  return (
    <Element
      {...rest}
      className={cx('rounded-card border border-line bg-surface', paddings[padding], className)}
    >
      {children}
    </Element>
  );
}
