import type { Page } from '@playwright/test';
import {
  adsOf,
  confirm,
  createAd,
  createAdPath,
  editAdPath,
  editor,
  field,
} from '../support/ads.ts';
import { createWorkspace } from '../support/api.ts';
import { createCampaign } from '../support/campaigns.ts';
import { library } from '../support/media.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'lotte' });

let slug: string;
// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape.
test.beforeAll(async ({}, { workerIndex }) => {
  ({ slug } = await createWorkspace('lotte', `Zeven soorten ${workerIndex}`));
});
const draft = () => createCampaign('lotte', slug, { title: 'Baker' });

async function pick(page: Page, count: number): Promise<void> {
  await editor(page)
    .getByRole('button', { name: /^Library/ })
    .first()
    .click();
  const tiles = library(page).locator('[role=row][aria-selected]');
  for (let n = 0; n < count; n += 1) await tiles.nth(n).click();
  await library(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(library(page)).toBeHidden();
}

async function chooseAction(page: Page, label: string): Promise<void> {
  await editor(page)
    .getByRole('button', { name: /Call to action/ })
    .click();
  await page.getByRole('option', { name: label, exact: true }).click();
}

test('a carousel is made and changed', async ({ page }) => {
  const { id } = await draft();
  await page.goto(createAdPath(id, 'facebook-carousel'));
  for (const name of ['Message', 'Headline', 'Link description'] as const) {
    await field(page, name).fill(`${name} of a baker`);
  }
  await pick(page, 2);
  await chooseAction(page, 'Contact opnemen');
  await confirm(page).click();
  await expect(editor(page)).toBeHidden();
  const [ad] = await adsOf('lotte', id, 'facebook-carousel');
  expect(ad).toMatchObject({ callToAction: 'CONTACT_US', headline: 'Headline of a baker' });
  expect(ad?.media).toHaveLength(2);

  await page.getByRole('article').getByRole('link', { name: /^Edit/ }).click();
  await field(page, 'Message').fill('Bread for the whole town');
  await confirm(page).click();
  await expect(editor(page)).toBeHidden();
  const [changed] = await adsOf('lotte', id, 'facebook-carousel');
  expect(changed).toMatchObject({ version: 2, message: 'Bread for the whole town' });
});

test('the cards of a carousel change places by keyboard and by mouse', async ({ page }) => {
  const { id } = await draft();
  const ad = await createAd('lotte', id, 'instagram-carousel');
  const [first, second] = ad.media.map((item) => item.id);
  await page.goto(editAdPath(id, 'instagram-carousel', ad));
  await editor(page).getByRole('button', { name: 'Options of Image 1' }).focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(editor(page)).toContainText('Image 1 moved to place 2 of 2');
  await expect(editor(page).getByRole('button', { name: 'Options of Image 2' })).toBeFocused();
  await confirm(page).click();
  await expect(editor(page)).toBeHidden();
  const [turned] = await adsOf('lotte', id, 'instagram-carousel');
  expect(turned?.media.map((item) => item.id)).toEqual([second, first]);

  await page.goto(editAdPath(id, 'instagram-carousel', ad));
  const places = editor(page)
    .getByRole('list', { name: 'Media in their order' })
    .getByRole('listitem');
  // Waits until the places stand still.
  await places.nth(1).hover();
  const [from, to] = [await places.nth(0).boundingBox(), await places.nth(1).boundingBox()];
  if (!from || !to) throw new Error('The places are not there');
  await page.mouse.move(from.x + 20, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + to.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(editor(page)).toContainText('Image 1 moved to place 2 of 2');
  await confirm(page).click();
  await expect(editor(page)).toBeHidden();
  const [back] = await adsOf('lotte', id, 'instagram-carousel');
  expect(back?.media.map((item) => item.id)).toEqual([first, second]);
});

test('a picture is cut inside the editor, and its original comes back', async ({ page }) => {
  const { id } = await draft();
  const ad = await createAd('lotte', id, 'linkedin-post');
  await page.goto(editAdPath(id, 'linkedin-post', ad));
  await editor(page).getByRole('button', { name: 'Crop Image 1' }).click();
  const cropper = page.getByRole('dialog', { name: /crop/i });
  await cropper.getByRole('radio', { name: /wide/i }).click();
  await cropper.getByRole('button', { name: 'Done' }).click();
  await expect(cropper).toBeHidden();
  await confirm(page).click();
  await expect(editor(page)).toBeHidden();
  const [cut] = await adsOf('lotte', id, 'linkedin-post');
  expect(cut?.media[0]?.id).not.toBe(ad.media[0]?.id);

  await page.goto(editAdPath(id, 'linkedin-post', ad));
  await editor(page).getByRole('button', { name: 'Options of Image 1' }).click();
  await page.getByRole('menuitem', { name: 'Use the original' }).click();
  await confirm(page).click();
  await expect(editor(page)).toBeHidden();
  const [whole] = await adsOf('lotte', id, 'linkedin-post');
  expect(whole?.media[0]?.id).toBe(ad.media[0]?.id);
});
