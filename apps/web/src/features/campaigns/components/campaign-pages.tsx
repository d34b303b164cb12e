import { type CampaignStatus, isBeforeLaunch } from '@posthorn/domain';
import { figuresTexts } from '@posthorn/domain/texts/figures';
import { useMatchRoute } from '@tanstack/react-router';
import { Link } from '../../../ui/actions/link.tsx';

const details = '/campaigns-overview/set-campaign/$campaignId/campaign-details';

const pages = [
  { to: details, label: figuresTexts.configuration },
  { to: `${details}/ads`, label: figuresTexts.ads },
  { to: `${details}/figures`, label: figuresTexts.figures, isAfterLaunch: true },
] as const;

interface CampaignPagesProps {
  campaign: { id: string; status: CampaignStatus };
}

/** The pages of a campaign, beside each other. What was never launched has no figures. */
export function CampaignPages({ campaign }: CampaignPagesProps) {
  const matchRoute = useMatchRoute();
  const params = { campaignId: campaign.id };
  const shown = pages.filter(
    (page) => !('isAfterLaunch' in page && isBeforeLaunch(campaign.status)),
  );
  return (
    <nav aria-label={figuresTexts.pagesOfCampaign} className="border-b border-line">
      <ul className="flex gap-5 overflow-x-auto">
        {shown.map(({ to, label }) => {
          const isCurrent = Boolean(matchRoute({ to, params }));
          return (
            <li key={to}>
              <Link
                variant="plain"
                href={{ to, params }}
                {...(isCurrent && { 'aria-current': 'page' })}
                className={`-mb-px flex h-10 items-center border-b-2 px-0.5 text-base font-medium whitespace-nowrap -outline-offset-2 pointer-coarse:h-11 ${isCurrent ? 'border-primary text-primary' : 'border-transparent text-text-2 data-hovered:text-text'}`}
              >
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
