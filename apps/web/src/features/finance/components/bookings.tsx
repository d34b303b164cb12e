import { showDate, showPrice } from '@posthorn/domain';
import { financePageTexts } from '@posthorn/domain/texts/finance-page';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Answered } from '../../../lib/query/answered.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { accountFactsQuery, useAccount } from '../../accounts/index.ts';
import { type Booking, correctionsQuery, depositsQuery } from '../api/finance.ts';

/** What was paid in, and what was corrected. */
export function Bookings() {
  const { id } = useAccount();
  return (
    <div className="grid gap-4 lg:grid-cols-2 lg:items-start">
      <BookingList
        title={financePageTexts.deposits}
        none={financePageTexts.noDeposits}
        query={useQuery(depositsQuery(id))}
      />
      <BookingList
        title={financePageTexts.corrections}
        none={financePageTexts.noCorrections}
        query={useQuery(correctionsQuery(id))}
      />
    </div>
  );
}

interface BookingListProps {
  title: string;
  none: string;
  query: UseQueryResult<Booking[]>;
}

const cell = 'px-4 py-2 align-baseline';

function BookingList({ title, none, query }: BookingListProps) {
  const { id: accountId } = useAccount();
  const { data: account } = useQuery(accountFactsQuery(accountId));
  return (
    <Card padding="none">
      <h3 className="px-4 pt-3 pb-1 font-semibold">{title}</h3>
      <Answered
        query={query}
        skeleton={<SkeletonRows rowHeight={40} label={financePageTexts.loading} />}
      >
        {(bookings) =>
          bookings.length === 0 ? (
            <p className="px-4 pb-4 text-text-2">{none}</p>
          ) : (
            <section
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by keyboard, too
              tabIndex={0}
              aria-label={title}
              className="max-h-96 overflow-y-auto focus-visible:field-ring"
            >
              <table aria-label={title} className="w-full text-sm">
                <thead className="sticky top-0 bg-surface text-left text-text-2">
                  <tr className="border-b border-line">
                    <th scope="col" className={`${cell} font-medium`}>
                      {financePageTexts.date}
                    </th>
                    <th scope="col" className={`${cell} font-medium`}>
                      {financePageTexts.description}
                    </th>
                    <th scope="col" className={`${cell} text-right font-medium`}>
                      {financePageTexts.amount}
                    </th>
                  </tr>
                </thead>
                <tbody className="divide-y divide-line">
                  {bookings.map(({ id, date, description, amount }) => (
                    <tr key={id}>
                      <td className={`${cell} tabular whitespace-nowrap`}>{showDate(date)}</td>
                      <td className={`${cell} wrap-anywhere`}>{description}</td>
                      <td className={`${cell} tabular text-right whitespace-nowrap`}>
                        {account ? showPrice({ amount, currency: account.currency }) : null}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          )
        }
      </Answered>
    </Card>
  );
}
