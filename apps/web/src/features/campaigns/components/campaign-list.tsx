import { useInfiniteQuery } from '@tanstack/react-query';
import { errorText } from '../../../lib/http/api-error.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { useSettledLoading } from '../../../ui/feedback/use-settled-loading.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { VisuallyHidden } from '../../../ui/lib/visually-hidden.tsx';
import { useAccount } from '../../accounts/index.ts';
import { campaignsQuery } from '../api/list-campaigns.ts';
import { CampaignTable } from './campaign-table.tsx';
import { ListEnd } from './list-end.tsx';

interface CampaignListProps {
  slug: string;
  workspaceName: string;
}

export function CampaignList({ slug, workspaceName }: CampaignListProps) {
  const account = useAccount();
  const query = useInfiniteQuery(campaignsQuery(account.id, slug));
  const isSlow = useSettledLoading(query.isPending);

  if (isSlow) {
    return (
      <Card padding="none">
        <SkeletonRows rowHeight={57} label="Loading campaigns" />
      </Card>
    );
  }
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
  if (query.data.length === 0) {
    return (
      <Card>
        <EmptyState headingLevel={2} title="No campaigns yet">
          Campaigns in {workspaceName} appear here.
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <CampaignTable campaigns={query.data} />
      <p role="status">
        <VisuallyHidden>{query.data.length} campaigns loaded</VisuallyHidden>
      </p>
      <ListEnd query={query} />
    </>
  );
}
