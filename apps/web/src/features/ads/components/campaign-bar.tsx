import { type CalendarDate, fill, showDate, waitsForStart } from '@posthorn/domain';
import { campaignTexts } from '@posthorn/domain/texts/campaign';
import type { ReactNode } from 'react';
import { Link } from '../../../ui/actions/link.tsx';
import {
  type Campaign,
  CampaignMenu,
  campaignTitle,
  HashButton,
  StatusTag,
  TypeTag,
} from '../../campaigns/index.ts';

interface CampaignBarProps {
  campaign: Campaign;
  today: CalendarDate;
  /** Controls of the page, beside the campaign's own menu. */
  children?: ReactNode;
}

/** Which campaign this is, and the way back to its configuration. */
export function CampaignBar({ campaign, today, children }: CampaignBarProps) {
  return (
    <header className="flex items-start justify-between gap-4">
      <div className="min-w-0 flex-1">
        <h1 className="line-clamp-2 text-xl font-semibold wrap-anywhere">
          <Link
            variant="plain"
            href={{
              to: '/campaigns-overview/set-campaign/$campaignId/campaign-details',
              params: { campaignId: campaign.id },
            }}
            className="data-hovered:underline data-hovered:decoration-1 data-hovered:underline-offset-4"
          >
            {campaignTitle(campaign)}
          </Link>
        </h1>
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-text-2">
          <StatusTag status={campaign.status} />
          <Beside campaign={campaign} today={today} />
          <TypeTag type={campaign.type} />
          <HashButton hash={campaign.hash} />
          <span className="wrap-anywhere">{campaign.workspaceName}</span>
        </div>
      </div>
      <div className="flex items-center gap-2">
        {children}
        <CampaignMenu campaign={campaign} />
      </div>
    </header>
  );
}

/** What its status leaves out: the networks have not taken it over yet, or its first day is to come. */
function Beside({ campaign, today }: Pick<CampaignBarProps, 'campaign' | 'today'>) {
  if (campaign.channelsBeingPublished.length > 0)
    return <span>{campaignTexts.beingPublished}</span>;
  if (!waitsForStart(campaign, today)) return null;
  return (
    <span className="tabular">
      {fill(campaignTexts.startsOn, { date: showDate(campaign.startDate ?? today) })}
    </span>
  );
}
