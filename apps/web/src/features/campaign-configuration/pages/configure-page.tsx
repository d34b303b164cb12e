import { campaignTitle } from '@posthorn/domain';
import { configurationTexts } from '@posthorn/domain/texts/configuration';
import { useQuery } from '@tanstack/react-query';
import { useDocumentTitle } from '../../../lib/page/document-title.ts';
import { Answered } from '../../../lib/query/answered.tsx';
import { accountFactsQuery, useAccount } from '../../accounts/index.ts';
import { useOwnCampaign } from '../../campaigns/index.ts';
import { meQuery } from '../../session/index.ts';
import { Configuration } from '../components/configuration.tsx';
import { ConfigurationSkeleton } from '../components/configuration-skeleton.tsx';

export function ConfigurePage() {
  const account = useAccount();
  const { campaignId, campaign, query, isElsewhere } = useOwnCampaign();
  const facts = useQuery(accountFactsQuery(account.id));
  const { data: me } = useQuery(meQuery);
  useDocumentTitle(campaign ? campaignTitle(campaign) : configurationTexts.documentTitle);

  if (isElsewhere || !me) return null;
  return (
    <Answered query={query} skeleton={<ConfigurationSkeleton />}>
      {(shown) => (
        <Answered query={facts} skeleton={<ConfigurationSkeleton />}>
          {(known) => (
            <Configuration key={campaignId} campaign={shown} account={known} personId={me.id} />
          )}
        </Answered>
      )}
    </Answered>
  );
}
