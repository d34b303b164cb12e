import { deferComponent } from '../../../lib/on-demand/defer-component.tsx';

/** A page of its own, which the editors of ads do not need. */
export const { Component: TemplateAdsBoard } = deferComponent(
  () => import('./template-ads-board.tsx'),
);
