import { fill } from '@posthorn/domain';
import { bulkTexts } from '@posthorn/domain/texts/bulk';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import type { CampaignRow } from '../api/list-campaigns.ts';
import { clearSelection } from '../model/selection.ts';
import { type BulkAction, bulkActions } from './bulk-action.ts';
import { BulkDialog } from './bulk-dialog.tsx';

interface BulkBarProps {
  campaigns: readonly CampaignRow[];
}

/** Says how many campaigns are selected, and what can be done with all of them. */
export default function BulkBar({ campaigns }: BulkBarProps) {
  // The campaigns stay those that were asked about, also when the list changes under the dialog.
  const [asked, setAsked] = useState<{ action: BulkAction; campaigns: readonly CampaignRow[] }>();
  return (
    <>
      {campaigns.length > 0 ? <div aria-hidden="true" className="h-16" /> : null}
      {campaigns.length > 0 ? (
        <section
          aria-label={bulkTexts.bar}
          className="fixed inset-x-0 bottom-4 z-20 mx-auto flex w-fit max-w-[calc(100vw-2rem)] flex-wrap items-center gap-2 rounded-card border border-line bg-surface px-3 py-2 shadow-lg"
        >
          <span role="status" className="tabular px-1 text-sm font-medium">
            {fill(bulkTexts.selected, { n: campaigns.length })}
          </span>
          {bulkActions.map((action) => {
            const isAllowed = campaigns.some(action.allows);
            return (
              <Button
                key={action.id}
                size="sm"
                variant={action.isDestructive ? 'danger' : 'secondary'}
                {...(!isAllowed && { disabledReason: bulkTexts.none })}
                onPress={() => setAsked({ action, campaigns })}
              >
                {action.label}
              </Button>
            );
          })}
          <IconButton
            icon={<X />}
            label={bulkTexts.clear}
            size="sm"
            variant="quiet"
            onPress={clearSelection}
          />
        </section>
      ) : null}
      {asked ? <BulkDialog {...asked} onClose={() => setAsked(undefined)} /> : null}
    </>
  );
}
