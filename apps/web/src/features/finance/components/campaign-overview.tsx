import { fill, productSpecs, showDate, showPrice } from '@posthorn/domain';
import { financePageTexts } from '@posthorn/domain/texts/finance-page';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useDebounced } from '../../../lib/page/use-debounced.ts';
import { Answered } from '../../../lib/query/answered.tsx';
import { LoadMore } from '../../../lib/query/load-more.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { tableRoles } from '../../../ui/display/table-roles.ts';
import { Tag } from '../../../ui/display/tag.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useAccount } from '../../accounts/index.ts';
import { downloadCsv } from '../../reports/index.ts';
import { spendsQuery } from '../api/finance.ts';

/** A search waits for a pause in typing. */
const RESTING_MS = 300;

const cell = 'px-4 py-2 align-baseline';
/** A phone has no room for four columns: name and money, below them product and date. */
const phoneRow = 'max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:items-baseline';

/** What each launched campaign has spent. */
export function CampaignOverview() {
  const { id: accountId } = useAccount();
  const [text, setText] = useState('');
  const search = useDebounced(text.trim(), RESTING_MS);
  const query = useInfiniteQuery(spendsQuery(accountId, search));
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <SearchField
          label={financePageTexts.search}
          value={text}
          onChange={setText}
          className="w-full sm:w-72"
        />
        <Button
          icon={<Download />}
          onPress={() =>
            void downloadCsv(
              'getCampaignSpendReport',
              { params: { accountId } },
              'campaign_spends.csv',
            )
          }
          className="sm:ml-auto"
        >
          {financePageTexts.csv}
        </Button>
      </div>
      <Answered
        query={query}
        skeleton={<SkeletonRows rowHeight={44} label={financePageTexts.loading} />}
      >
        {(spends) =>
          spends.length === 0 ? (
            <Card>
              {search === '' ? (
                <EmptyState
                  headingLevel={3}
                  title={financePageTexts.noSpends}
                  action={
                    <ButtonLink href={{ to: '/campaigns-overview' }}>
                      {financePageTexts.seeCampaigns}
                    </ButtonLink>
                  }
                >
                  {financePageTexts.noSpendsHint}
                </EmptyState>
              ) : (
                <EmptyState
                  headingLevel={3}
                  title={fill(financePageTexts.nothingFound, { search })}
                  action={
                    <Button onPress={() => setText('')}>{financePageTexts.clearSearch}</Button>
                  }
                />
              )}
            </Card>
          ) : (
            <Card padding="none" className="overflow-x-auto">
              <table
                {...tableRoles.table}
                aria-label={financePageTexts.spends}
                className="w-full text-sm max-sm:block"
              >
                <thead {...tableRoles.group} className="text-left text-text-2 max-sm:sr-only">
                  <tr {...tableRoles.row} className="border-b border-line">
                    <th {...tableRoles.head} scope="col" className={`${cell} font-medium`}>
                      {financePageTexts.campaign}
                    </th>
                    <th {...tableRoles.head} scope="col" className={`${cell} font-medium`}>
                      {financePageTexts.product}
                    </th>
                    <th {...tableRoles.head} scope="col" className={`${cell} font-medium`}>
                      {financePageTexts.startDate}
                    </th>
                    <th
                      {...tableRoles.head}
                      scope="col"
                      className={`${cell} text-right font-medium`}
                    >
                      {financePageTexts.spend}
                    </th>
                  </tr>
                </thead>
                <tbody {...tableRoles.group} className="divide-y divide-line max-sm:block">
                  {spends.map(({ id, campaignName, product, spend, startDate }) => (
                    <tr key={id} {...tableRoles.row} className={phoneRow}>
                      <th
                        {...tableRoles.rowHead}
                        scope="row"
                        className={`${cell} text-left font-medium`}
                      >
                        <Link
                          variant="quiet"
                          href={{
                            to: '/campaigns-overview/set-campaign/$campaignId/campaign-details/figures',
                            params: { campaignId: id },
                          }}
                          className="wrap-anywhere"
                        >
                          {campaignName}
                        </Link>
                      </th>
                      <td {...tableRoles.cell} className={`${cell} max-sm:order-1 max-sm:pt-0`}>
                        <Tag size="sm" tone={productSpecs[product].colour}>
                          {productSpecs[product].label}
                        </Tag>
                      </td>
                      <td
                        {...tableRoles.cell}
                        className={`${cell} tabular whitespace-nowrap max-sm:order-1 max-sm:pt-0 max-sm:text-right`}
                      >
                        {startDate ? showDate(startDate) : null}
                      </td>
                      <td
                        {...tableRoles.cell}
                        className={`${cell} tabular text-right whitespace-nowrap`}
                      >
                        {showPrice(spend)}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </Card>
          )
        }
      </Answered>
      <LoadMore query={query} label={financePageTexts.more} />
    </div>
  );
}
