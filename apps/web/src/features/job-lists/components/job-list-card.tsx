import { fill, jobListConcernSpecs, jobListConcernsOf, jobListStatusSpecs } from '@posthorn/domain';
import { jobCountTexts } from '@posthorn/domain/texts/job-count';
import { jobListsPageTexts as texts } from '@posthorn/domain/texts/job-lists-page';
import { History, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { dateText } from '../../../lib/time/format.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import { ExpandableCard } from '../../../ui/layout/expandable-card.tsx';
import type { JobList } from '../api/job-lists.ts';
import { useRefreshNow } from '../model/use-refresh-now.ts';
import { FeedSourceRow } from './feed-source-row.tsx';
import { JobListMenu } from './job-list-menu.tsx';
import { ReadingsDialog } from './readings-dialog.tsx';

/** A job list; opened, it shows its feeds, and these their jobs. */
export function JobListCard({ list }: { list: JobList }) {
  const [showsHistory, setShowsHistory] = useState(false);
  const { name } = list;
  return (
    <div data-row={list.id}>
      <ExpandableCard
        headingLevel={2}
        title={<Summary list={list} />}
        actions={
          <div className="flex shrink-0 items-center">
            <RefreshButton list={list} />
            <IconButton
              icon={<History />}
              label={fill(texts.history, { name })}
              tooltip={texts.historyShort}
              onPress={() => setShowsHistory(true)}
            />
            <JobListMenu list={list} />
          </div>
        }
      >
        {() => (
          <section aria-label={fill(texts.feedSources, { name })} className="flex flex-col gap-3">
            {list.feedSources.map((source) => (
              <FeedSourceRow key={source.id} list={list} source={source} />
            ))}
          </section>
        )}
      </ExpandableCard>
      {showsHistory ? <ReadingsDialog list={list} onClose={() => setShowsHistory(false)} /> : null}
    </div>
  );
}

function Summary({ list }: { list: JobList }) {
  const { name, status, jobsCount, feedsCount, updatedAt, referenceId, feedSources } = list;
  const concerns = jobListConcernsOf(feedSources);
  // A list that needs someone is not shown as one with which all is well.
  const specs =
    concerns.length > 0
      ? concerns.map((concern) => jobListConcernSpecs[concern])
      : [jobListStatusSpecs[status]];
  return (
    <span className="flex min-w-0 flex-col gap-1">
      <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
        {specs.map(({ label, tone }) => (
          <Tag key={label} size="sm" tone={tone} icon="dot">
            {label}
          </Tag>
        ))}
      </span>
      <span className="tabular flex flex-wrap gap-x-4 text-sm text-text-2">
        <span>{fill(jobCountTexts.jobs, { n: jobsCount })}</span>
        <span>{fill(texts.feeds, { n: feedsCount })}</span>
        <span>{fill(texts.updated, { date: dateText(updatedAt) })}</span>
        <span className="text-text-3 max-sm:hidden">{referenceId}</span>
      </span>
    </span>
  );
}

function RefreshButton({ list }: { list: JobList }) {
  const { mayRefresh, isRefreshing, isPending, refresh } = useRefreshNow(list);
  if (!mayRefresh) return null;
  return (
    <IconButton
      icon={<RefreshCw className={isRefreshing ? 'animate-spin' : undefined} />}
      label={fill(isRefreshing ? texts.refreshing : texts.refresh, { name: list.name })}
      tooltip={isRefreshing ? texts.beingRead : texts.refreshShort}
      isLoading={isPending}
      onPress={refresh}
    />
  );
}
