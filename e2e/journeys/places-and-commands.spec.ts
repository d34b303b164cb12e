import { createWorkspace } from '../support/api.ts';
import { configurePath, createCampaign, getCampaign } from '../support/campaigns.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'lotte' });

test('a radius is chosen at the place, kept, and said wherever the place is', async ({ page }) => {
  const { slug } = await createWorkspace('lotte', 'Z omgeving');
  const { id } = await createCampaign('lotte', slug, {
    title: 'Zorg rond de stad',
    places: ['Groningen'],
  });
  await page.goto(configurePath(id));
  const tag = page.getByRole('row', { name: /^Groningen/ });
  await expect(tag).toContainText(/City · Groningen · .* people/);
  await expect(page.getByText(/at least 25 km around a city/)).toBeVisible();
  await tag.press('Enter');
  const wide = page.getByRole('option', { name: '+ 40 km' });
  await expect(wide).toContainText(/about .* people/);
  await expect(
    page.getByRole('option', { name: 'Only the city (Facebook, Instagram: 25 km)' }),
  ).toHaveAttribute('aria-selected', 'true');
  await wide.click();
  await expect(tag).toContainText('Groningen + 40 km');
  await expect(page.getByText(/LinkedIn knows no radius/)).toBeVisible();
  await expect
    .poll(async () => (await getCampaign('lotte', id)).locations)
    .toMatchObject([{ name: 'Groningen', radiusKm: 40 }]);

  await page.setViewportSize({ width: 390, height: 800 });
  await page.reload();
  await expect(tag).toContainText(/Groningen \+ 40 km.*about .* people/);
  await tag.click();
  await page.getByRole('option', { name: '+ 25 km' }).click();
  await expect(tag).toContainText('Groningen + 25 km');
  await expect(tag).toBeFocused();
  await expect
    .poll(async () => (await getCampaign('lotte', id)).locations)
    .toMatchObject([{ name: 'Groningen', radiusKm: 25 }]);
  await page.goto(`/workspaces/${slug}`);
  await expect(page.getByText('Groningen + 25 km').first()).toBeVisible();
});

test('the keyboard opens pages and what was opened last, on any page', async ({ page }) => {
  const { slug } = await createWorkspace('lotte', 'Z toetsen');
  const { id } = await createCampaign('lotte', slug, { title: 'Zojuist geopend' });
  await page.goto(configurePath(id));
  await expect(page.getByRole('heading', { name: 'Zojuist geopend' })).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const overlay = page.getByRole('dialog', { name: 'Search campaigns' });
  const last = overlay.getByRole('group', { name: 'Opened last' });
  await expect(last.getByRole('option').first()).toHaveText(/^Zojuist geopend #\w+$/);
  await page.keyboard.type('templ');
  await expect(overlay.getByRole('option', { name: 'Templates' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/presets\/templates/);
  await expect(overlay).toBeHidden();
});
