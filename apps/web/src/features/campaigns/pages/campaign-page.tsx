import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import { errorText } from '../../../lib/http/api-error.ts';
import { useDocumentTitle } from '../../../lib/page/document-title.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useSettledLoading } from '../../../ui/feedback/use-settled-loading.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { useAccount } from '../../accounts/index.ts';
import { CampaignNotifications } from '../../notifications/index.ts';
import { campaignQuery } from '../api/get-campaign.ts';
import { CampaignHeader } from '../components/campaign-header.tsx';
import { campaignTitle } from '../model/campaign-title.ts';
import { isForeign } from '../model/is-foreign.ts';
import { useLeaveForeign } from '../model/use-leave-foreign.ts';

export function CampaignPage() {
  const { campaignId = '' } = useParams({ strict: false });
  const account = useAccount();
  const query = useQuery(campaignQuery(campaignId));
  const isElsewhere = isForeign(query, account.id);
  const isSlow = useSettledLoading(query.isPending);
  useLeaveForeign(isElsewhere);
  useDocumentTitle(query.data && !isElsewhere ? campaignTitle(query.data) : 'Campaign');

  if (isElsewhere) return null;
  if (isSlow) return <Skeleton className="h-9 w-96 max-w-full" />;
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
  return (
    <div className="flex flex-col gap-6">
      <CampaignHeader campaign={query.data} />
      <Suspense>
        <CampaignNotifications campaignId={campaignId} />
      </Suspense>
    </div>
  );
}
