import type { ReactNode } from 'react';
import { cx } from '../../../ui/index.ts';

interface SpecimenProps {
  title: string;
  /** Fields stand below each other; buttons and tags beside each other. */
  isRow?: boolean;
  className?: string;
  children: ReactNode;
}

/** One component in one or more states, with its name above. */
export function Specimen({ title, isRow = false, className, children }: SpecimenProps) {
  return (
    <div className={cx('flex min-w-0 flex-col gap-3', className)}>
      <h3 className="text-xs font-medium text-text-3">{title}</h3>
      <div className={isRow ? 'flex flex-wrap items-center gap-3' : 'flex min-w-0 flex-col gap-4'}>
        {children}
      </div>
    </div>
  );
}
