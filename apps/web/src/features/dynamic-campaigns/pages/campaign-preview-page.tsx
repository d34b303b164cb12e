import { useParams } from '@tanstack/react-router';
import { OnlyWithFeature, useAccount } from '../../accounts/index.ts';
import { CampaignPreview } from '../preview/campaign-preview.tsx';

export function CampaignPreviewPage() {
  const { id: accountId } = useAccount();
  const { campaignId = '' } = useParams({ strict: false });
  return (
    <OnlyWithFeature feature="dynamicAds">
      <CampaignPreview key={campaignId} accountId={accountId} campaignId={campaignId} />
    </OnlyWithFeature>
  );
}
