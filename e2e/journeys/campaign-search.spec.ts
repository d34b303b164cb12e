import type { Page } from '@playwright/test';
import { refuse, withoutLiveChanges } from '../support/answers.ts';
import { createWorkspace } from '../support/api.ts';
import { configurePath, createCampaign } from '../support/campaigns.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'lotte' });

const search = /\/campaigns\/search/;
const overlay = (page: Page) => page.getByRole('dialog', { name: 'Search campaigns' });

async function openSearch(page: Page) {
  await page.getByRole('button', { name: 'Search campaigns' }).click();
  const box = overlay(page).getByRole('combobox', { name: 'Search campaigns' });
  await expect(box).toBeFocused();
  return { box, found: overlay(page).getByRole('option') };
}

test('campaigns are found by title, id, PO number and place, whatever the accents', async ({
  page,
}) => {
  const first = await createWorkspace('lotte', 'Zoek noord');
  const second = await createWorkspace('lotte', 'Zoek zuid');
  const north = await createCampaign('lotte', first.slug, {
    title: 'Crèche-leidster Café Zoë',
    poNumber: 'ZQ-É77/31',
    places: ['Orléans'],
  });
  const south = await createCampaign('lotte', second.slug, { title: 'Hoofd CRÈCHE-LEIDSTER' });
  await page.goto(`/workspaces/${first.slug}`);
  const { box, found } = await openSearch(page);
  const groups = overlay(page).getByRole('group');

  // Every workspace one may see is searched, and named.
  await box.fill('creche-leid');
  await expect(found).toHaveCount(2);
  await expect(groups.filter({ hasText: 'Zoek noord' })).toContainText(north.title);
  await expect(groups.filter({ hasText: 'Zoek zuid' })).toContainText(south.title);
  await expect(overlay(page).getByRole('status').first()).toHaveText('2 campaigns found');
  const texts = ['CAFÉ ZOE', north.hash.toLowerCase(), 'zq-e77', 'chè-le'.toUpperCase()];
  for (const text of texts) {
    await box.fill(text);
    await expect(found.first(), text).toContainText(/crèche-leidster/i);
  }
  await box.fill('orleans');
  await expect(found).toHaveText([/Orléans/]);

  await box.fill('zqxj nowhere');
  await expect(overlay(page)).toContainText('No campaigns match your search');
  await box.fill('zqx');
  await expect(overlay(page)).toContainText('Type at least 4 characters to search');
});

test('arrow keys choose, Enter opens, Escape leads back', async ({ page }) => {
  const { slug } = await createWorkspace('lotte', 'Zoek toetsen');
  const made = [];
  for (const title of ['Zqtoets een', 'Zqtoets twee']) {
    made.push(await createCampaign('lotte', slug, { title }));
  }
  await page.goto(`/workspaces/${slug}`);
  const trigger = page.getByRole('button', { name: 'Search campaigns' });
  await expect(trigger).toBeVisible();
  await page.keyboard.press('Control+k');
  const box = overlay(page).getByRole('combobox');
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toBeHidden();

  const { found } = await openSearch(page);
  await page.keyboard.press('Escape');
  await expect(trigger).toBeFocused();
  await openSearch(page);
  await box.fill('ZQTOETS');
  await expect(found).toHaveCount(2);
  const chosen = found.and(page.locator('[aria-selected="true"]'));
  // The first is ready for Enter; arrows go on, and around.
  await expect(chosen).toHaveCount(1);
  const before = await chosen.textContent();
  await page.keyboard.press('ArrowDown');
  await expect(chosen).not.toHaveText(before ?? '');
  await expect(box).toBeFocused();
  const id = await chosen.getAttribute('href');
  expect(made.map((campaign) => configurePath(campaign.id))).toContain(id);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(id ?? '');
  await expect(overlay(page)).toBeHidden();
});

test.describe('an editor', () => {
  test.use({ person: 'joris' });

  test('finds campaigns of the own workspaces only', async ({ page }) => {
    await page.goto('/campaigns-overview');
    const { box, found } = await openSearch(page);
    await box.fill('Radiographer');
    await expect(found.first()).toBeVisible();
    await box.fill('Care that stays: autumn');
    await expect(overlay(page)).toContainText('No campaigns match your search');
  });
});

test.describe('a search that fails', () => {
  test.use({ expectedComplaints: /status of 500/ });

  test('says so in its place and can be tried again', async ({ page }) => {
    await withoutLiveChanges(page);
    await refuse(page, search, 500, 'The index is lost.');
    await page.goto('/workspaces/acute-care');
    const { box, found } = await openSearch(page);
    await box.fill('Radiographer');
    const again = overlay(page).getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await page.unroute(search);
    await again.click();
    await expect(found.first()).toBeVisible();
  });
});
