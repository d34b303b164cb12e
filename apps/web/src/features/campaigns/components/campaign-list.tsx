import { fill } from '@posthorn/domain';
import { campaignListTexts } from '@posthorn/domain/texts/campaign-list';
import { overviewTexts } from '@posthorn/domain/texts/overview';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { deferComponent } from '../../../lib/on-demand/defer-component.tsx';
import { Answered } from '../../../lib/query/answered.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useSettledLoading } from '../../../ui/feedback/use-settled-loading.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { cx } from '../../../ui/lib/cx.ts';
import { useMedia } from '../../../ui/lib/use-media.ts';
import { VisuallyHidden } from '../../../ui/lib/visually-hidden.tsx';
import { accountFactsQuery, useAccount } from '../../accounts/index.ts';
import {
  isNarrowed,
  type ListView,
  otherFilters,
  PLAIN_VIEW,
  rememberView,
} from '../model/list-view.ts';
import type { CampaignsAnswer } from '../model/use-campaigns.ts';
import { CampaignTable } from './campaign-table.tsx';
import { ListEnd } from './list-end.tsx';
import { ListSkeleton } from './list-skeleton.tsx';

interface CampaignListProps {
  query: CampaignsAnswer;
  view: ListView;
  /** Of all workspaces together. */
  isAll: boolean;
}

export function CampaignList({ query, view, isAll }: CampaignListProps) {
  const isLate = useSettledLoading(query.isPlaceholderData);
  return (
    <Answered query={query} skeleton={<ListSkeleton />}>
      {(campaigns) =>
        campaigns.length === 0 ? (
          <NothingToShow view={view} />
        ) : (
          // The end of the list waits with the cards: below their skeleton it would ask for more at once.
          <Suspense fallback={<ListSkeleton />}>
            <div
              className={cx('transition-opacity', isLate && 'pointer-events-none opacity-60')}
              aria-busy={query.isPlaceholderData}
            >
              <Rows campaigns={campaigns} isAll={isAll} />
            </div>
            <p role="status">
              <VisuallyHidden>
                {fill(overviewTexts.nCampaignsLoaded, { n: campaigns.length })}
              </VisuallyHidden>
            </p>
            <ListEnd query={query} rows={campaigns.length} end={campaignListTexts.noMore} />
          </Suspense>
        )
      }
    </Answered>
  );
}

/** Only phones need them: what wide screens load first has none of their script. */
const { Component: CampaignCards } = deferComponent(async () => {
  const { CampaignCards: Cards } = await import('./campaign-cards.tsx');
  return { default: Cards };
});

interface RowsProps {
  campaigns: NonNullable<CampaignsAnswer['data']>;
  isAll: boolean;
}

function Rows({ campaigns, isAll }: RowsProps) {
  const { id: accountId } = useAccount();
  const { data: account } = useQuery(accountFactsQuery(accountId));
  const isWide = useMedia('(min-width: 40rem)');
  return isWide ? (
    <CampaignTable campaigns={campaigns} isAll={isAll} today={account?.today} />
  ) : (
    <CampaignCards campaigns={campaigns} isAll={isAll} today={account?.today} />
  );
}

function NothingToShow({ view }: { view: ListView }) {
  if (!isNarrowed(view)) {
    return (
      <Card>
        <EmptyState headingLevel={2} title={overviewTexts.noCampaignsYet}>
          {overviewTexts.emptyAllWorkspaces}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card>
      <EmptyState
        headingLevel={2}
        illustration="no-result"
        title={
          view.statuses.length > 0 && otherFilters(view) === 0
            ? campaignListTexts.noneInFilter
            : otherFilters(view) > 0
              ? campaignListTexts.noneInFilters
              : campaignListTexts.noneWithErrors
        }
        action={
          <Button onPress={() => rememberView({ ...PLAIN_VIEW, sort: view.sort })}>
            {overviewTexts.clearFilters}
          </Button>
        }
      />
    </Card>
  );
}
