import { configurationTexts } from '@posthorn/domain/texts/configuration';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { VisuallyHidden } from '../../../ui/lib/visually-hidden.tsx';

const field = (
  <div className="flex flex-col gap-1.5">
    <Skeleton className="h-4 w-28" />
    <Skeleton className="h-9 w-full" />
  </div>
);

/** The shape of the page to come. */
export function ConfigurationSkeleton() {
  return (
    <div role="status" className="mx-auto max-w-[64rem] pt-3">
      <VisuallyHidden>{configurationTexts.loadingTheCampaign}</VisuallyHidden>
      <Skeleton className="h-7 w-80 max-w-full" />
      <Skeleton className="mt-3 h-6 w-56" />
      <div className="mt-6 grid items-start gap-6 md:grid-cols-[minmax(0,40rem)_minmax(0,22.5rem)]">
        <div className="flex flex-col gap-4">
          {['a', 'b', 'c'].map((card) => (
            <Card key={card} padding="lg" className="flex flex-col gap-5">
              <Skeleton className="h-5 w-40" />
              {field}
              {field}
            </Card>
          ))}
        </div>
        <Card className="flex flex-col gap-3">
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-4 w-3/5" />
        </Card>
      </div>
    </div>
  );
}
