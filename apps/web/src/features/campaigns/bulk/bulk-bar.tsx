import { fill } from '@posthorn/domain';
import { bulkTexts } from '@posthorn/domain/texts/bulk';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { useCan } from '../../accounts/index.ts';
import type { CampaignRow } from '../api/list-campaigns.ts';
import { clearSelection } from '../model/selection.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { type BulkTask, bulkTasks } from './bulk-tasks.ts';
import { SelectMatching } from './select-matching.tsx';

interface BulkBarProps {
  campaigns: readonly CampaignRow[];
  /** Where all rows of the list are selected and there are more: the list, and how many it holds. */
  more?: { slug: string; loaded: number } | undefined;
}

/** Says how many campaigns are selected, and what can be done with all of them. */
export default function BulkBar({ campaigns, more }: BulkBarProps) {
  // The campaigns stay those that were asked about, also when the list changes under the dialog.
  const [asked, setAsked] = useState<{ task: BulkTask; campaigns: readonly CampaignRow[] }>();
  const mayLaunch = useCan('campaign.launch');
  return (
    <>
      {campaigns.length > 0 ? <div aria-hidden="true" className="h-28" /> : null}
      {campaigns.length > 0 ? (
        <section
          aria-label={bulkTexts.bar}
          className="fixed inset-x-0 bottom-4 z-20 mx-auto flex w-fit max-w-[calc(100vw-2rem)] items-center gap-2 overflow-x-auto sm:flex-wrap max-sm:*:shrink-0 rounded-card border border-line bg-surface px-3 py-2 shadow-lg"
        >
          <span role="status" className="tabular px-1 text-sm font-medium">
            {fill(bulkTexts.selected, { n: campaigns.length })}
          </span>
          {bulkTasks.map((task) => {
            const isAllowed = task.actions.some(({ allows }) => campaigns.some(allows));
            const isDestructive = task.actions.some((action) => action.isDestructive);
            return (
              <Button
                key={task.label}
                size="sm"
                variant={isDestructive ? 'danger' : 'secondary'}
                {...(!isAllowed && {
                  disabledReason: (mayLaunch && task.wayOut) || bulkTexts.none,
                })}
                onPress={() => setAsked({ task, campaigns })}
              >
                {task.label}
              </Button>
            );
          })}
          {more ? <SelectMatching {...more} /> : null}
          <IconButton
            icon={<X />}
            label={bulkTexts.clear}
            size="sm"
            variant="quiet"
            onPress={clearSelection}
          />
        </section>
      ) : null}
      {asked ? (
        <BulkDialog {...asked} newest={campaigns} onClose={() => setAsked(undefined)} />
      ) : null}
    </>
  );
}
