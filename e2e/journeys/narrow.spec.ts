import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/accessibility.ts';
import { campaignId } from '../support/api.ts';
import { openAccounts, openBell, openProfile, openWorkspaces } from '../support/shell.ts';
import { missingPicture } from '../support/showcase.ts';
import { expect, test } from '../support/test.ts';

const screens = {
  'a phone': { viewport: { width: 390, height: 844 } },
  // 1440 pixels at 200 %
  'a zoomed desktop': { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 },
};

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

for (const [screen, options] of Object.entries(screens)) {
  test.describe(`on ${screen}`, () => {
    test.use({ ...options, person: 'lotte', expectedComplaints: missingPicture });

    test('nothing has to be scrolled sideways', async ({ page, openAs }) => {
      const visitor = await openAs(undefined);
      await visitor.goto('/sign-in');
      await expect(visitor.getByRole('button', { name: /Lotte Visser/ })).toBeVisible();
      await expectNoSidewaysScroll(visitor, 'sign-in');

      const id = await campaignId('lotte', 'employer-brand', 'Open day, care academy');
      const pages = {
        '/workspaces/acute-care': 'Campaigns overview',
        [`/campaigns-overview/set-campaign/${id}/campaign-details`]: 'Open day, care academy',
        '/outbox': 'Outbox',
        '/ui': 'Components',
      };
      for (const [path, name] of Object.entries(pages)) {
        await page.goto(path);
        await expect(heading(page, name)).toBeAttached();
        await expectNoSidewaysScroll(page, path);
      }
    });

    test('the layers fit, and the burger has the navigation', async ({ page }) => {
      await page.goto('/workspaces/acute-care');
      await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
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
    });
  });
}
