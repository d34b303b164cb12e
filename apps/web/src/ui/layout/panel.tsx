import type { ReactNode } from 'react';
import { Card } from './card.tsx';

interface PanelProps {
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  className?: string;
  children: ReactNode;
}

/** A card with a heading, room for actions beside it, and a body. */
export function Panel({
  title,
  description,
  actions,
  headingLevel = 2,
  className,
  children,
}: PanelProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Card as="section" padding="none" className={className}>
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 pt-4 sm:px-6 sm:pt-5">
        <div className="min-w-0">
          <Heading className="text-lg font-semibold wrap-anywhere">{title}</Heading>
          {description ? <p className="mt-0.5 text-sm text-text-2">{description}</p> : null}
        </div>
        {actions ? <div className="flex flex-wrap gap-2">{actions}</div> : null}
      </header>
      <div className="px-4 pt-4 pb-4 sm:px-6 sm:pb-6">{children}</div>
    </Card>
  );
}
