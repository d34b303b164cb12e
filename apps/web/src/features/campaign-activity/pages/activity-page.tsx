import { fill } from '@posthorn/domain';
import { activityTexts } from '@posthorn/domain/texts/activity';
import { CampaignPageFrame } from '../../campaigns/index.ts';
import { ActivityLog } from '../components/activity-log.tsx';

const titleOf = (campaignTitle: string | undefined): string =>
  campaignTitle === undefined
    ? activityTexts.activity
    : fill(activityTexts.activityOfCampaignTitle, { campaignTitle });

export function ActivityPage() {
  return (
    <CampaignPageFrame width="narrow" titleOf={titleOf}>
      {({ id }) => <ActivityLog campaignId={id} />}
    </CampaignPageFrame>
  );
}
