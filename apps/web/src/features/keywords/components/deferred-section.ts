import { deferComponent } from '../../../lib/on-demand/defer-component.tsx';

export const { Component: KeywordsSection } = deferComponent(
  () => import('./keywords-section.tsx'),
);
