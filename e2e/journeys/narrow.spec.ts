import type { Locator, Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/accessibility.ts';
import { adsPath } from '../support/ads.ts';
import { campaignId } from '../support/api.ts';
import { configurePath } from '../support/campaigns.ts';
import { openAccounts, openBell, openProfile, openWorkspaces } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const narrow = {
  'a phone': { viewport: { width: 390, height: 844 } },
  // 1440 pixels at 200 %
  'a zoomed desktop': { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 },
};

const widths = [390, 720, 1600];

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

test.describe('from a phone to a wide desktop', () => {
  test.use({ ...narrow['a phone'], person: 'lotte' });

  /** Comes on a phone, which is then made wider. */
  async function expectFits(page: Page, path: string, stands: Locator): Promise<void> {
    const height = narrow['a phone'].viewport.height;
    await page.setViewportSize(narrow['a phone'].viewport);
    await page.goto(path);
    await expect(stands).toBeAttached();
    for (const width of widths) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
      await expectNoSidewaysScroll(page, `${path} at ${width}`);
    }
  }

  test('nothing has to be scrolled sideways', async ({ page, openAs }) => {
    const visitor = await openAs(undefined);
    await expectFits(visitor, '/sign-in', visitor.getByRole('button', { name: /Lotte Visser/ }));

    const id = await campaignId('lotte', 'employer-brand', 'Open day, care academy');
    const launched = await campaignId('lotte', 'acute-care', 'ICU nurse, Martini wing');
    const creation = '/campaigns-overview/set-campaign';
    const pages = {
      '/workspaces/acute-care': 'Campaigns overview',
      [`${creation}/manual-settings`]: 'Create a campaign',
      [`${creation}/template-settings`]: 'Create a campaign',
      [configurePath(id)]: 'Open day, care academy',
      [configurePath(launched)]: 'ICU nurse, Martini wing',
      [adsPath(launched)]: 'ICU nurse, Martini wing',
      [`/campaigns-overview/edit/manual-settings/${id}`]: 'Change the campaign',
      [`/campaigns-overview/activity/${launched}`]: 'ICU nurse, Martini wing',
      '/outbox': 'Outbox',
    };
    for (const [path, name] of Object.entries(pages)) {
      await expectFits(page, path, heading(page, name));
    }
  });
});

for (const [screen, options] of Object.entries(narrow)) {
  test.describe(`on ${screen}`, () => {
    test.use({ ...options, person: 'lotte' });

    test('the layers fit, and campaigns are listed, found and acted on', async ({ page }) => {
      await page.goto('/workspaces/acute-care');
      const campaigns = page.getByRole('list', { name: 'Campaigns' }).or(page.getByRole('table'));
      const first = campaigns.getByRole('link').first();
      await expect(first).toBeVisible();
      await expectNoSidewaysScroll(page, 'overview');
      for (const open of [openBell, openProfile, openWorkspaces, openAccounts]) {
        const layer = await open(page);
        await expect(layer).toBeVisible();
        await expectNoSidewaysScroll(page, open.name);
        const box = await layer.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(options.viewport.width);
        if (open === openAccounts) {
          await layer.getByRole('link', { name: 'Campaigns' }).click();
        } else await page.keyboard.press('Escape');
        await expect(layer).toBeHidden();
      }
      await expect(page).toHaveURL('/campaigns-overview');

      await page.getByRole('button', { name: 'Search campaigns' }).click();
      const search = page.getByRole('dialog', { name: 'Search campaigns' });
      await search.getByRole('combobox').fill('nurse');
      await expect(search.getByRole('option').first()).toBeVisible();
      await expectNoSidewaysScroll(page, 'search');
      await page.keyboard.press('Escape');
      await expect(search).toBeHidden();

      await campaigns
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Activity log' }).click();
      await expect(page.getByRole('heading', { name: 'Activity log' })).toBeVisible();
    });
  });
}
