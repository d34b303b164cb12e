import { deferComponent } from '../../../lib/on-demand/defer-component.tsx';

/** Rarely seen, so fetched when it is. */
export const { Component: MissingChannelDialog } = deferComponent(
  () => import('./missing-channel-dialog.tsx'),
);
