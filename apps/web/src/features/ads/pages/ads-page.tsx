import { campaignTitle, fill } from '@posthorn/domain';
import { adsPageTexts } from '@posthorn/domain/texts/ads-page';
import { useQuery } from '@tanstack/react-query';
import { useDocumentTitle } from '../../../lib/page/document-title.ts';
import { allOf } from '../../../lib/query/all-of.ts';
import { Answered } from '../../../lib/query/answered.tsx';
import { accountFactsQuery, socialPagesQuery, useAccount } from '../../accounts/index.ts';
import { useOwnCampaign } from '../../campaigns/index.ts';
import { adsQuery } from '../api/list-ads.ts';
import { AdsSkeleton } from '../components/ads-skeleton.tsx';
import { CampaignAdsBoard } from '../components/campaign-ads-board.tsx';
import { campaignOwner } from '../model/ad-owner.ts';

export function AdsPage() {
  const { id: accountId } = useAccount();
  const { campaignId, campaign, query, isElsewhere } = useOwnCampaign();
  const ads = useQuery(adsQuery(campaignOwner({ id: campaignId, accountId })));
  const pages = useQuery(socialPagesQuery(accountId));
  const account = useQuery(accountFactsQuery(accountId));
  useDocumentTitle(
    campaign
      ? fill(adsPageTexts.documentTitleOf, { campaign: campaignTitle(campaign) })
      : adsPageTexts.documentTitle,
  );

  if (isElsewhere) return null;
  return (
    <Answered query={allOf({ campaign: query, ads, pages, account })} skeleton={<AdsSkeleton />}>
      {(all) => <CampaignAdsBoard key={campaignId} {...all} />}
    </Answered>
  );
}
