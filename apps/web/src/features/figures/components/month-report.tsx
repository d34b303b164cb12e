import {
  campaignTitle,
  chosenPeriod,
  daysOfMonth,
  fill,
  goalOf,
  monthsSince,
  showMonth,
} from '@posthorn/domain';
import { figuresTexts } from '@posthorn/domain/texts/figures';
import { monthReportTexts } from '@posthorn/domain/texts/month-report';
import { useQueries } from '@tanstack/react-query';
import { localSlot } from '../../../lib/storage/browser-storage.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { AccountFacts } from '../../accounts/index.ts';
import { adsQuery, campaignOwner } from '../../ads/index.ts';
import { campaignFiguresQuery } from '../../campaigns/index.ts';
import type { WorkspaceFigures } from '../api/get-workspace-figures.ts';
import type { ReportSearch, ReportView } from '../model/report-search.ts';
import { RankedAds } from './ranked-ads.tsx';
import { ReportControls } from './report-controls.tsx';
import { ReportSheet } from './report-sheet.tsx';

interface MonthReportProps {
  name: string;
  slug: string;
  account: AccountFacts;
  /** Of all campaigns of the month. */
  all: WorkspaceFigures;
  /** Of those that were chosen. */
  figures: WorkspaceFigures;
  logos: readonly { id: string; title: string; url: string }[];
  view: ReportView;
  onChoose: (change: ReportSearch) => void;
}

/** The logo that was chosen last on this device: the library may begin with one of another client. */
const logoSlot = (accountId: string) => localSlot(`posthorn.reportLogo.${accountId}`);

/** More would make a book of the report. */
const WITH_ADS = 8;

/** The report of a month, and above it what it shows. */
export function MonthReport(props: MonthReportProps) {
  const { name, slug, account, all, figures, logos, view, onChoose } = props;
  const { id: accountId, today, currency } = account;
  const bounds = { from: all.firstDay ?? today, to: today, today };
  const month = daysOfMonth(view.month);
  const period = chosenPeriod(month, bounds);
  const detailed = period ? figures.campaigns.slice(0, WITH_ADS) : [];
  const adFigures = useQueries({
    queries: detailed.map(({ id }) => campaignFiguresQuery(accountId, id, month)),
  });
  const ads = useQueries({
    queries: detailed.map(({ id }) => adsQuery(campaignOwner({ id, accountId }))),
  });
  const isComplete = [...adFigures, ...ads].every(({ isPending }) => !isPending);
  const slot = logoSlot(accountId);
  const logoId = view.logo ?? slot.read();
  const logo = logos.find(({ id }) => id === logoId);
  const hasFigures = period !== undefined && figures.campaigns.length > 0;
  return (
    <div className="flex flex-col gap-4 pt-3 print:p-0">
      <ReportControls
        {...{ view, logos, isComplete }}
        logoId={logo?.id}
        months={monthsSince(bounds.from, today)}
        campaigns={all.campaigns}
        onChoose={(change) => {
          if (change.logo) slot.write(change.logo);
          onChoose(change);
        }}
      />
      {hasFigures ? (
        <ReportSheet
          key={[view.month, view.campaignIds].join()}
          {...{ name, slug, account, figures, view, period, bounds, logo }}
        >
          {figures.campaigns.length > WITH_ADS && adFigures.some(({ data }) => data?.ads.length) ? (
            <p className="text-sm text-text-2">
              {fill(monthReportTexts.adsOfFirst, { n: WITH_ADS })}
            </p>
          ) : null}
          {detailed.map((campaign, at) => {
            const title = campaignTitle(campaign);
            const [ofAds, itsAds] = [adFigures[at], ads[at]];
            // Nothing to rank: an empty part would only fill paper.
            if (ofAds?.data?.ads.length === 0) return null;
            if (ofAds?.data && itsAds?.data) {
              return (
                <RankedAds
                  key={campaign.id}
                  title={fill(monthReportTexts.adsOf, { campaign: title })}
                  goal={goalOf(campaign)}
                  currency={currency}
                  figures={ofAds.data.ads}
                  ads={itsAds.data}
                />
              );
            }
            return ofAds?.isError || itsAds?.isError ? (
              <p key={campaign.id} role="alert" className="text-text-2">
                {fill(monthReportTexts.adsNotLoaded, { campaign: title })}
              </p>
            ) : (
              <SkeletonRows key={campaign.id} rowHeight={48} label={monthReportTexts.loadingAds} />
            );
          })}
        </ReportSheet>
      ) : (
        <Card>
          <EmptyState
            headingLevel={2}
            title={fill(monthReportTexts.emptyTitle, { month: showMonth(view.month) })}
            action={
              <ButtonLink href={{ to: '/campaigns-overview' }}>
                {figuresTexts.seeCampaigns}
              </ButtonLink>
            }
          >
            {all.firstDay === null ? figuresTexts.emptyWorkspace : monthReportTexts.emptyHint}
          </EmptyState>
        </Card>
      )}
    </div>
  );
}
