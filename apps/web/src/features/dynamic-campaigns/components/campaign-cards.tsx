import { dynamicCampaignsPageTexts as texts } from '@posthorn/domain/texts/dynamic-campaigns-page';
import { AccordionItem } from '../../../ui/layout/accordion-item.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { DynamicCampaign } from '../api/dynamic-campaigns.ts';
import { campaignFigures } from '../model/figures.ts';
import { AdSets } from './ad-sets.tsx';
import { CampaignMenu } from './campaign-menu.tsx';
import { CampaignName, CampaignState } from './campaign-name.tsx';

/** The same as the table, where there is no room for columns. */
export function CampaignCards({ campaigns }: { campaigns: readonly DynamicCampaign[] }) {
  return (
    <ul aria-label={texts.title} className="flex flex-col gap-3">
      {campaigns.map((campaign) => (
        <li key={campaign.id} data-row={campaign.id}>
          <Card padding="none">
            <div className="flex items-start gap-2 p-4 pb-0">
              <div className="min-w-0 flex-1">
                <CampaignName campaign={campaign} />
                <div className="mt-2">
                  <CampaignState campaign={campaign} />
                </div>
              </div>
              <CampaignMenu campaign={campaign} />
            </div>
            <dl className="grid grid-cols-2 gap-x-4 gap-y-2 p-4">
              {campaignFigures.map(({ id, label, of }) => (
                <div key={id}>
                  <dt className="text-xs text-text-2">{label}</dt>
                  <dd className="tabular">{of(campaign)}</dd>
                </div>
              ))}
            </dl>
            <div className="border-t border-line">
              <AccordionItem title={texts.adSets} headingLevel={2}>
                <AdSets campaign={campaign} />
              </AccordionItem>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
