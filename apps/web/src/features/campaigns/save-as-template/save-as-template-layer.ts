import { deferComponent } from '../../../lib/on-demand/defer-component.tsx';

/** Rarely seen, so fetched when it is. */
export const { Component: SaveAsTemplateDialog } = deferComponent(
  () => import('./save-as-template-dialog.tsx'),
);
