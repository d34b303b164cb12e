import type { OperationAnswer } from '@posthorn/contract';
import { applicationUseLabels, fill } from '@posthorn/domain';
import { applicationsPageTexts as texts } from '@posthorn/domain/texts/applications-page';
import { useQuery } from '@tanstack/react-query';
import { Answered } from '../../../lib/query/answered.tsx';
import { dateText, timeText } from '../../../lib/time/format.ts';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useAccount } from '../../accounts/index.ts';
import { usesQuery } from '../api/applications.ts';

type Use = OperationAnswer<'listApplicationUses'>[number];

function wordsOf({ use, times, number }: Use): string {
  const label = applicationUseLabels[use];
  const what = number === null ? label : fill(texts.useNumber, { use: label, n: number });
  return times > 1 ? fill(texts.useTimes, { use: what, n: times }) : what;
}

interface UsesDialogProps {
  campaignId: string;
  onClose: () => void;
}

/** For admins: who looked at whose data, and when. */
export function UsesDialog({ campaignId, onClose }: UsesDialogProps) {
  const uses = useQuery(usesQuery(useAccount().id, campaignId));
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={texts.usesTitle}
      description={texts.usesText}
    >
      <Answered query={uses} skeleton={<SkeletonRows rowHeight={45} label={texts.usesLoading} />}>
        {(all) =>
          all.length === 0 ? (
            <p className="text-text-2">{texts.noUses}</p>
          ) : (
            <ul className="divide-y divide-line">
              {all.map((use) => (
                <li key={use.id} className="flex flex-wrap items-baseline gap-x-3 py-2">
                  <time dateTime={use.lastAt} className="tabular text-sm text-text-2">
                    {dateText(use.lastAt)} {timeText(use.lastAt)}
                  </time>
                  <span className="font-medium">{use.person ?? texts.byItself}</span>
                  <span className="text-text-2">{wordsOf(use)}</span>
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
    </Dialog>
  );
}
