import { overviewTexts } from '@posthorn/domain/texts/overview';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/lib/visually-hidden.tsx';
import { columnWidths, ROW_HEIGHT, rowClass } from './table-layout.ts';

const rows = ['w-3/5', 'w-4/5', 'w-1/2', 'w-2/3', 'w-3/4', 'w-3/5', 'w-4/5', 'w-1/2'];
const cells = ['h-4 w-14', 'h-6 w-16 rounded-full', 'h-3 w-36', 'h-3 w-12', 'h-3 w-3/4'];
const widths = columnWidths(['locations']);

/** The shape of the table to come, so that nothing moves when it is there. */
export function ListSkeleton() {
  return (
    <div
      role="status"
      style={widths}
      className="overflow-hidden rounded-card border border-line bg-surface"
    >
      <VisuallyHidden>{overviewTexts.loadingCampaigns}</VisuallyHidden>
      <div className="h-10 border-b border-line max-sm:hidden" />
      {rows.map((width, row) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
          key={row}
          style={{ height: ROW_HEIGHT }}
          className={rowClass('items-center border-b border-line last:border-b-0')}
        >
          <div className="flex flex-col gap-2 pr-3 pl-4">
            <Skeleton className={`h-3.5 ${width}`} />
            <Skeleton className="h-3 w-2/5" />
          </div>
          {cells.map((shape, cell) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
            <div key={cell} className="px-3">
              <Skeleton className={shape} />
            </div>
          ))}
          <div className="flex justify-end px-3">
            <Skeleton className="h-3 w-10" />
          </div>
        </div>
      ))}
    </div>
  );
}
