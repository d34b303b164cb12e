import { campaignTypeSpecs, fill } from '@posthorn/domain';
import { applicationsPageTexts as texts } from '@posthorn/domain/texts/applications-page';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { CampaignPageFrame } from '../../campaigns/index.ts';
import { ApplicationDrawer } from '../components/application-drawer.tsx';
import { ApplicationsBoard } from '../components/applications-board.tsx';

const route =
  '/signed-in/campaigns-overview/set-campaign/$campaignId/campaign-details/applications';

const titleOf = (campaign: string | undefined): string =>
  campaign === undefined ? texts.applications : fill(texts.applicationsOf, { campaign });

/** The applications to a campaign. The one that is open stands in the address, as letters and programs link it. */
export function ApplicationsPage() {
  const { application } = useSearch({ from: route });
  const navigate = useNavigate();
  const open = (campaignId: string, id: string | undefined) =>
    void navigate({
      to: '/campaigns-overview/set-campaign/$campaignId/campaign-details/applications',
      params: { campaignId },
      search: id === undefined ? {} : { application: id },
      replace: id === undefined,
    });
  return (
    <CampaignPageFrame titleOf={titleOf}>
      {({ id, type }) => (
        <>
          <ApplicationsBoard
            key={id}
            campaignId={id}
            hasForm={campaignTypeSpecs[type].needsForm}
            onOpen={(applicationId) => open(id, applicationId)}
          />
          {application ? (
            <ApplicationDrawer
              key={application}
              campaignId={id}
              applicationId={application}
              onClose={() => open(id, undefined)}
            />
          ) : null}
        </>
      )}
    </CampaignPageFrame>
  );
}
