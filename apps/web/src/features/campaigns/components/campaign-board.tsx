import { isNarrowed, PLAIN_VIEW, useListView } from '../model/list-view.ts';
import { useCampaigns } from '../model/use-campaigns.ts';
import { CampaignList } from './campaign-list.tsx';
import { EmptyHero } from './empty-hero.tsx';
import { FigureStrip } from './figure-strip.tsx';
import { FilterRow } from './filter-row.tsx';

interface CampaignBoardProps {
  slug: string;
  /** False for all workspaces together: an empty list there is no reason to greet anybody. */
  isWorkspace: boolean;
  /** As far as the workspaces know. */
  hasCampaigns: boolean;
}

/** Figures, filters and the list of one workspace. */
export function CampaignBoard({ slug, isWorkspace, hasCampaigns }: CampaignBoardProps) {
  const remembered = useListView();
  // Where nothing is, a filter would only hide why.
  const view = hasCampaigns ? remembered : PLAIN_VIEW;
  const query = useCampaigns(slug, view);
  const isBare = query.data?.length === 0 && !isNarrowed(view);
  const hasTools = !isBare && (hasCampaigns || query.data !== undefined);

  if (isBare && isWorkspace) return <EmptyHero />;
  return (
    <div className="flex flex-col gap-4">
      {hasTools ? (
        <>
          <FigureStrip slug={slug} />
          <FilterRow />
        </>
      ) : null}
      <CampaignList query={query} view={view} />
    </div>
  );
}
