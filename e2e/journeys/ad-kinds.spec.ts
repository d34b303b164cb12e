import { adsOf, confirm, createAd, editAdPath, editor } from '../support/ads.ts';
import { createWorkspace } from '../support/api.ts';
import { createCampaign } from '../support/campaigns.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'lotte' });

let slug: string;
// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape.
test.beforeAll(async ({}, { workerIndex }) => {
  ({ slug } = await createWorkspace('lotte', `Zeven soorten ${workerIndex}`));
});
const draft = () => createCampaign('lotte', slug, { title: 'Baker' });

test('the cards of a carousel change places by mouse', async ({ page }) => {
  const { id } = await draft();
  const ad = await createAd('lotte', id, 'instagram-carousel');
  const [first, second] = ad.media.map((item) => item.id);
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
  const [turned] = await adsOf('lotte', id, 'instagram-carousel');
  expect(turned?.media.map((item) => item.id)).toEqual([second, first]);
});

test('a picture is cut inside the editor', async ({ page }) => {
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
});
