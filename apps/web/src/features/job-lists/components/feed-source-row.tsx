import { fill, functionGroupLabel, readingOutcomeSpecs } from '@posthorn/domain';
import { jobCountTexts } from '@posthorn/domain/texts/job-count';
import { jobListsPageTexts as texts } from '@posthorn/domain/texts/job-lists-page';
import { useState } from 'react';
import { dateText, timeText } from '../../../lib/time/format.ts';
import { notify } from '../../../lib/toast/notify.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { ExpandableCard } from '../../../ui/layout/expandable-card.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useCan } from '../../accounts/index.ts';
import { useRefreshJobList } from '../api/change-job-list.ts';
import type { FeedSource, JobList } from '../api/job-lists.ts';
import { ItemTable } from './item-table.tsx';

interface FeedSourceRowProps {
  list: JobList;
  source: FeedSource;
}

/** A feed of a job list; opened, it shows its jobs. */
export function FeedSourceRow({ list, source }: FeedSourceRowProps) {
  return (
    <ExpandableCard
      headingLevel={3}
      title={<Summary source={source} />}
      notices={<Notices list={list} source={source} />}
    >
      {() => <ItemTable jobListId={list.id} source={source} />}
    </ExpandableCard>
  );
}

function Summary({ source }: { source: FeedSource }) {
  const { feedUrl, jobProfile, functionGroup, jobsCount, isRefreshing, lastReading } = source;
  const { withoutImageCount } = source;
  const { label, tone } = readingOutcomeSpecs[lastReading?.outcome ?? 'running'];
  const readAt = lastReading?.endedAt;
  return (
    <span className="flex min-w-0 flex-col gap-1">
      <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 font-medium wrap-anywhere">{feedUrl}</span>
        {isRefreshing ? (
          <Tag size="sm" tone="blue" icon="dot">
            {texts.beingRead}
          </Tag>
        ) : lastReading ? (
          <Tag size="sm" tone={tone} icon="dot">
            {label}
          </Tag>
        ) : null}
      </span>
      <span className="tabular flex flex-wrap gap-x-4 text-sm text-text-2">
        <span>
          {jobProfile} · {functionGroupLabel(functionGroup)}
        </span>
        <span>{fill(jobCountTexts.jobs, { n: jobsCount })}</span>
        {withoutImageCount > 0 ? (
          <span>{fill(texts.withoutImage, { n: withoutImageCount })}</span>
        ) : null}
        {lastReading && lastReading.invalidJobs > 0 ? (
          <span>{fill(texts.rejected, { n: lastReading.invalidJobs })}</span>
        ) : null}
        <span>
          {readAt
            ? fill(texts.lastRead, { date: dateText(readAt), time: timeText(readAt) })
            : texts.notRead}
        </span>
      </span>
    </span>
  );
}

/** What a person has to know or decide, whether the feed is opened or not. */
function Notices({ list, source }: FeedSourceRowProps) {
  const { lastReading, movedTo, refusedItemsCount } = source;
  const spec = lastReading && readingOutcomeSpecs[lastReading.outcome];
  return (
    <>
      {lastReading && spec?.hasFailed ? (
        <Alert kind="error" title={texts.failedTitle}>
          {fill(texts.failedText, { reason: lastReading.message })}
        </Alert>
      ) : null}
      {lastReading && spec?.asksAboutMissing ? (
        <Alert
          kind="warning"
          title={fill(texts.heldTitle, { n: lastReading.gone })}
          actions={<CloseMissing list={list} />}
        >
          {texts.heldText}
        </Alert>
      ) : null}
      {refusedItemsCount > 0 ? (
        <Alert kind="warning" title={fill(texts.refusedTitle, { n: refusedItemsCount })}>
          {texts.refusedText}
        </Alert>
      ) : null}
      {movedTo ? (
        <Alert kind="info" title={texts.movedTitle}>
          {fill(texts.movedText, { url: movedTo })}
        </Alert>
      ) : null}
    </>
  );
}

function CloseMissing({ list: { id: jobListId, name } }: { list: JobList }) {
  const [isAsked, setAsked] = useState(false);
  const refresh = useRefreshJobList();
  if (!useCan('jobList.edit')) return null;
  return (
    <>
      <Button size="sm" onPress={() => setAsked(true)}>
        {texts.closeMissing}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setAsked}
        title={fill(texts.closeTitle, { name })}
        tone="danger"
        confirmLabel={texts.closeMissing}
        isLoading={refresh.isPending}
        onConfirm={() =>
          refresh.mutate(
            { jobListId, closeMissing: true },
            {
              onSuccess: () => notify.success(fill(texts.closeStarted, { name })),
              onSettled: () => setAsked(false),
            },
          )
        }
      >
        {texts.closeText}
      </ConfirmDialog>
    </>
  );
}
