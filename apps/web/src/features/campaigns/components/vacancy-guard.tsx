import { Suspense } from 'react';
import { deferComponent } from '../../../lib/on-demand/defer-component.tsx';
import type { Campaign } from '../api/get-campaign.ts';

const { Component: VacancyNotice } = deferComponent(() => import('./vacancy-notice.tsx'));

interface VacancyGuardProps {
  campaign: Campaign;
  /** The page shows the ads already. */
  isAmongAds?: boolean;
  className?: string;
}

/** What became of the vacancy of a campaign that runs; fetched only where something did. */
export function VacancyGuard({ campaign, isAmongAds, className }: VacancyGuardProps) {
  const { vacancy } = campaign;
  return (
    <Suspense>
      {vacancy ? <VacancyNotice {...{ campaign, vacancy, isAmongAds, className }} /> : null}
    </Suspense>
  );
}
