import { type AsyncRouteComponent, useSearch } from '@tanstack/react-router';
import { createElement } from 'react';

/** The form is a view of the page of its campaign or template. */
export interface DetailsSearch {
  view?: 'leadform' | undefined;
}

export const detailsSearch = ({ view }: { view?: unknown }): DetailsSearch => ({
  view: view === 'leadform' ? view : undefined,
});

/** In that view the library lies open for the image of the form. */
export const picksMedia = ({ view }: { view?: unknown }): boolean => view === 'leadform';

type Page = AsyncRouteComponent<object>;

/** The page of an address with two views, each loaded when it is looked at. */
export function pageOfView(settings: Page, form: Page): Page {
  const DetailsPage: Page = () => {
    const { view }: DetailsSearch = useSearch({ strict: false });
    return createElement(view === 'leadform' ? form : settings, {});
  };
  DetailsPage.preload = settings.preload;
  return DetailsPage;
}
