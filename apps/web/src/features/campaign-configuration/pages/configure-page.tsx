import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { errorText } from '../../../lib/http/api-error.ts';
import { useDocumentTitle } from '../../../lib/page/document-title.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { useSettledLoading } from '../../../ui/feedback/use-settled-loading.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { accountFactsQuery, useAccount } from '../../accounts/index.ts';
import { campaignQuery, campaignTitle, isForeign, useLeaveForeign } from '../../campaigns/index.ts';
import { meQuery } from '../../session/index.ts';
import { Configuration } from '../components/configuration.tsx';
import { ConfigurationSkeleton } from '../components/configuration-skeleton.tsx';

export function ConfigurePage() {
  const { campaignId = '' } = useParams({ strict: false });
  const account = useAccount();
  const campaign = useQuery(campaignQuery(campaignId));
  const facts = useQuery(accountFactsQuery(account.id));
  const { data: me } = useQuery(meQuery);
  const isElsewhere = isForeign(campaign, account.id);
  const isPending = campaign.isPending || facts.isPending;
  const isSlow = useSettledLoading(isPending);
  useLeaveForeign(isElsewhere);
  useDocumentTitle(campaign.data && !isElsewhere ? campaignTitle(campaign.data) : 'Campaign');

  if (isElsewhere) return null;
  if (isSlow) return <ConfigurationSkeleton />;
  if (isPending || !me) return null;
  if (!campaign.data || !facts.data) {
    const failed = campaign.data ? facts : campaign;
    return (
      <Card>
        <ErrorState
          headingLevel={2}
          reason={errorText(failed.error)}
          onRetry={() => void failed.refetch()}
          isRetrying={failed.isFetching}
        />
      </Card>
    );
  }
  return (
    <Configuration
      key={campaignId}
      campaign={campaign.data}
      account={facts.data}
      personId={me.id}
    />
  );
}
