import { Skeleton } from '../../../ui/index.ts';

/** The page before the form is there: its accordion and its phone. */
export function LeadFormSkeleton() {
  return (
    <div aria-busy="true" className="mx-auto max-w-[64rem] pt-3">
      <Skeleton className="h-7 w-56" />
      <div className="mt-6 grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_22rem]">
        <Skeleton className="h-96 w-full" />
        <Skeleton className="mx-auto h-136 w-full max-w-88 rounded-[2.25rem]" />
      </div>
    </div>
  );
}
