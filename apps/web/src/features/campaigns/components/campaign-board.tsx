import { overviewTexts } from '@posthorn/domain/texts/overview';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { deferComponent } from '../../../lib/on-demand/defer-component.tsx';
import { skipLinkClass, skipLinksId } from '../../../lib/page/skip-links.ts';
import { useAccount } from '../../accounts/index.ts';
import { hadViews } from '../model/has-views.ts';
import { useCreated } from '../model/just-created.ts';
import { isNarrowed, PLAIN_VIEW, useListView } from '../model/list-view.ts';
import { useCampaigns } from '../model/use-campaigns.ts';
import { useRowFocus } from '../model/use-row-focus.ts';
import { useViewInAddress } from '../model/use-view-in-address.ts';
import { CampaignList } from './campaign-list.tsx';
import { FigureStrip } from './figure-strip.tsx';
import { FilterRow } from './filter-row.tsx';
import { OfflineLine } from './offline-line.tsx';
import { SelectedCampaigns } from './selected-campaigns.tsx';

const { Component: SavedViewsBar } = deferComponent(
  () => import('../saved-views/saved-views-bar.tsx'),
);
const { Component: JustCreated } = deferComponent(() => import('./just-created.tsx'));
const { Component: EmptyHero } = deferComponent(() => import('./empty-hero.tsx'));

interface CampaignBoardProps {
  slug: string;
  /** False for all workspaces together: an empty list there is no reason to greet anyone. */
  isWorkspace: boolean;
  /** As far as the workspaces know. */
  hasCampaigns: boolean;
}

/** Figures, filters and the list of one workspace. */
export function CampaignBoard({ slug, isWorkspace, hasCampaigns }: CampaignBoardProps) {
  useViewInAddress();
  const { id: accountId } = useAccount();
  const remembered = useListView();
  // Where nothing is, a filter would only hide why.
  const view = hasCampaigns ? remembered : PLAIN_VIEW;
  const created = useCreated();
  const query = useCampaigns(slug, view);
  const isBare = query.data?.length === 0 && !isNarrowed(view);
  const hasTools = !isBare && (hasCampaigns || query.data !== undefined);

  const ids = useMemo(() => (query.data ?? []).map(({ id }) => id), [query.data]);
  const focus = useRowFocus(ids);

  return (
    <div {...focus}>
      {isBare && isWorkspace ? (
        <Suspense>
          <EmptyHero />
        </Suspense>
      ) : (
        <div className="flex flex-col gap-4">
          {hasTools ? (
            <>
              {ids.length > 0 ? <SkipToCampaigns /> : null}
              <FigureStrip slug={slug} />
              <div className="empty:hidden">
                <Suspense fallback={hadViews(accountId) ? <div className="h-9" /> : null}>
                  <SavedViewsBar />
                </Suspense>
              </div>
              <FilterRow isAll={!isWorkspace} />
            </>
          ) : null}
          <OfflineLine />
          {created ? (
            <Suspense>
              <JustCreated
                slug={slug}
                isAll={!isWorkspace}
                isListed={!query.data || ids.includes(created)}
              />
            </Suspense>
          ) : null}
          <CampaignList query={query} view={view} isAll={!isWorkspace} />
        </div>
      )}
      <SelectedCampaigns
        campaigns={query.data ?? []}
        {...{ slug, view }}
        hasMore={query.hasNextPage}
      />
    </div>
  );
}

/** At the beginning of the page, after the way past the bar: figures and filters are many stops for Tab. */
function SkipToCampaigns() {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => setPlace(document.getElementById(skipLinksId)), []);
  if (!place) return null;
  return createPortal(
    <button
      type="button"
      onClick={() => document.querySelector<HTMLElement>('[data-row] a')?.focus()}
      className={skipLinkClass}
    >
      {overviewTexts.skipToCampaigns}
    </button>,
    place,
  );
}
