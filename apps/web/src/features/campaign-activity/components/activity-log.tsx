import { fill } from '@posthorn/domain';
import { activityTexts } from '@posthorn/domain/texts/activity';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { ErrorReason } from '../../../lib/http/error-reason.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { useSettledLoading } from '../../../ui/feedback/use-settled-loading.ts';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { VisuallyHidden } from '../../../ui/lib/visually-hidden.tsx';
import { useAccount } from '../../accounts/index.ts';
import { activityLogQuery } from '../api/get-activity-log.ts';
import { searchActivity } from '../model/search-activity.ts';
import { ActivityTable } from './activity-table.tsx';

/** Everything that was done to a campaign, and a search over it. */
export function ActivityLog({ campaignId }: { campaignId: string }) {
  const account = useAccount();
  const query = useQuery(activityLogQuery(account.id, campaignId));
  const isSlow = useSettledLoading(query.isPending);
  const [text, setText] = useState('');
  const found = searchActivity(query.data ?? [], useDeferredValue(text));
  const count = query.data?.length ?? 0;
  return (
    <section aria-labelledby="activity-log">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="activity-log" className="text-lg font-semibold">
          {activityTexts.activityLog}
        </h2>
        {count > 0 ? (
          <SearchField
            label={activityTexts.searchTheActivityLog}
            placeholder={activityTexts.datePersonOrChange}
            value={text}
            onChange={setText}
            className="w-full sm:w-72"
          />
        ) : null}
      </div>
      <Card padding="none" className="overflow-hidden">
        {isSlow ? (
          <SkeletonRows rowHeight={45} label={activityTexts.loadingTheActivityLog} />
        ) : query.isPending ? null : !query.data ? (
          <ErrorState
            reason={<ErrorReason error={query.error} />}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        ) : count === 0 ? (
          <EmptyState title={activityTexts.nothingHasHappenedYet}>
            {activityTexts.emptyLog}
          </EmptyState>
        ) : found.length === 0 ? (
          <EmptyState
            illustration="no-result"
            title={activityTexts.nothingMatchesYourSearch}
            action={<Button onPress={() => setText('')}>{activityTexts.clearTheSearch}</Button>}
          >
            {activityTexts.searchHint}
          </EmptyState>
        ) : (
          <ActivityTable entries={found} />
        )}
      </Card>
      <p role="status">
        <VisuallyHidden>
          {text.trim() === ''
            ? ''
            : fill(activityTexts.nOfCountEntries, { n: found.length, count })}
        </VisuallyHidden>
      </p>
    </section>
  );
}
