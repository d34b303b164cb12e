import {
  type CalendarDate,
  campaignTitle,
  campaignTypeSpecs,
  deliveryNote,
  fill,
  isBeforeLaunch,
} from '@posthorn/domain';
import { adsPageTexts } from '@posthorn/domain/texts/ads-page';
import type { ReactNode } from 'react';
import { Link } from '../../../ui/actions/link.tsx';
import {
  type Campaign,
  CampaignMenu,
  CampaignPages,
  HashButton,
  StatusTag,
  TypeTag,
} from '../../campaigns/index.ts';
import { STATUS_LINE_ID } from '../model/focus-after-dialog.ts';

interface CampaignBarProps {
  campaign: Campaign;
  today: CalendarDate;
  /** Controls of the page, beside the campaign's own menu. */
  children?: ReactNode;
}

/** Which campaign this is, and the way back to its configuration. */
export function CampaignBar({ campaign, today, children }: CampaignBarProps) {
  const note = deliveryNote(campaign, today);
  return (
    <header className="flex flex-col gap-2">
      <Title campaign={campaign} note={note?.text}>
        {children}
      </Title>
      <CampaignPages campaign={campaign} />
    </header>
  );
}

interface TitleProps {
  campaign: Campaign;
  note: string | undefined;
  children?: ReactNode;
}

function Title({ campaign, note, children }: TitleProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2">
      <h1
        // Words that are too long for a line are parted by the rules of their language.
        lang={campaign.language}
        className="line-clamp-2 text-xl font-semibold wrap-anywhere hyphens-auto max-sm:line-clamp-3"
      >
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
      <div
        id={STATUS_LINE_ID}
        tabIndex={-1}
        className="row-start-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-text-2 outline-none max-sm:col-span-2"
      >
        <StatusTag status={campaign.status} />
        {note ? <span className="tabular">{note}</span> : null}
        <TypeTag type={campaign.type} />
        <HashButton hash={campaign.hash} />
        <span className="wrap-anywhere">{campaign.workspaceName}</span>
        {campaignTypeSpecs[campaign.type].needsForm && !isBeforeLaunch(campaign.status) ? (
          <Link
            href={{
              to: '/campaigns-overview/set-campaign/$campaignId/campaign-details/applications',
              params: { campaignId: campaign.id },
            }}
          >
            {fill(adsPageTexts.applications, { n: campaign.totalLeads })}
          </Link>
        ) : null}
      </div>
      <div className="col-start-2 row-start-1 flex items-center gap-2 max-sm:contents sm:row-span-2">
        <div className="max-sm:col-span-2 max-sm:row-start-3 max-sm:justify-self-start empty:hidden">
          {children}
        </div>
        <div className="max-sm:col-start-2 max-sm:row-start-1">
          <CampaignMenu campaign={campaign} />
        </div>
      </div>
    </div>
  );
}
