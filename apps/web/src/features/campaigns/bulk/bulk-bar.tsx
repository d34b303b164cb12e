import { fill } from '@posthorn/domain';
import { bulkTexts } from '@posthorn/domain/texts/bulk';
import { Ellipsis, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { useMedia } from '../../../ui/lib/use-media.ts';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { MenuItem } from '../../../ui/overlays/menu-item.tsx';
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

/** So many fit beside the count on a phone. */
const SHOWN_ON_PHONE = 2;

/** Says how many campaigns are selected, and what can be done with all of them. */
export default function BulkBar({ campaigns, more }: BulkBarProps) {
  // The campaigns stay those that were asked about, also when the list changes under the dialog.
  const [asked, setAsked] = useState<{ task: BulkTask; campaigns: readonly CampaignRow[] }>();
  const mayLaunch = useCan('campaign.launch');
  useEscapeToClear(campaigns.length > 0 && !asked);
  const isNarrow = !useMedia('(min-width: 40rem)');
  const isAllowed = ({ actions }: BulkTask) => actions.some(({ allows }) => campaigns.some(allows));
  const shown = isNarrow ? bulkTasks.filter(isAllowed).slice(0, SHOWN_ON_PHONE) : bulkTasks;
  const others = bulkTasks.filter((task) => !shown.includes(task));
  const closedProps = (task: BulkTask) => ({
    ...(!isAllowed(task) && { disabledReason: (mayLaunch && task.wayOut) || bulkTexts.none }),
  });
  const isDestructive = ({ actions }: BulkTask) => actions.some((action) => action.isDestructive);
  return (
    <>
      {campaigns.length > 0 ? <div aria-hidden="true" className="h-28" /> : null}
      {campaigns.length > 0 ? (
        <section
          aria-label={bulkTexts.bar}
          className="fixed inset-x-0 bottom-4 z-20 mx-auto flex w-fit max-w-[calc(100vw-2rem)] flex-wrap items-center gap-2 rounded-card border border-line bg-surface px-3 py-2 shadow-lg max-sm:max-w-[calc(100vw-1rem)] max-sm:gap-1.5 max-sm:px-2"
        >
          <span role="status" className="tabular px-1 text-sm font-medium">
            {fill(bulkTexts.selected, { n: campaigns.length })}
          </span>
          {shown.map((task) => (
            <Button
              key={task.label}
              size="sm"
              variant={isDestructive(task) ? 'danger' : 'secondary'}
              {...closedProps(task)}
              onPress={() => setAsked({ task, campaigns })}
            >
              {task.label}
            </Button>
          ))}
          {others.length > 0 ? (
            <Menu
              placement="top end"
              trigger={
                <IconButton
                  icon={<Ellipsis />}
                  label={bulkTexts.more}
                  size="sm"
                  variant="secondary"
                  hasTooltip={false}
                />
              }
            >
              {others.map((task) => (
                <MenuItem
                  key={task.label}
                  {...closedProps(task)}
                  {...(isDestructive(task) && { tone: 'danger' })}
                  onAction={() => setAsked({ task, campaigns })}
                >
                  {task.label}
                </MenuItem>
              ))}
            </Menu>
          ) : null}
          <IconButton
            icon={<X />}
            label={bulkTexts.clear}
            size="sm"
            variant="quiet"
            onPress={clearSelection}
          />
          {more ? <SelectMatching {...more} /> : null}
        </section>
      ) : null}
      {asked ? (
        <BulkDialog {...asked} newest={campaigns} onClose={() => setAsked(undefined)} />
      ) : null}
    </>
  );
}

/** Escape takes the selection back, unless something that is open takes the key for itself. */
function useEscapeToClear(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const clear = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) clearSelection();
    };
    document.addEventListener('keydown', clear);
    return () => document.removeEventListener('keydown', clear);
  }, [isOn]);
}
