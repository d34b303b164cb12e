import { fill } from '@posthorn/domain';
import { dynamicCampaignsPageTexts as texts } from '@posthorn/domain/texts/dynamic-campaigns-page';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { cx } from '../../../ui/lib/cx.ts';
import { VisuallyHidden } from '../../../ui/lib/visually-hidden.tsx';
import type { DynamicCampaign } from '../api/dynamic-campaigns.ts';
import { type CampaignFigure, campaignFigures } from '../model/figures.ts';
import { AdSets } from './ad-sets.tsx';
import { CampaignMenu } from './campaign-menu.tsx';
import { CampaignName, CampaignState } from './campaign-name.tsx';

const hidden = { tablet: 'max-md:hidden', laptop: 'max-lg:hidden', desktop: 'max-xl:hidden' };
const figureClass = ({ hides }: CampaignFigure) =>
  cx('tabular px-2.5 text-right', hides && hidden[hides]);

/** Campaigns with a column for each figure; a row opens into its ad sets. */
export function CampaignTable({ campaigns }: { campaigns: readonly DynamicCampaign[] }) {
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface">
      <table aria-label={texts.title} className="w-full text-base">
        <thead className="border-b border-line text-sm text-text-2">
          <tr className="h-10">
            <th scope="col" className="w-10">
              <VisuallyHidden>{texts.adSets}</VisuallyHidden>
            </th>
            <th scope="col" className="px-3 text-left font-medium">
              {texts.campaign}
            </th>
            <th scope="col" className="px-3 text-left font-medium">
              {texts.status}
            </th>
            {campaignFigures.map((figure) => (
              <th key={figure.id} scope="col" className={cx(figureClass(figure), 'font-medium')}>
                {figure.label}
              </th>
            ))}
            <th scope="col" className="w-11">
              <VisuallyHidden>{texts.actions}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        {campaigns.map((campaign) => (
          <CampaignRows key={campaign.id} campaign={campaign} />
        ))}
      </table>
    </div>
  );
}

/** Expand, name, status and menu. */
const OTHER_COLUMNS = 4;

function CampaignRows({ campaign }: { campaign: DynamicCampaign }) {
  const [isOpen, setOpen] = useState(false);
  const adSetsId = useId();
  return (
    <tbody data-row={campaign.id} className="border-b border-line last:border-b-0">
      <tr className="hover:bg-surface-2">
        <td className="pl-2">
          <IconButton
            size="sm"
            icon={<ChevronRight className={cx('transition-transform', isOpen && 'rotate-90')} />}
            label={fill(texts.adSetsOf, { title: campaign.title })}
            tooltip={texts.adSets}
            aria-expanded={isOpen}
            aria-controls={isOpen ? adSetsId : undefined}
            onPress={() => setOpen(!isOpen)}
          />
        </td>
        <th scope="row" className="min-w-48 px-3 py-2.5 text-left font-normal">
          <CampaignName campaign={campaign} />
        </th>
        <td className="max-w-64 px-3">
          <CampaignState campaign={campaign} />
        </td>
        {campaignFigures.map((figure) => (
          <td key={figure.id} className={cx(figureClass(figure), 'whitespace-nowrap')}>
            {figure.of(campaign)}
          </td>
        ))}
        <td className="pr-2 text-right">
          <CampaignMenu campaign={campaign} />
        </td>
      </tr>
      {isOpen ? (
        <tr id={adSetsId}>
          <td
            colSpan={campaignFigures.length + OTHER_COLUMNS}
            className="border-t border-line bg-surface-2 px-4 py-4 sm:pl-13"
          >
            <AdSets campaign={campaign} />
          </td>
        </tr>
      ) : null}
    </tbody>
  );
}
