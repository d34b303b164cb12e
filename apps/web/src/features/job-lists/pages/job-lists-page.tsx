import { jobListsPageTexts as texts } from '@posthorn/domain/texts/job-lists-page';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDocumentTitle } from '../../../lib/page/document-title.ts';
import { Answered } from '../../../lib/query/answered.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { OnlyWithFeature, useAccount } from '../../accounts/index.ts';
import { ListEnd, useRowFocus } from '../../campaigns/index.ts';
import { jobListsQuery } from '../api/job-lists.ts';
import { Hero } from '../components/hero.tsx';
import { JobListCard } from '../components/job-list-card.tsx';

/** The job lists of the account, the newest first. */
export function JobListsPage() {
  useDocumentTitle(texts.title);
  const { id } = useAccount();
  return (
    <OnlyWithFeature feature="dynamicAds">
      <JobLists key={id} accountId={id} />
    </OnlyWithFeature>
  );
}

function JobLists({ accountId }: { accountId: string }) {
  const query = useInfiniteQuery(jobListsQuery(accountId));
  const ids = useMemo(() => (query.data ?? []).map(({ id }) => id), [query.data]);
  const { className, ...focus } = useRowFocus(ids);
  return (
    <div className="flex flex-col gap-4 pt-3">
      <Hero count={ids.length} />
      <Answered query={query} skeleton={<SkeletonRows rowHeight={72} label={texts.loading} />}>
        {(lists) => (
          <div {...focus} className={`flex flex-col gap-3 ${className}`}>
            {lists.length === 0 ? (
              <Card>
                <EmptyState headingLevel={2} title={texts.none}>
                  {texts.noneHint}
                </EmptyState>
              </Card>
            ) : (
              <>
                {lists.map((list) => (
                  <JobListCard key={list.id} list={list} />
                ))}
                <ListEnd query={query} rows={lists.length} end={texts.noMore} />
              </>
            )}
          </div>
        )}
      </Answered>
    </div>
  );
}
