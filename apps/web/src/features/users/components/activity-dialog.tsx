import { commonTexts } from '@posthorn/domain/texts/common';
import { usersPageTexts } from '@posthorn/domain/texts/users-page';
import { useQuery } from '@tanstack/react-query';
import { Answered } from '../../../lib/query/answered.tsx';
import { dateText, timeText } from '../../../lib/time/format.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useAccount } from '../../accounts/index.ts';
import { userActivityQuery } from '../api/list-activity.ts';

/** Who invited, removed or moved whom. */
export function ActivityDialog({ onClose }: { onClose: () => void }) {
  const activity = useQuery(userActivityQuery(useAccount().id));
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={usersPageTexts.recentChanges}
      footer={<Button onPress={onClose}>{commonTexts.close}</Button>}
    >
      <Answered
        query={activity}
        skeleton={<SkeletonRows rowHeight={44} label={usersPageTexts.loadingChanges} />}
      >
        {(entries) =>
          entries.length === 0 ? (
            <p className="text-text-2">{usersPageTexts.noChanges}</p>
          ) : (
            <ul className="flex flex-col divide-y divide-line">
              {entries.map(({ id, date, user, message }) => (
                <li key={id} className="py-2 wrap-anywhere">
                  <p>
                    <span className="font-medium">{user}</span> {message}
                  </p>
                  <p className="text-xs text-text-2">
                    {dateText(date)} {timeText(date)}
                  </p>
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
    </Dialog>
  );
}
