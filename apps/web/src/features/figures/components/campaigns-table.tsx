import {
  CAMPAIGNS_NAMED,
  type Currency,
  campaignTitle,
  fill,
  metricSpecs,
  metrics,
  showMetric,
} from '@posthorn/domain';
import { figuresTexts } from '@posthorn/domain/texts/figures';
import { Link } from '../../../ui/actions/link.tsx';
import type { WorkspaceFigures } from '../api/get-workspace-figures.ts';
import { FiguresTable } from './figures-table.tsx';

interface CampaignsTableProps {
  campaigns: WorkspaceFigures['campaigns'];
  currency: Currency;
}

/** The answer names no more campaigns. */
export const isCut = (campaigns: WorkspaceFigures['campaigns']): boolean =>
  campaigns.length >= CAMPAIGNS_NAMED;

/** What each campaign of a workspace did. */
export function CampaignsTable({ campaigns, currency }: CampaignsTableProps) {
  return (
    <>
      {isCut(campaigns) ? (
        <p className="text-sm text-text-2">
          {fill(figuresTexts.moreCampaigns, { n: CAMPAIGNS_NAMED })}
        </p>
      ) : null}
      <FiguresTable
        caption={figuresTexts.campaignsTable}
        heads={[figuresTexts.campaign, ...metrics.map((one) => metricSpecs[one].label)]}
        rows={campaigns.map((campaign) => ({
          id: campaign.id,
          cells: [
            <Link
              key="link"
              variant="quiet"
              href={{
                to: '/campaigns-overview/set-campaign/$campaignId/campaign-details/figures',
                params: { campaignId: campaign.id },
              }}
              className="max-w-72 truncate align-bottom print:whitespace-normal print:text-text"
            >
              {campaignTitle(campaign)}
            </Link>,
            ...metrics.map((one) => showMetric(one, metricSpecs[one].of(campaign), currency)),
          ],
        }))}
      />
    </>
  );
}
