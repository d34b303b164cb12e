import { adsPath } from '../support/ads.ts';
import { campaignId, campaignsOf } from '../support/api.ts';
import { configurePath } from '../support/campaigns.ts';
import { expect, test } from '../support/test.ts';
import { toasts } from '../support/toasts.ts';
import { switcher } from '../support/workspaces.ts';

test.use({ person: 'lotte' });

test('a campaign opens, and its id is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [first] = await campaignsOf('lotte', 'acute-care', { status: 'active' });
  const { id, title } = first ?? { id: '', title: '' };
  await page.goto('/workspaces/acute-care');
  await page.getByRole('table').getByRole('link', { name: title, exact: true }).click();
  await expect(page).toHaveURL(adsPath(id));
  await expect(page).toHaveTitle(`Ads of ${title} · Posthorn`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

  const copy = page.getByRole('button', { name: /^Copy the id/ });
  await Promise.all([expect(toasts(page)).toContainText('Id copied'), copy.click()]);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await expect(copy).toHaveText(`#${copied}`);
});

test('a browser that does not copy leaves the id to be read', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await page.goto(configurePath(await campaignId('lotte', 'acute-care', 'Radiographer')));
  const copy = page.getByRole('button', { name: /^Copy the id/ });
  await copy.click();
  const id = (await copy.textContent())?.replace('#', '');
  await expect(toasts(page)).toContainText(`Your browser did not allow copying. The id is ${id}.`);
});

test.describe('a campaign that is not of this account', () => {
  test.use({ person: 'luca', expectedComplaints: /status of 40[04] .*\/api\/campaigns\// });

  test('leads to the overview with a word about it', async ({ page }) => {
    const told = 'Error: This campaign is not associated with the current account';
    const foreign = await campaignId('lotte', 'acute-care', 'Radiographer');
    const ofOtherWorkspace = await campaignId('sofia', 'logistics', 'Crane operator');
    for (const id of [foreign, ofOtherWorkspace, 'no-id-at-all']) {
      await page.goto(configurePath(id));
      await expect(page, id).toHaveURL('/campaigns-overview');
      await expect(toasts(page), id).toHaveText(told);
    }
    await expect(switcher(page, 'Tech')).toBeVisible();
  });
});
