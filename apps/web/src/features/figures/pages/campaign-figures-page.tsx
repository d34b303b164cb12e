import { campaignTitle, fill } from '@posthorn/domain';
import { figuresTexts } from '@posthorn/domain/texts/figures';
import { useQuery } from '@tanstack/react-query';
import { useDocumentTitle } from '../../../lib/page/document-title.ts';
import { allOf } from '../../../lib/query/all-of.ts';
import { Answered } from '../../../lib/query/answered.tsx';
import { accountFactsQuery, useAccount } from '../../accounts/index.ts';
import { adsQuery, campaignOwner } from '../../ads/index.ts';
import { campaignFiguresQuery, useOwnCampaign } from '../../campaigns/index.ts';
import { CampaignFiguresBoard } from '../components/campaign-figures-board.tsx';
import { FiguresSkeleton } from '../components/figures-skeleton.tsx';

export function CampaignFiguresPage() {
  const { id: accountId } = useAccount();
  const { campaignId, campaign, query, isElsewhere } = useOwnCampaign();
  const figures = useQuery(campaignFiguresQuery(accountId, campaignId));
  const ads = useQuery(adsQuery(campaignOwner({ id: campaignId, accountId })));
  const account = useQuery(accountFactsQuery(accountId));
  useDocumentTitle(
    campaign
      ? fill(figuresTexts.figuresOf, { name: campaignTitle(campaign) })
      : figuresTexts.figures,
  );

  if (isElsewhere) return null;
  return (
    <Answered
      query={allOf({ campaign: query, figures, ads, account })}
      skeleton={<FiguresSkeleton />}
    >
      {(all) => <CampaignFiguresBoard key={campaignId} {...all} />}
    </Answered>
  );
}
