import { Suspense, useEffect, useState } from 'react';
import { deferComponent } from '../../../lib/on-demand/defer-component.tsx';
import type { CampaignRow } from '../api/list-campaigns.ts';
import { type ListView, searchOf } from '../model/list-view.ts';
import { clearSelection, useSelection } from '../model/selection.ts';

const { Component: BulkBar } = deferComponent(() => import('../bulk/bulk-bar.tsx'));

interface SelectedCampaignsProps {
  campaigns: readonly CampaignRow[];
  slug: string;
  view: ListView;
  /** The list goes on. */
  hasMore: boolean;
}

/**
 * Those that are selected and still in the list. Stands beside the list and not in it: what is done to
 * campaigns may empty the list, and the dialog must stay to tell what came of them.
 */
export function SelectedCampaigns({ campaigns, slug, view, hasMore }: SelectedCampaignsProps) {
  const selection = useSelection();
  const [isWanted, setWanted] = useState(false);
  // Another list shows other rows: what was selected would be changed without being seen.
  const list = JSON.stringify([slug, searchOf({ ...view, saved: '' })]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the selection goes with the list
  useEffect(() => clearSelection, [list]);
  if (selection.size > 0 && !isWanted) setWanted(true);
  if (!isWanted) return null;
  const selected = campaigns.filter(({ id }) => selection.has(id));
  const loaded = campaigns.length;
  return (
    <Suspense>
      <BulkBar
        campaigns={selected}
        more={hasMore && loaded > 0 && selected.length === loaded ? { slug, loaded } : undefined}
      />
    </Suspense>
  );
}
