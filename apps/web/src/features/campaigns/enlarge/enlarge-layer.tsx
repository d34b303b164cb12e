import { Suspense } from 'react';
import { deferComponent } from '../../../lib/on-demand/defer-component.tsx';
import type { CommandTarget } from '../commands/command.ts';
import type { EnlargeAction } from './use-enlargement.ts';

const { Component: EnlargeDialog } = deferComponent(() => import('./enlarge-dialog.tsx'));

/** Which campaign is extended or boosted. */
export interface Enlarging {
  action: EnlargeAction;
  campaign: CommandTarget;
}

interface EnlargeLayerProps {
  /** Nothing while none is. */
  enlarging: Enlarging | undefined;
  onClose: () => void;
}

/** The dialog that extends or boosts a campaign, fetched when it is wanted. */
export function EnlargeLayer({ enlarging, onClose }: EnlargeLayerProps) {
  return (
    <Suspense>
      {enlarging ? (
        <EnlargeDialog action={enlarging.action} target={enlarging.campaign} onClose={onClose} />
      ) : null}
    </Suspense>
  );
}
