import type { ReactNode } from 'react';
import { Card } from '../../../ui/layout/card.tsx';

interface ProfileSectionProps {
  id: string;
  title: string;
  hint?: string | undefined;
  /** What can be done with the whole of it. */
  action?: ReactNode;
  children?: ReactNode;
}

export function ProfileSection({ id, title, hint, action, children }: ProfileSectionProps) {
  return (
    <Card as="section" padding="lg" aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id={id} className="text-base font-semibold">
            {title}
          </h2>
          {hint ? <p className="text-sm text-text-2 wrap-anywhere">{hint}</p> : null}
        </div>
        {action}
      </div>
      {children}
    </Card>
  );
}
