import { campaignTitle, fill } from '@posthorn/domain';
import { activityTexts } from '@posthorn/domain/texts/activity';
import { ArrowLeft } from 'lucide-react';
import { useDocumentTitle } from '../../../lib/page/document-title.ts';
import { Answered } from '../../../lib/query/answered.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { StatusTag, TypeTag, useOwnCampaign } from '../../campaigns/index.ts';
import { ActivityLog } from '../components/activity-log.tsx';

export function ActivityPage() {
  const { campaignId, campaign, query, isElsewhere } = useOwnCampaign();
  useDocumentTitle(
    campaign
      ? fill(activityTexts.activityOfCampaignTitle, { campaignTitle: campaignTitle(campaign) })
      : activityTexts.activity,
  );

  if (isElsewhere) return null;
  return (
    <Answered query={query} skeleton={<Skeleton className="mx-auto h-9 w-full max-w-[60rem]" />}>
      {(shown) => (
        <div className="mx-auto flex max-w-[60rem] flex-col gap-6 pt-3">
          <header>
            <Link
              variant="quiet"
              href={{
                to: '/campaigns-overview/set-campaign/$campaignId/campaign-details/ads',
                params: { campaignId },
              }}
              className="-ml-1 flex! w-fit items-center gap-1.5 px-1 text-sm"
            >
              <ArrowLeft aria-hidden="true" className="size-4" />
              {activityTexts.backToTheAds}
            </Link>
            <h1 className="mt-2 text-xl font-semibold wrap-anywhere">{campaignTitle(shown)}</h1>
            <div className="mt-2 flex flex-wrap items-center gap-3">
              <StatusTag status={shown.status} />
              <TypeTag type={shown.type} />
            </div>
          </header>
          <ActivityLog campaignId={campaignId} />
        </div>
      )}
    </Answered>
  );
}
