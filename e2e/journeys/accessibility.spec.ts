import type { Page } from '@playwright/test';
import {
  expectAccessible,
  expectFitsEveryWidth,
  expectLayerAccessible,
  expectListAccessible,
  openAtEveryWidth,
} from '../support/accessibility.ts';
import { adsPath } from '../support/ads.ts';
import { campaignId, createWorkspace } from '../support/api.ts';
import { configurePath, createCampaign, openMenu, pickField } from '../support/campaigns.ts';
import { openAccounts, openBell, openProfile, openWorkspaces } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const openUsers = async (page: Page) => {
  await page.getByRole('button', { name: 'Add users to this workspace' }).click();
  const dialog = page.getByRole('dialog', { name: /^Add users to/ });
  await expect(dialog.getByLabel('Search users')).toBeFocused();
  return dialog;
};

const layers = {
  accounts: { open: openAccounts, opener: /^Account:/ },
  notifications: { open: openBell, opener: /^Notifications/ },
  profile: { open: openProfile, opener: /^Profile of/ },
  workspaces: { open: openWorkspaces, opener: /^Workspace:/ },
  'adding users': { open: openUsers, opener: 'Add users to this workspace' },
};

const moving = () =>
  document
    .getAnimations()
    .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 1).length;

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

test.describe('in both themes no rule is broken, and nothing has to be scrolled sideways', () => {
  test.use({ person: 'lotte', colorScheme: 'light' });

  test('on the sign-in page', async ({ openAs }) => {
    const page = await openAs(undefined);
    await openAtEveryWidth(page, '/sign-in', page.getByRole('button', { name: /Lotte Visser/ }));
    await expectAccessible(page, 'sign-in');
  });

  test('on the overview, in its search, menus and layers', async ({ page }) => {
    await openAtEveryWidth(page, '/workspaces/employer-brand', heading(page, 'Campaigns overview'));
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
    for (const [name, { open, opener }] of Object.entries(layers)) {
      const layer = await open(page);
      await expect(layer).toBeVisible();
      // Of who wants less motion: it stands at once.
      expect(await page.evaluate(moving), name).toBe(0);
      await expectLayerAccessible(page, name);
      if (open === openUsers) {
        // Once around, and still inside.
        for (let press = 0; press < 6; press += 1) await page.keyboard.press('Tab');
        await expect(layer.locator(':focus')).toHaveCount(1);
      }
      await page.keyboard.press('Escape');
      await expect(layer).toBeHidden();
      await expect(page.getByRole('button', { name: opener })).toBeFocused();
    }
  });

  test('where campaigns are created and changed', async ({ page }) => {
    const { slug } = await createWorkspace('lotte', 'Zichtbaar voor ieder');
    await page.goto(`/workspaces/${slug}`);
    const hero = page.getByRole('heading', { name: 'Create your campaign' });
    await expect(hero).toBeVisible();
    await expectAccessible(page, 'empty workspace');
    const creation = '/campaigns-overview/set-campaign/manual-settings?goal=awareness';
    await openAtEveryWidth(page, creation, heading(page, 'Create a campaign'));
    await expect(page.getByText('Employer brand awareness in Zichtbaar voor ieder')).toBeVisible();
    await expectAccessible(page, 'creation');
    await page.getByRole('tab', { name: 'Templates' }).click();
    await expectFitsEveryWidth(page, 'templates');
    await page.getByRole('button', { name: /^Create from a template/ }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectLayerAccessible(page, 'templates');

    const { id } = await createCampaign('lotte', slug, { targetUrl: 'https://example.test' });
    const change = `/campaigns-overview/edit/manual-settings/${id}?goal=leadform`;
    await openAtEveryWidth(page, change, heading(page, 'Change the campaign'));
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Are you sure?' })).toBeVisible();
    await expectLayerAccessible(page, 'change of type');
  });

  test('where a campaign is configured, and in its log', async ({ page }) => {
    const { slug } = await createWorkspace('lotte', 'Zichtbaar ingesteld');
    const { id } = await createCampaign('lotte', slug, { places: ['Assen'] });
    const title = heading(page, 'Untitled Campaign');
    await openAtEveryWidth(page, configurePath(id), title);
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

    await openAtEveryWidth(page, `/campaigns-overview/activity/${id}`, title);
    await expect(page.getByRole('table', { name: 'Activity log' })).toBeVisible();
    await expectAccessible(page, 'activity');
  });

  test('on a campaign, on its ads, in the outbox, on the own profile and where letters are chosen', async ({
    page,
  }) => {
    const title = 'ICU nurse, Martini wing';
    const id = await campaignId('lotte', 'acute-care', title);
    await openAtEveryWidth(page, configurePath(id), heading(page, title));
    await expect(page.getByText(/ICU nurse, Martini wing is published on/)).toBeVisible();
    await expectAccessible(page, 'campaign');
    await openAtEveryWidth(page, adsPath(id), heading(page, title));
    await openAtEveryWidth(page, '/outbox', heading(page, 'Outbox'));
    await expectAccessible(page, 'outbox');
    await openAtEveryWidth(page, '/mail', heading(page, 'Mail'));
    await expectAccessible(page, 'mail');
    await openAtEveryWidth(page, '/profile', heading(page, 'Profile'));
    await expect(page.getByText('This browser', { exact: true })).toBeVisible();
    await expectAccessible(page, 'profile');
  });

  test('where templates are listed, configured and given ads', async ({ page }) => {
    await openAtEveryWidth(page, '/presets/templates/custom-templates', heading(page, 'Templates'));
    await expect(page.getByRole('link', { name: 'Evergreen employer story' })).toBeVisible();
    await expectAccessible(page, 'templates');
    await page.getByRole('link', { name: 'Evergreen employer story' }).click();
    await expect(heading(page, 'Evergreen employer story')).toBeVisible();
    await expectAccessible(page, 'ads of a template');
    await page.getByRole('link', { name: 'Configure' }).click();
    await expect(page.getByRole('dialog', { name: 'Configure' })).toBeVisible();
    await expectLayerAccessible(page, 'template');
  });

  test('where packages are kept and edited', async ({ page }) => {
    await page.goto('/presets/packages');
    await page.getByRole('button', { name: /^All channels/ }).click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('All channels');
    await expectFitsEveryWidth(page, 'packages');
    await expectAccessible(page, 'packages');
  });
});
