import { jobListSetupTexts as texts } from '@posthorn/domain/texts/job-list-setup';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { ApiError, isGone } from '../../../lib/http/api-error.ts';
import { useDocumentTitle } from '../../../lib/page/document-title.ts';
import { Answered } from '../../../lib/query/answered.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { OnlyWithFeature, useAccount } from '../../accounts/index.ts';
import { jobListQuery } from '../api/job-lists.ts';
import { CreateJobList } from '../components/create-job-list.tsx';
import { UpdateJobList } from '../components/update-job-list.tsx';

/** A job list is made. */
export function CreateJobListPage() {
  useDocumentTitle(texts.createTitle);
  const { id } = useAccount();
  return (
    <OnlyWithFeature feature="dynamicAds">
      <CreateJobList key={id} />
    </OnlyWithFeature>
  );
}

/** The job list of the address is changed. */
export function UpdateJobListPage() {
  useDocumentTitle(texts.updateTitle);
  const { id } = useAccount();
  const { jobListId = '' } = useParams({ strict: false });
  return (
    <OnlyWithFeature feature="dynamicAds">
      <StoredList key={`${id}/${jobListId}`} accountId={id} jobListId={jobListId} />
    </OnlyWithFeature>
  );
}

function StoredList({ accountId, jobListId }: { accountId: string; jobListId: string }) {
  const query = useQuery(jobListQuery(accountId, jobListId));
  const { error } = query;
  const isMissing = error instanceof ApiError && (isGone(error) || error.code === 'malformed');
  if (isMissing) {
    return (
      <Card className="mt-3">
        <EmptyState
          headingLevel={2}
          illustration="no-result"
          title={texts.gone}
          action={<ButtonLink href={{ to: '/job-library/job-list' }}>{texts.toLists}</ButtonLink>}
        >
          {texts.goneText}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Answered query={query} skeleton={<SkeletonRows rowHeight={96} label={texts.loading} />}>
      {(list) => <UpdateJobList list={list} />}
    </Answered>
  );
}
