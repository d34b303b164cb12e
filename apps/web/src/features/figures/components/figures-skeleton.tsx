import { Skeleton } from '../../../ui/feedback/skeleton.tsx';

export function FiguresSkeleton() {
  return (
    <div className="flex flex-col gap-4 pt-3">
      <Skeleton className="h-9 w-64" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-96 w-full" />
    </div>
  );
}
