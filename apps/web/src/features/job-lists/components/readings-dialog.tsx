import { fill, readingOutcomeSpecs } from '@posthorn/domain';
import { jobListsPageTexts as texts } from '@posthorn/domain/texts/job-lists-page';
import { useQuery } from '@tanstack/react-query';
import { Answered } from '../../../lib/query/answered.tsx';
import { dateText, timeText } from '../../../lib/time/format.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useAccount } from '../../accounts/index.ts';
import { meQuery } from '../../session/index.ts';
import { type FeedReading, type JobList, readingsQuery } from '../api/job-lists.ts';
import { useRefreshNow } from '../model/use-refresh-now.ts';
import { ReportButtons } from './report-buttons.tsx';

interface ReadingsDialogProps {
  list: JobList;
  onClose: () => void;
}

/** Where none was read yet. */
function ReadNow({ list }: { list: JobList }) {
  const { mayRefresh, isRefreshing, isPending, refresh } = useRefreshNow(list);
  if (!mayRefresh) return null;
  return (
    <Button
      isLoading={isPending}
      disabledReason={isRefreshing ? fill(texts.refreshing, { name: list.name }) : undefined}
      onPress={refresh}
    >
      {texts.refreshShort}
    </Button>
  );
}

/** What each reading of the feeds brought: new, changed and gone jobs, or why it failed. */
export function ReadingsDialog({ list, onClose }: ReadingsDialogProps) {
  const query = useQuery(readingsQuery(useAccount().id, list.id));
  const feedUrl = (id: string) => list.feedSources.find((source) => source.id === id)?.feedUrl;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={fill(texts.history, { name: list.name })}
      size="lg"
    >
      <Answered
        query={query}
        skeleton={<SkeletonRows rowHeight={64} label={texts.loadingHistory} />}
      >
        {(readings) =>
          readings.length === 0 ? (
            <EmptyState title={texts.noHistory} action={<ReadNow list={list} />} />
          ) : (
            <ol className="divide-y divide-line">
              {readings.map((reading) => (
                <Reading
                  key={reading.id}
                  reading={reading}
                  feedUrl={feedUrl(reading.feedSourceId) ?? ''}
                />
              ))}
            </ol>
          )
        }
      </Answered>
    </Dialog>
  );
}

function Reading({ reading, feedUrl }: { reading: FeedReading; feedUrl: string }) {
  const { beganAt, endedAt, outcome, message, invalidJobs, added, changed, gone } = reading;
  const { label, tone, hasFailed, asksAboutMissing } = readingOutcomeSpecs[outcome];
  const counts = { added, changed, gone };
  return (
    <li className="flex flex-col gap-1 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <time dateTime={beganAt} className="tabular font-medium">
          {dateText(beganAt)} {timeText(beganAt)}
        </time>
        <Tag size="sm" tone={tone} icon="dot">
          {label}
        </Tag>
        <span className="text-sm text-text-2">
          <ReadBy personId={reading.byPersonId} />
        </span>
      </div>
      <p className="text-sm wrap-anywhere text-text-2">{feedUrl}</p>
      <p className="tabular wrap-anywhere">
        {hasFailed ? message : null}
        {reading.isUnchanged ? texts.unchanged : null}
        {endedAt && !hasFailed && !reading.isUnchanged
          ? fill(asksAboutMissing ? texts.countsHeld : texts.counts, counts)
          : null}
      </p>
      {invalidJobs > 0 ? (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-sm text-text-2 max-sm:basis-full">
            {fill(texts.rejected, { n: invalidJobs })}
          </span>
          <ReportButtons readingId={reading.id} />
        </div>
      ) : null}
    </li>
  );
}

function ReadBy({ personId }: { personId: string | null }) {
  const { data: me } = useQuery(meQuery);
  if (personId === null) return texts.byItself;
  return personId === me?.id ? texts.byYou : texts.byOther;
}
