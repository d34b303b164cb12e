import {
  capLabel,
  capOutcome,
  capTypeLabels,
  dynamicGoalCards,
  fill,
  showDate,
  showPrice,
} from '@posthorn/domain';
import { dynamicCampaignPreviewTexts as texts } from '@posthorn/domain/texts/dynamic-campaign-preview';
import { dynamicCampaignsPageTexts } from '@posthorn/domain/texts/dynamic-campaigns-page';
import { jobCountTexts } from '@posthorn/domain/texts/job-count';
import type { ReactNode } from 'react';
import { Link } from '../../../ui/actions/link.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { cx } from '../../../ui/lib/cx.ts';
import type { DynamicCampaign } from '../api/dynamic-campaigns.ts';
import { AdSets } from '../components/ad-sets.tsx';
import { moneyOf } from '../model/actions.ts';
import { campaignFigures } from '../model/figures.ts';

/** What was decided about a campaign. */
export function CampaignFacts({ campaign }: { campaign: DynamicCampaign }) {
  const { goal, startDate, referenceNumber, facebookPageName } = campaign;
  const { day, month } = moneyOf(campaign);
  return (
    <Panel title={texts.facts}>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-1">
        <Fact label={texts.goal}>{dynamicGoalCards[goal].header}</Fact>
        <Fact label={texts.jobList}>
          <JobListLink campaign={campaign} />
        </Fact>
        <Fact label={texts.dailyBudget}>
          {day} <span className="text-text-2">({fill(texts.perMonth, { month })})</span>
        </Fact>
        <Fact label={texts.cap}>
          {capText(campaign)}
          <CapResult campaign={campaign} />
        </Fact>
        <Fact label={texts.page}>{facebookPageName || texts.noPage}</Fact>
        <Fact label={texts.startDate}>{startDate ? showDate(startDate) : texts.notStarted}</Fact>
        <Fact label={texts.reference}>{referenceNumber}</Fact>
      </dl>
    </Panel>
  );
}

function capText({ facebook_cap_strategy: cap, goal, spend: { currency } }: DynamicCampaign) {
  if (!cap.active || cap.type === null || cap.value === null) return texts.noCap;
  return fill(texts.capOf, {
    type: capTypeLabels[cap.type],
    amount: showPrice({ amount: cap.value, currency }),
    label: capLabel(goal),
  });
}

/** What came of the cap since the campaign was deployed. */
function CapResult({ campaign }: { campaign: DynamicCampaign }) {
  const { facebook_cap_strategy: cap, goal, figuresAt, statistics, spend } = campaign;
  const { totalClicks: clicks, totalApplications: applications, totalSpend } = statistics.total;
  const outcome = capOutcome(cap, goal, { clicks, applications, spend: totalSpend });
  if (!outcome || figuresAt === null) return null;
  const { actual, isPassed } = outcome;
  const text = isPassed ? texts.capPassed : texts.capKept;
  return (
    <span className={cx('tabular block text-sm', isPassed ? 'text-red' : 'text-text-2')}>
      {actual === null
        ? texts.capUnknown
        : fill(text, { amount: showPrice({ amount: actual, currency: spend.currency }) })}
    </span>
  );
}

function JobListLink({ campaign: { facebookJobList: list } }: { campaign: DynamicCampaign }) {
  if (!list) return dynamicCampaignsPageTexts.jobListGone;
  return (
    <>
      <Link
        href={{ to: '/job-library/update-job-list/$jobListId', params: { jobListId: list.id } }}
        className="wrap-anywhere"
      >
        {list.name}
      </Link>{' '}
      <span className="text-text-2">({fill(jobCountTexts.jobs, { n: list.jobsCount })})</span>
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-text-2">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

/** What it has brought, and how its parts are doing; nothing before it was deployed. */
export function CampaignResults({ campaign }: { campaign: DynamicCampaign }) {
  if (!campaign.startDate) return null;
  return (
    <>
      <Panel title={texts.figures}>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3 lg:grid-cols-2">
          {campaignFigures
            .filter(({ isResult }) => isResult)
            .map(({ id, label, of }) => (
              <div key={id}>
                <dt className="text-sm text-text-2">{label}</dt>
                <dd className="tabular text-lg font-semibold">{of(campaign)}</dd>
              </div>
            ))}
        </dl>
      </Panel>
      <Panel title={dynamicCampaignsPageTexts.adSets}>
        <AdSets campaign={campaign} />
      </Panel>
    </>
  );
}
