import { Plus } from 'lucide-react';
import { errorText } from '../../../lib/http/api-error.ts';
import { useDocumentTitle } from '../../../lib/page/document-title.ts';
import { pathTo } from '../../../lib/routes/route-paths.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useSettledLoading } from '../../../ui/feedback/use-settled-loading.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { useCan } from '../../accounts/index.ts';
import { isRealWorkspace, useWorkspaceChoice, WorkspaceBar } from '../../workspaces/index.ts';
import { CampaignBoard } from '../components/campaign-board.tsx';
import { SearchTrigger } from '../components/search-trigger.tsx';

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
  const mayCreate = useCan('campaign.create');
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
  const isWorkspace = isRealWorkspace(choice);
  const shown = isWorkspace ? [choice] : workspaces;
  const hasCampaigns = shown.some(({ campaignCount }) => campaignCount > 0);
  return (
    <div className="flex flex-col gap-4">
      <WorkspaceBar workspaces={workspaces} choice={choice}>
        {hasCampaigns ? <SearchTrigger /> : null}
        {mayCreate ? (
          <ButtonLink
            variant="primary"
            icon={<Plus />}
            href={pathTo('create-campaign')}
            className="max-sm:flex-1"
          >
            Create new campaign
          </ButtonLink>
        ) : null}
      </WorkspaceBar>
      <section aria-label={`Campaigns in ${choice.name}`}>
        <CampaignBoard
          key={choice.slug}
          slug={choice.slug}
          isWorkspace={isWorkspace}
          hasCampaigns={hasCampaigns}
        />
      </section>
    </div>
  );
}
