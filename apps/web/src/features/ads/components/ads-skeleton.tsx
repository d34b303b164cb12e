import { adsPageTexts } from '@posthorn/domain/texts/ads-page';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/lib/visually-hidden.tsx';

/** The shape of the page to come. */
export function AdsSkeleton() {
  return (
    <div role="status" className="pt-3">
      <VisuallyHidden>{adsPageTexts.loading}</VisuallyHidden>
      <Skeleton className="h-7 w-80 max-w-full" />
      <Skeleton className="mt-3 h-6 w-56" />
      <div className="mt-6 grid gap-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <Skeleton className="h-64 w-full max-lg:h-9" />
        <div className="flex flex-col gap-4">
          <Skeleton className="h-7 w-40" />
          <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17.5rem),1fr))] gap-4">
            {['a', 'b', 'c'].map((card) => (
              <Skeleton key={card} className="h-[28rem] w-full" />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
