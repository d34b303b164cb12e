import { VisuallyHidden } from '../lib/visually-hidden.tsx';
import { words } from '../lib/words.ts';
import { Skeleton } from './skeleton.tsx';

interface SkeletonRowsProps {
  rows?: number;
  /** Height of one row in px: the same as the rows to come, so that nothing jumps. */
  rowHeight?: number;
  label?: string;
}

const widths = ['w-3/5', 'w-2/5', 'w-1/2', 'w-2/3', 'w-1/3'];

export function SkeletonRows({
  rows = 5,
  rowHeight = 44,
  label = words().loading,
}: SkeletonRowsProps) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div
          key={row}
          style={{ height: rowHeight }}
          className="flex items-center gap-4 border-b border-line px-3 last:border-b-0"
        >
          <Skeleton className="size-6 shrink-0 rounded-full" />
          <Skeleton className={`h-3 ${widths[row % widths.length]}`} />
          <Skeleton className="ml-auto h-3 w-16 shrink-0" />
        </div>
      ))}
    </div>
  );
}
