import { fill } from '@posthorn/domain';
import { jobListsPageTexts as texts } from '@posthorn/domain/texts/job-lists-page';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Answered } from '../../../lib/query/answered.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Checkbox } from '../../../ui/choice/checkbox.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { useAccount } from '../../accounts/index.ts';
import { type FeedItem, type FeedSource, itemsQuery } from '../api/job-lists.ts';
import { JobDialog } from './job-dialog.tsx';

interface ItemTableProps {
  jobListId: string;
  source: FeedSource;
}

/** The jobs of a feed, page by page. One that is pressed is shown whole. */
export function ItemTable({ jobListId, source }: ItemTableProps) {
  const { id: feedSourceId, feedUrl, refusedItemsCount } = source;
  const { id: accountId } = useAccount();
  const [page, setPage] = useState(1);
  const [isRefused, setRefused] = useState(false);
  const [opened, setOpened] = useState<FeedItem>();
  const query = useQuery(itemsQuery(accountId, { jobListId, feedSourceId, page, isRefused }));
  return (
    <>
      {refusedItemsCount > 0 || isRefused ? (
        <Checkbox
          isSelected={isRefused}
          onChange={(isOn) => {
            setRefused(isOn);
            setPage(1);
          }}
          className="mb-3"
        >
          {texts.onlyRefused}
        </Checkbox>
      ) : null}
      <Answered query={query} skeleton={<SkeletonRows rowHeight={44} label={texts.loadingItems} />}>
        {({ data, hasMore }) =>
          data.length === 0 && page === 1 ? (
            <EmptyState headingLevel={4} title={isRefused ? texts.noneRefused : texts.noItems}>
              {isRefused ? null : texts.noItemsHint}
            </EmptyState>
          ) : (
            <>
              <div
                aria-busy={query.isPlaceholderData}
                className={query.isPlaceholderData ? 'opacity-60 transition-opacity' : ''}
              >
                <Items feedUrl={feedUrl} items={data} onOpen={setOpened} />
              </div>
              {page > 1 || hasMore ? (
                <nav
                  aria-label={texts.pages}
                  className="mt-3 flex items-center justify-center gap-3"
                >
                  <IconButton
                    icon={<ChevronLeft />}
                    label={texts.previous}
                    isDisabled={page <= 1}
                    onPress={() => setPage(page - 1)}
                  />
                  <p className="tabular text-sm text-text-2">{fill(texts.page, { page })}</p>
                  <IconButton
                    icon={<ChevronRight />}
                    label={texts.next}
                    isDisabled={!hasMore || query.isPlaceholderData}
                    onPress={() => setPage(page + 1)}
                  />
                </nav>
              ) : null}
              {opened ? (
                <JobDialog
                  jobListId={jobListId}
                  item={opened}
                  onClose={() => setOpened(undefined)}
                />
              ) : null}
            </>
          )
        }
      </Answered>
    </>
  );
}

interface ItemsProps {
  feedUrl: string;
  items: readonly FeedItem[];
  onOpen: (item: FeedItem) => void;
}

const cell = 'px-3 py-2 first:pl-1 last:pr-1';

function Items({ feedUrl, items, onOpen }: ItemsProps) {
  return (
    <table aria-label={fill(texts.itemsOf, { url: feedUrl })} className="w-full text-base">
      <thead className="border-b border-line text-left text-sm text-text-2">
        <tr>
          <th scope="col" className={`${cell} font-medium`}>
            {texts.job}
          </th>
          <th scope="col" className={`${cell} font-medium`}>
            {texts.place}
          </th>
          <th scope="col" className={`${cell} font-medium max-md:hidden`}>
            {texts.company}
          </th>
          <th scope="col" className={`${cell} font-medium whitespace-nowrap max-md:hidden`}>
            {texts.jobType}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {items.map((item) => (
          <tr key={item.id} className="relative hover:bg-surface-2">
            <td className={cell}>
              <button
                type="button"
                aria-label={fill(texts.openJob, { name: item.name })}
                onClick={() => onOpen(item)}
                className="line-clamp-2 cursor-pointer rounded-control text-left font-medium wrap-anywhere after:absolute after:inset-0 hover:underline"
              >
                {item.name}
              </button>
              {item.problem ? (
                <span className="flex items-center gap-1 text-xs text-text-2">
                  <TriangleAlert aria-hidden="true" className="size-3.5 shrink-0 text-orange" />
                  {texts.notAdvertised}
                </span>
              ) : null}
            </td>
            <td className={`${cell} text-sm wrap-anywhere text-text-2`}>
              {item.importerAddress.city || <span className="text-text-3">{texts.noPlace}</span>}
            </td>
            <td className={`${cell} text-sm wrap-anywhere text-text-2 max-md:hidden`}>
              {item.brand}
            </td>
            <td className={`${cell} text-sm wrap-anywhere text-text-2 max-md:hidden`}>
              {item.jobType}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
