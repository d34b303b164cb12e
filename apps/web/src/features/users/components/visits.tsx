import { usersPageTexts } from '@posthorn/domain/texts/users-page';
import { useQuery } from '@tanstack/react-query';
import { Answered } from '../../../lib/query/answered.tsx';
import { dateText, timeText } from '../../../lib/time/format.ts';
import { Tag } from '../../../ui/display/tag.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useAccount } from '../../accounts/index.ts';
import { visitsQuery } from '../api/list-visits.ts';

const cell = 'px-4 py-2 text-left align-baseline';
const heads = [usersPageTexts.visitor, usersPageTexts.entered, usersPageTexts.left];

/** For admins: who looked into the account from above. */
export function Visits() {
  const { id } = useAccount();
  const query = useQuery(visitsQuery(id));
  return (
    <Card padding="none">
      <Answered
        query={query}
        skeleton={<SkeletonRows rows={2} rowHeight={40} label={usersPageTexts.loadingVisits} />}
      >
        {(visits) =>
          visits.length === 0 ? (
            <p className="p-4 text-text-2">{usersPageTexts.noVisits}</p>
          ) : (
            // biome-ignore lint/a11y/useSemanticElements: the part of the page that holds it is a region of this name already
            <div
              role="group"
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by keyboard, too
              tabIndex={0}
              aria-label={usersPageTexts.visits}
              className="max-h-96 overflow-auto focus-visible:field-ring"
            >
              <table aria-label={usersPageTexts.visits} className="w-full text-sm">
                <thead className="sticky top-0 bg-surface text-text-2">
                  <tr className="border-b border-line">
                    {heads.map((head) => (
                      <th key={head} scope="col" className={`${cell} font-medium`}>
                        {head}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody className="divide-y divide-line">
                  {visits.map(({ id: visitId, name, enteredAt, leftAt }) => (
                    <tr key={visitId}>
                      <th scope="row" className={`${cell} font-medium wrap-anywhere`}>
                        {name}
                      </th>
                      <td className={`${cell} tabular`}>{moment(enteredAt)}</td>
                      <td className={`${cell} tabular`}>
                        {leftAt ? (
                          moment(leftAt)
                        ) : (
                          <Tag size="sm" tone="orange">
                            {usersPageTexts.stillHere}
                          </Tag>
                        )}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )
        }
      </Answered>
    </Card>
  );
}

const moment = (instant: string) => `${dateText(instant)} ${timeText(instant)}`;
