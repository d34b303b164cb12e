import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { Illustration, type IllustrationName } from './illustration.tsx';

interface EmptyStateProps {
  illustration?: IllustrationName;
  title: string;
  /** One sentence. */
  children?: ReactNode;
  /** One primary button. */
  action?: ReactNode;
  /** One quiet link. */
  link?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  className?: string;
}

export function EmptyState({
  illustration = 'nothing',
  title,
  children,
  action,
  link,
  headingLevel = 3,
  className,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={cx('flex flex-col items-center px-6 py-12 text-center', className)}>
      <Illustration name={illustration} />
      <Heading className="mt-4 text-lg font-semibold text-balance">{title}</Heading>
      {children ? (
        <p className="mt-1 max-w-md text-base text-balance text-text-2">{children}</p>
      ) : null}
      {action || link ? (
        <div className="mt-5 flex flex-col items-center gap-3">
          {action}
          {link}
        </div>
      ) : null}
    </div>
  );
}
