import type { Page } from '@playwright/test';
import {
  expectAccessible,
  expectLayerAccessible,
  expectNoSidewaysScroll,
} from '../support/accessibility.ts';
import { startFeedHost } from '../support/job-lists.ts';
import { expect, test } from '../support/test.ts';
import { toasts } from '../support/toasts.ts';

test.use({ person: 'eva' });

const nurses = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...{ id: `J${at + 1}`, title: `Nurse ${at + 1}`, city: 'Assen' },
  }));
const report = (page: Page) => page.getByRole('region', { name: 'Report about feed 1' });
const card = (page: Page) => page.getByRole('button', { name: /^Journey nurses/ });

test('a protected feed becomes a list, is read again and deleted', async ({ page }) => {
  const feed = await startFeedHost(nurses(6), 'jobs:secret');
  await page.goto('/job-library');
  await expect(page).toHaveURL('/job-library/job-list');
  await expect(page.getByText('No more job lists')).toBeVisible();
  await expectAccessible(page, 'job lists');
  await page.getByRole('link', { name: 'Create job list' }).press('Enter');
  await page.getByRole('textbox', { name: 'Job list name' }).fill('Journey nurses');
  await page.getByRole('textbox', { name: 'Feed URL' }).fill(feed.url);
  await page.getByRole('combobox', { name: 'Job profile' }).fill('nurse');
  await page.getByRole('option').first().click();

  feed.text = '<source><job>';
  await page.getByRole('button', { name: /^Upload/ }).press('Enter');
  const login = page.getByRole('dialog', { name: 'This feed needs a login' });
  await login.getByRole('textbox', { name: 'Login' }).fill('jobs');
  await login.getByLabel('Password').fill('wrong');
  await login.getByRole('button', { name: 'Log in' }).click();
  await expect(login.getByText('Authentication failed')).toHaveCount(2);
  await expectLayerAccessible(page, 'login of a feed');
  await login.getByLabel('Password').fill('secret');
  await login.getByRole('button', { name: 'Log in' }).click();
  await expect(login).toHaveCount(0);
  await expect(report(page)).toContainText('This is no valid XML. Line 1');

  feed.text = undefined;
  await page.getByRole('button', { name: /^Upload again/ }).press('Enter');
  await expect(report(page)).toContainText('6 jobs can be advertised');
  await page.getByRole('button', { name: 'How we read this feed' }).press('Enter');
  await expectAccessible(page, 'job list setup');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page, 'job list setup on a phone');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: /Template$/ }).press('Enter');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Proceed' }).press('Enter');
  await expect(toasts(page).filter({ hasText: 'Journey nurses was' })).toContainText(
    'Journey nurses was successfully created!',
  );

  // The jobs come by themselves, as soon as the feed was read.
  await expect(card(page)).toContainText('6 jobs');
  feed.jobs = nurses(8);
  await page.getByRole('button', { name: 'Refresh Journey nurses' }).press('Enter');
  await expect(card(page)).toContainText('8 jobs');
  await card(page).press('Enter');
  await page.getByRole('button', { name: new RegExp(feed.url) }).press('Enter');
  await page.getByRole('button', { name: 'Show Nurse 8' }).press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Assen');
  await expectLayerAccessible(page, 'job overview');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page, 'opened job list on a phone');
  await expectAccessible(page, 'opened job list, narrow');

  await page.getByRole('button', { name: 'Actions for Journey nurses' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(card(page)).toHaveCount(0);
  feed.stop();
});
