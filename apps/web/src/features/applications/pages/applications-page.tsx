import { campaignTitle, campaignTypeSpecs, fill } from '@posthorn/domain';
import { applicationsPageTexts as texts } from '@posthorn/domain/texts/applications-page';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useDocumentTitle } from '../../../lib/page/document-title.ts';
import { Answered } from '../../../lib/query/answered.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { campaignAdsHref, StatusTag, TypeTag, useOwnCampaign } from '../../campaigns/index.ts';
import { ApplicationDrawer } from '../components/application-drawer.tsx';
import { ApplicationsBoard } from '../components/applications-board.tsx';

const route =
  '/signed-in/campaigns-overview/set-campaign/$campaignId/campaign-details/applications';

/** The applications to a campaign. The one that is open stands in the address, as letters and programs link it. */
export function ApplicationsPage() {
  const { campaignId, campaign, query, isElsewhere } = useOwnCampaign();
  const { application } = useSearch({ from: route });
  const navigate = useNavigate();
  const open = (id: string | undefined) =>
    void navigate({
      to: '/campaigns-overview/set-campaign/$campaignId/campaign-details/applications',
      params: { campaignId },
      search: id === undefined ? {} : { application: id },
      replace: id === undefined,
    });
  useDocumentTitle(
    campaign
      ? fill(texts.applicationsOf, { campaign: campaignTitle(campaign) })
      : texts.applications,
  );

  if (isElsewhere) return null;
  return (
    <Answered query={query} skeleton={<Skeleton className="mx-auto h-9 w-full max-w-[75rem]" />}>
      {(shown) => (
        <div className="mx-auto flex max-w-[75rem] flex-col gap-6 pt-3">
          <header>
            <Link
              variant="quiet"
              href={campaignAdsHref({ id: campaignId })}
              className="-ml-1 flex! w-fit items-center gap-1.5 px-1 text-sm"
            >
              <ArrowLeft aria-hidden="true" className="size-4" />
              {texts.backToTheAds}
            </Link>
            <h1 className="mt-2 text-xl font-semibold wrap-anywhere">{campaignTitle(shown)}</h1>
            <div className="mt-2 flex flex-wrap items-center gap-3">
              <StatusTag status={shown.status} />
              <TypeTag type={shown.type} />
            </div>
          </header>
          <ApplicationsBoard
            key={campaignId}
            campaignId={campaignId}
            hasForm={campaignTypeSpecs[shown.type].needsForm}
            onOpen={open}
          />
          {application ? (
            <ApplicationDrawer
              key={application}
              campaignId={campaignId}
              applicationId={application}
              onClose={() => open(undefined)}
            />
          ) : null}
        </div>
      )}
    </Answered>
  );
}
