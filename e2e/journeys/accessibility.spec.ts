import type { Page } from '@playwright/test';
import { expectAccessible, expectLayerAccessible } from '../support/accessibility.ts';
import { campaignId } from '../support/api.ts';
import { openAccounts, openBell, openProfile, openWorkspaces } from '../support/shell.ts';
import { missingPicture } from '../support/showcase.ts';
import { expect, test } from '../support/test.ts';

const openUsers = async (page: Page) => {
  await page.getByRole('button', { name: 'Add users to this workspace' }).click();
  return page.getByRole('dialog', { name: /^Add users to/ });
};

const layers = {
  accounts: openAccounts,
  notifications: openBell,
  profile: openProfile,
  workspaces: openWorkspaces,
  'adding users': openUsers,
};

test.describe('in both themes no rule is broken', () => {
  test.use({ person: 'lotte', colorScheme: 'light' });

  test('on the sign-in page', async ({ openAs }) => {
    const page = await openAs(undefined);
    await page.goto('/sign-in');
    await expect(page.getByRole('button', { name: /Lotte Visser/ })).toBeVisible();
    await expectAccessible(page, 'sign-in');
  });

  test('on the overview and in its layers', async ({ page }) => {
    await page.goto('/workspaces/acute-care');
    await expect(page.getByText('No more campaigns')).toBeVisible();
    await expectAccessible(page, 'overview');
    for (const [name, open] of Object.entries(layers)) {
      const layer = await open(page);
      await expect(layer).toBeVisible();
      await expectLayerAccessible(page, name);
      await page.keyboard.press('Escape');
      await expect(layer).toBeHidden();
    }
  });

  test('on a campaign and in the outbox', async ({ page }) => {
    const id = await campaignId('lotte', 'acute-care', 'ICU nurse, Martini wing');
    await page.goto(`/campaigns-overview/set-campaign/${id}/campaign-details`);
    await expect(page.getByText('Campaign is live on Facebook')).toBeVisible();
    await expectAccessible(page, 'campaign');
    await page.goto('/outbox');
    await expect(page.getByRole('heading', { name: 'Outbox', level: 1 })).toBeVisible();
    await expectAccessible(page, 'outbox');
  });

  test.describe('in the showcase', () => {
    test.use({ expectedComplaints: missingPicture });

    test('of all parts', async ({ page }) => {
      await page.goto('/ui');
      await expect(page.getByRole('heading', { name: 'Components', level: 1 })).toBeVisible();
      await expectAccessible(page, 'showcase');
    });
  });
});
