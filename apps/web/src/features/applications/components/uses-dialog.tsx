import type { OperationAnswer } from '@posthorn/contract';
import { applicationUseLabels, fill } from '@posthorn/domain';
import { applicationsPageTexts as texts } from '@posthorn/domain/texts/applications-page';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Answered } from '../../../lib/query/answered.tsx';
import { dateText, timeText } from '../../../lib/time/format.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useAccount } from '../../accounts/index.ts';
import { usesQuery } from '../api/applications.ts';

type Use = OperationAnswer<'listApplicationUses'>['data'][number];

function wordsOf({ use, times, number }: Use): string {
  const label = applicationUseLabels[use];
  const what = number === null ? label : fill(texts.useNumber, { use: label, n: number });
  return times > 1 ? fill(texts.useTimes, { use: what, n: times }) : what;
}

interface UsesDialogProps {
  campaignId: string;
  onOpen: (applicationId: string) => void;
  onClose: () => void;
}

/** For admins: who looked at whose data, and when. */
export function UsesDialog({ campaignId, onOpen, onClose }: UsesDialogProps) {
  const uses = useInfiniteQuery(usesQuery(useAccount().id, campaignId));
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={texts.usesTitle}
      description={texts.usesText}
    >
      <Answered query={uses} skeleton={<SkeletonRows rowHeight={45} label={texts.usesLoading} />}>
        {({ pages }) =>
          pages[0]?.data.length === 0 ? (
            <p className="text-text-2">{texts.noUses}</p>
          ) : (
            <>
              <ul className="divide-y divide-line">
                {pages.flatMap(({ data }) =>
                  data.map((use) => <Entry key={use.id} use={use} onOpen={onOpen} />),
                )}
              </ul>
              {uses.hasNextPage ? (
                <Button
                  size="sm"
                  className="mt-3"
                  isLoading={uses.isFetchingNextPage}
                  onPress={() => uses.isFetching || void uses.fetchNextPage()}
                >
                  {texts.usesOlder}
                </Button>
              ) : null}
            </>
          )
        }
      </Answered>
    </Dialog>
  );
}

function Entry({ use, onOpen }: { use: Use; onOpen: (applicationId: string) => void }) {
  const { person, application, lastAt } = use;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 py-2.5">
      <span className="font-medium wrap-anywhere">{person ?? texts.byItself}</span>
      <time dateTime={lastAt} className="tabular text-sm text-text-2">
        {dateText(lastAt)} {timeText(lastAt)}
      </time>
      <span className="col-span-2 text-sm wrap-anywhere text-text-2">
        {wordsOf(use)}
        {application ? (
          <>
            {': '}
            <Used application={application} onOpen={onOpen} />
          </>
        ) : null}
      </span>
    </li>
  );
}

interface UsedProps {
  application: NonNullable<Use['application']>;
  onOpen: (applicationId: string) => void;
}

/** Whose application it was, as far as that is still known. */
function Used({ application: { id, name, state, appliedAt }, onOpen }: UsedProps) {
  const date = dateText(appliedAt);
  if (state === 'erased') return fill(texts.usedErased, { date });
  if (state === 'unreadable') return fill(texts.usedUnreadable, { date });
  return (
    <button
      type="button"
      onClick={() => onOpen(id)}
      className="cursor-pointer rounded-control text-left font-medium text-primary underline decoration-1 underline-offset-3 hover:text-primary-hover"
    >
      {name ?? fill(texts.usedUnnamed, { date })}
    </button>
  );
}
