import { expectNoSidewaysScroll } from '../support/accessibility.ts';
import { openAccounts, openBell, openProfile, openWorkspaces } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const phone = { width: 390, height: 844 };

test.describe('on a phone', () => {
  test.use({ viewport: phone, person: 'lotte' });

  test('the layers fit, and campaigns are listed, found and acted on', async ({ page }) => {
    await page.goto('/workspaces/acute-care');
    const campaigns = page.getByRole('list', { name: 'Campaigns' });
    const first = campaigns.getByRole('link').first();
    await expect(first).toBeVisible();
    await expectNoSidewaysScroll(page, 'overview');
    // 1440 pixels at 200 %
    await page.setViewportSize({ width: 720, height: 450 });
    await expect(page.getByRole('button', { name: /^Actions for/ }).first()).toBeVisible();
    await expectNoSidewaysScroll(page, 'overview of a zoomed desktop');
    await page.setViewportSize(phone);
    await expect(first).toBeVisible();
    for (const open of [openBell, openProfile, openWorkspaces, openAccounts]) {
      const layer = await open(page);
      await expect(layer).toBeVisible();
      await expectNoSidewaysScroll(page, open.name);
      const box = await layer.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.width);
      if (open === openAccounts) {
        await layer.getByRole('link', { name: 'Campaigns', exact: true }).click();
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

  test('a list asks for more only when its end comes near', async ({ page }) => {
    const further: string[] = [];
    page.on('request', (request) => {
      if (/\/campaigns\?page=[2-9]/.test(request.url())) further.push(request.url());
    });
    await page.goto('/workspaces/acute-care');
    await expect(page.getByRole('list', { name: 'Campaigns' })).toBeVisible();
    expect(further).toEqual([]);
    await page.getByRole('button', { name: 'Load more' }).scrollIntoViewIfNeeded();
    await expect.poll(() => further).not.toEqual([]);
  });
});
