import { errorText } from '../../../lib/http/api-error.ts';
import { useDocumentTitle } from '../../../lib/page/document-title.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useSettledLoading } from '../../../ui/feedback/use-settled-loading.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { useWorkspaceChoice, WorkspaceBar } from '../../workspaces/index.ts';
import { CampaignList } from '../components/campaign-list.tsx';

export function OverviewPage() {
  useDocumentTitle('Campaigns');
  return (
    <>
      <h1 className="sr-only">Campaigns overview</h1>
      <Overview />
    </>
  );
}

function Overview() {
  const { query, workspaces, choice } = useWorkspaceChoice();
  const isSlow = useSettledLoading(query.isPending);

  if (isSlow) return <Skeleton className="h-9 w-64" />;
  if (query.isPending) return null;
  if (!query.data) {
    return (
      <Card>
        <ErrorState
          headingLevel={2}
          reason={errorText(query.error)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      </Card>
    );
  }
  if (!choice) {
    return (
      <Card>
        <EmptyState headingLevel={2} illustration="no-access" title="You are in no workspace yet">
          An admin of this account can add you to one. Its campaigns then appear here.
        </EmptyState>
      </Card>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <WorkspaceBar workspaces={workspaces} choice={choice} />
      <section aria-label={`Campaigns in ${choice.name}`}>
        <CampaignList key={choice.slug} slug={choice.slug} workspaceName={choice.name} />
      </section>
    </div>
  );
}
