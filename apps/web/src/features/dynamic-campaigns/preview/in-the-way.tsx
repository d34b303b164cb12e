import { type Finding, sayFinding } from '@posthorn/domain';
import { dynamicCampaignPreviewTexts as texts } from '@posthorn/domain/texts/dynamic-campaign-preview';
import { Link } from '../../../ui/actions/link.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import type { WholeDynamicCampaign } from '../api/dynamic-campaigns.ts';

/** What has to be mended before it can be deployed or resumed, each with the way there. */
export function InTheWay({ campaign }: { campaign: WholeDynamicCampaign }) {
  const { inTheWay, abilities } = campaign;
  if (inTheWay.length === 0) return null;
  const title = abilities.includes('resume') ? texts.inTheWayOfResuming : texts.inTheWay;
  return (
    <Alert kind="warning" title={title}>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {inTheWay.map((found) => (
          <li key={`${found.code} ${found.path}`}>
            {sayFinding(found)} <Mend found={found} campaign={campaign} />
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function Mend({ found: { path }, campaign }: { found: Finding; campaign: WholeDynamicCampaign }) {
  const { id: campaignId, facebookJobListId: jobListId } = campaign;
  if (path === 'networks' || path === 'page') {
    return (
      <Link href={{ to: '/settings/$settingsRoute', params: { settingsRoute: 'company' } }}>
        {texts.openSettings}
      </Link>
    );
  }
  if (path === 'jobList' && jobListId) {
    return (
      <Link href={{ to: '/job-library/update-job-list/$jobListId', params: { jobListId } }}>
        {texts.openJobList}
      </Link>
    );
  }
  // A smaller budget brings no money that was spent already.
  if (campaign.abilities.includes('resume')) return null;
  return (
    <Link
      href={{
        to: '/job-library/dynamic-campaigns/edit-dynamic-campaign/$campaignId',
        params: { campaignId },
      }}
    >
      {texts.openCampaign}
    </Link>
  );
}
