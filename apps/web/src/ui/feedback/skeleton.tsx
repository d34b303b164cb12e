import { cx } from '../lib/cx.ts';

interface SkeletonProps {
  /** Size and shape of what will stand here: "h-4 w-40", "size-8 rounded-full". */
  className?: string;
}

/** Keeps the place of content. Decorative: the area around it says that it is loading. */
export function Skeleton({ className = 'h-4 w-full' }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={cx('block animate-shimmer rounded-control bg-surface-3', className)}
    />
  );
}
