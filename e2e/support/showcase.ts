import type { Locator, Page } from '@playwright/test';

/** One avatar of the showcase has a picture that does not exist, to show what stands in for it. */
export const missingPicture = /status of 404 .*\/no-such-picture\.png/;

/** The showcase with these sections only: all of them together keep a browser busy for seconds. */
export const showcaseOf = (...ids: string[]): string => `/ui?only=${ids}`;

/** One section of the showcase, by its heading. */
export const section = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: title, exact: true });
