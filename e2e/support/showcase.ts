import type { Locator, Page } from '@playwright/test';

/** One avatar of the showcase has a picture that does not exist, to show what stands in for it. */
export const missingPicture = /status of 404 .*\/no-such-picture\.png/;

/** The showcase with one section only: all of them together keep a browser busy for seconds. */
export const showcaseOf = (id: string): string => `/ui?only=${id}`;

/** One section of the showcase, by its heading. */
export const section = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: title, exact: true });
