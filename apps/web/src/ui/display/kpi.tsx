import { ListFilter } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

interface KpiStripProps {
  label: string;
  className?: string;
  /** Kpi. */
  children: ReactNode;
}

/** Figures side by side on one surface, with hairlines between them. */
export function KpiStrip({ label, className, children }: KpiStripProps) {
  return (
    <section
      aria-label={label}
      className={cx(
        'no-scrollbar grid gap-px overflow-x-auto rounded-card border border-line bg-line',
        className,
      )}
    >
      {children}
    </section>
  );
}

interface KpiProps {
  label: string;
  /** The label as it is shown, where it can be asked what it means. */
  term?: ReactNode;
  /** Undefined while it is not known. */
  value: string | undefined;
  icon?: ReactNode;
  tone?: 'default' | 'danger';
  /** A figure that narrows the page: pressed while it does. */
  onToggle?: () => void;
  isPressed?: boolean;
  /** What pressing does, for a screen reader. */
  toggleLabel?: string;
}

const cell = 'flex min-w-0 flex-col justify-center gap-0.5 bg-surface px-4 py-3 text-left';

export function Kpi({
  label,
  term = label,
  value,
  icon,
  tone = 'default',
  onToggle,
  isPressed,
  toggleLabel,
}: KpiProps) {
  const content = (
    <>
      <span
        className={cx(
          'flex items-center gap-1.5 text-xs [&_svg]:size-3.5 [&_svg]:shrink-0',
          tone === 'danger' ? 'text-danger' : 'text-text-2',
          onToggle && 'pr-5',
        )}
      >
        {icon}
        <span className="truncate">{term}</span>
      </span>
      <span className="tabular truncate text-2xl font-semibold">
        {value ?? (
          <span
            aria-hidden="true"
            className="my-2 block h-5 w-16 animate-shimmer rounded-control bg-surface-3"
          />
        )}
      </span>
    </>
  );
  if (!onToggle) return <div className={cell}>{content}</div>;
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      aria-label={toggleLabel && `${label}: ${value ?? ''}. ${toggleLabel}`}
      onClick={onToggle}
      className={cx(
        cell,
        'group relative cursor-pointer transition-colors hover:bg-surface-2 focus-visible:z-10 focus-visible:field-ring',
        'aria-pressed:bg-primary-soft aria-pressed:hover:bg-primary-soft-hover',
        // A line below, because a tint alone says little.
        'after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 aria-pressed:after:bg-primary',
      )}
    >
      {content}
      {/* That it can be pressed shows at rest, too, and where nothing can hover. */}
      <ListFilter
        aria-hidden="true"
        className="absolute top-3.5 right-3 size-3.5 text-text-3 group-hover:text-text group-aria-pressed:text-on-primary-soft"
      />
    </button>
  );
}
