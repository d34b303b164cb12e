import { useParams } from '@tanstack/react-router';
import { OnlyWithFeature, useAccount } from '../../accounts/index.ts';
import { EditCampaign } from '../form/edit-campaign.tsx';

export function EditDynamicCampaignPage() {
  const { id: accountId } = useAccount();
  const { campaignId = '' } = useParams({ strict: false });
  return (
    <OnlyWithFeature feature="dynamicAds">
      <EditCampaign key={campaignId} accountId={accountId} campaignId={campaignId} />
    </OnlyWithFeature>
  );
}
