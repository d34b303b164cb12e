import type { Page } from '@playwright/test';
import {
  expectAccessible,
  expectLayerAccessible,
  expectListAccessible,
} from '../support/accessibility.ts';
import { campaignId, createWorkspace } from '../support/api.ts';
import { configurePath, createCampaign, openMenu, pickField } from '../support/campaigns.ts';
import { openAccounts, openBell, openProfile, openWorkspaces } from '../support/shell.ts';
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

  test('on the overview, in its search, menus and layers', async ({ page }) => {
    await page.goto('/workspaces/employer-brand');
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Active: \d/ })).toBeVisible();
    await expectAccessible(page, 'overview');
    await page.getByRole('button', { name: 'Search campaigns' }).click();
    const search = page.getByRole('dialog', { name: 'Search campaigns' });
    await search.getByRole('combobox').fill('care that stays');
    await expect(search.getByRole('option').first()).toBeVisible();
    await expectLayerAccessible(page, 'search');
    await page.keyboard.press('Escape');
    await expect(search).toBeHidden();
    const menu = await openMenu(page.getByRole('table').getByRole('row').nth(1));
    await expect(menu).toBeVisible();
    await expectLayerAccessible(page, 'menu');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();

    // Few rows are enough behind a layer.
    await page.goto('/workspaces/talent-academy');
    for (const [name, open] of Object.entries(layers)) {
      const layer = await open(page);
      await expect(layer).toBeVisible();
      await expectLayerAccessible(page, name);
      await page.keyboard.press('Escape');
      await expect(layer).toBeHidden();
    }
  });

  test('where campaigns are created and changed', async ({ page }) => {
    const { slug } = await createWorkspace('lotte', 'Zichtbaar voor ieder');
    await page.goto(`/workspaces/${slug}`);
    const hero = page.getByRole('heading', { name: 'Create your campaign' });
    await expect(hero).toBeVisible();
    await expectAccessible(page, 'empty workspace');
    await page.goto('/campaigns-overview/set-campaign/manual-settings?goal=awareness');
    await expect(page.getByText('Employer brand awareness in Zichtbaar voor ieder')).toBeVisible();
    await expectAccessible(page, 'creation');
    await page.getByRole('tab', { name: 'Templates' }).click();
    await page.getByRole('button', { name: /^Create from a template/ }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectLayerAccessible(page, 'templates');

    const { id } = await createCampaign('lotte', slug, { targetUrl: 'https://example.test' });
    await page.goto(`/campaigns-overview/edit/manual-settings/${id}?goal=leadform`);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Are you sure?' })).toBeVisible();
    await expectLayerAccessible(page, 'change of type');
  });

  test('where a campaign is configured, and in its log', async ({ page }) => {
    const { slug } = await createWorkspace('lotte', 'Zichtbaar ingesteld');
    const { id } = await createCampaign('lotte', slug, { places: ['Assen'] });
    await page.goto(configurePath(id));
    // Every field says what it lacks.
    await page.getByRole('button', { name: '4 fields to do' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByText('This field can not be empty').first()).toBeVisible();
    await expectAccessible(page, 'configuration');
    await page.getByRole('button', { name: /^Calendar/ }).click();
    await expect(page.getByRole('application')).toBeVisible();
    await expectLayerAccessible(page, 'calendar');
    await page.keyboard.press('Escape');
    const { input, options } = pickField(page, 'Locations');
    await input.fill('emmen');
    await expect(options.first()).toBeVisible();
    await expectListAccessible(page, 'places');

    await page.goto(`/campaigns-overview/activity/${id}`);
    await expect(page.getByRole('table', { name: 'Activity log' })).toBeVisible();
    await expectAccessible(page, 'activity');
  });

  test('on a campaign and in the outbox', async ({ page }) => {
    const id = await campaignId('lotte', 'acute-care', 'ICU nurse, Martini wing');
    await page.goto(configurePath(id));
    await expect(page.getByText('Campaign is live on Facebook')).toBeVisible();
    await expectAccessible(page, 'campaign');
    await page.goto('/outbox');
    await expect(page.getByRole('heading', { name: 'Outbox', level: 1 })).toBeVisible();
    await expectAccessible(page, 'outbox');
  });
});
