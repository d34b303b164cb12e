import { adsPath } from '../support/ads.ts';
import { hold } from '../support/answers.ts';
import { campaignId, campaignsOf } from '../support/api.ts';
import { configurePath } from '../support/campaigns.ts';
import { expect, test } from '../support/test.ts';
import { stopClock, toasts } from '../support/toasts.ts';
import { switcher } from '../support/workspaces.ts';

test.use({ person: 'lotte' });

test('a campaign opens, and its id is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  const [first] = await campaignsOf('lotte', 'acute-care', { status: 'active' });
  const { id, title } = first ?? { id: '', title: '' };
  await page.goto('/workspaces/acute-care');
  await page.getByRole('table').getByRole('link', { name: title, exact: true }).click();
  await expect(page).toHaveURL(adsPath(id));
  await expect(page).toHaveTitle(`Ads of ${title} · Posthorn`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

  const copy = page.getByRole('button', { name: /^Copy the id/ });
  await stopClock(page);
  await copy.click();
  await expect(toasts(page)).toContainText('Id copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await expect(copy).toHaveText(`#${copied}`);
  await page.clock.fastForward(2_900);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.fastForward(200);
  await expect(toasts(page)).toHaveCount(0);
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

  test('leads to the overview with a word about it, for ten seconds', async ({ page }) => {
    const told = 'Error: This campaign is not associated with the current account';
    const foreign = await campaignId('lotte', 'acute-care', 'Radiographer');
    const ofOtherWorkspace = await campaignId('sofia', 'logistics', 'Crane operator');
    for (const id of [ofOtherWorkspace, 'no-id-at-all']) {
      await page.goto(configurePath(id));
      await expect(page, id).toHaveURL('/campaigns-overview');
      await expect(toasts(page), id).toHaveText(told);
    }
    await expect(switcher(page, 'Tech')).toBeVisible();

    // The answer is held until the clock stands still.
    await page.clock.install();
    const letGo = await hold(page, `**/api/campaigns/${foreign}`);
    await page.goto(configurePath(foreign));
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await stopClock(page);
    letGo();
    // A stopped clock hands out its time in small steps, until the answer has been drawn.
    await expect(async () => {
      await page.clock.runFor(10);
      await expect(toasts(page)).toHaveText(told, { timeout: 100 });
    }).toPass();
    await page.clock.fastForward(9_900);
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.fastForward(200);
    await expect(toasts(page)).toHaveCount(0);
    await expect(page).toHaveURL('/campaigns-overview');
  });
});
