import { campaignTitle, fill, type Month, metricSpecs, metrics, showMonth } from '@posthorn/domain';
import { figuresTexts } from '@posthorn/domain/texts/figures';
import { monthReportTexts } from '@posthorn/domain/texts/month-report';
import { Printer } from 'lucide-react';
import { Button } from '../../../ui/actions/button.tsx';
import { Checkbox } from '../../../ui/choice/checkbox.tsx';
import { CheckboxGroup } from '../../../ui/choice/checkbox-group.tsx';
import { Popover } from '../../../ui/overlays/popover.tsx';
import { Select } from '../../../ui/pick/select.tsx';
import type { WorkspaceFigures } from '../api/get-workspace-figures.ts';
import { NO_LOGO, type ReportSearch, type ReportView } from '../model/report-search.ts';

interface ReportControlsProps {
  view: ReportView;
  months: readonly Month[];
  /** All that have figures in the month. */
  campaigns: WorkspaceFigures['campaigns'];
  logos: readonly { id: string; title: string }[];
  logoId: string | undefined;
  isComplete: boolean;
  onChoose: (change: ReportSearch) => void;
}

/** What a report shows. None of it is printed. */
export function ReportControls(props: ReportControlsProps) {
  const { view, months, campaigns, logos, logoId, isComplete, onChoose } = props;
  const offered = months.includes(view.month) ? months : [view.month, ...months];
  return (
    <div className="flex flex-wrap items-end gap-3 print:hidden">
      <Select
        label={monthReportTexts.month}
        options={offered.map((id) => ({ id, label: showMonth(id) }))}
        value={view.month}
        // Other campaigns ran in another month.
        onChange={(id) => onChoose({ month: id ?? undefined, campaigns: undefined })}
        className="w-44"
      />
      <Select
        label={figuresTexts.figures}
        options={metrics.map((id) => ({ id, label: metricSpecs[id].label }))}
        value={view.metric}
        onChange={(id) => onChoose({ metric: id ?? undefined })}
        className="w-40"
      />
      {logos.length > 0 ? (
        <Select
          label={monthReportTexts.logo}
          options={[
            ...logos.map(({ id, title }) => ({ id, label: title })),
            { id: NO_LOGO, label: monthReportTexts.noLogo },
          ]}
          value={logoId ?? NO_LOGO}
          onChange={(id) => onChoose({ logo: id ?? undefined })}
          className="w-44"
        />
      ) : null}
      {campaigns.length > 1 ? <CampaignChoice {...{ view, campaigns, onChoose }} /> : null}
      <Button
        variant="primary"
        icon={<Printer />}
        {...(!isComplete && { disabledReason: monthReportTexts.loadingAds })}
        onPress={() => window.print()}
      >
        {monthReportTexts.print}
      </Button>
    </div>
  );
}

function CampaignChoice({
  view,
  campaigns,
  onChoose,
}: Pick<ReportControlsProps, 'view' | 'campaigns' | 'onChoose'>) {
  const all = campaigns.map(({ id }) => id);
  const chosen = view.campaignIds ?? all;
  const label = view.campaignIds
    ? fill(monthReportTexts.chosenCampaigns, { n: view.campaignIds.length })
    : monthReportTexts.allCampaigns;
  const choose = (ids: string[]) => {
    // A report about nothing is none: the last one stays chosen.
    if (ids.length === 0) return;
    onChoose({ campaigns: all.every((id) => ids.includes(id)) ? undefined : ids.join(',') });
  };
  return (
    <Popover label={monthReportTexts.campaignsLabel} trigger={<Button>{label}</Button>}>
      <CheckboxGroup
        label={monthReportTexts.campaignsLabel}
        description={chosen.length === 1 ? monthReportTexts.noneChosen : undefined}
        value={chosen}
        onChange={choose}
        className="max-h-96 overflow-auto"
      >
        {campaigns.map((campaign) => (
          <Checkbox key={campaign.id} value={campaign.id}>
            {campaignTitle(campaign)}
          </Checkbox>
        ))}
      </CheckboxGroup>
    </Popover>
  );
}
