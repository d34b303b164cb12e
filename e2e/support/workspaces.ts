import type { Page } from '@playwright/test';

/** The switcher; its name says which workspace is looked at. */
export const switcher = (page: Page, name: string) =>
  page.getByRole('button', { name: `Workspace: ${name}`, exact: true });

export const footerEntries = [
  'All Workspaces',
  'Edit workspace',
  'New workspace',
  'Remove workspace',
];
