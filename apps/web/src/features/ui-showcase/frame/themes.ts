import type { Segment } from '../../../ui/index.ts';

export type ShowcaseView = 'page' | 'light' | 'dark' | 'both';

/** The themes of the panes to draw; undefined follows the page. */
export const panesOf: Record<ShowcaseView, Array<'light' | 'dark' | undefined>> = {
  page: [undefined],
  light: ['light'],
  dark: ['dark'],
  both: ['light', 'dark'],
};

export const views: readonly Segment<ShowcaseView>[] = [
  { id: 'page', label: 'As the page' },
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
  { id: 'both', label: 'Both' },
];
