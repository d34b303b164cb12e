import { campaignTitle } from '@posthorn/domain';
import { campaignPagesTexts } from '@posthorn/domain/texts/campaign-pages';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../../lib/page/document-title.ts';
import { Answered } from '../../../lib/query/answered.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import type { Campaign } from '../api/get-campaign.ts';
import { campaignAdsHref } from '../model/campaign-href.ts';
import { useOwnCampaign } from '../model/use-own-campaign.ts';
import { StatusTag, TypeTag } from './campaign-tags.tsx';

interface CampaignPageFrameProps {
  /** What the tab of the browser says; the name is missing while the campaign is loading. */
  titleOf: (name: string | undefined) => string;
  width?: 'wide' | 'narrow';
  children: (campaign: Campaign) => ReactNode;
}

const widths = { narrow: 'max-w-[60rem]', wide: 'max-w-[75rem]' };

/** A page beside the ads of a campaign: which campaign it is, the way to its ads, and what the page is about. */
export function CampaignPageFrame({ titleOf, width = 'wide', children }: CampaignPageFrameProps) {
  const { campaignId, campaign, query, isElsewhere } = useOwnCampaign();
  useDocumentTitle(titleOf(campaign && campaignTitle(campaign)));

  if (isElsewhere) return null;
  return (
    <Answered
      query={query}
      skeleton={<Skeleton className={`mx-auto h-9 w-full ${widths[width]}`} />}
    >
      {(shown) => (
        <div className={`mx-auto flex flex-col gap-6 pt-3 ${widths[width]}`}>
          <header>
            <h1 className="text-xl font-semibold wrap-anywhere">{campaignTitle(shown)}</h1>
            <div className="mt-2 flex flex-wrap items-center gap-3">
              <StatusTag status={shown.status} />
              <TypeTag type={shown.type} />
              <Link variant="quiet" href={campaignAdsHref({ id: campaignId })} className="text-sm">
                {campaignPagesTexts.toTheAds}
              </Link>
            </div>
          </header>
          {children(shown)}
        </div>
      )}
    </Answered>
  );
}
