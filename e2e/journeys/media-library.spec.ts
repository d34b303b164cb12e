import { expectLayerAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { chooseFiles, drawPicture, library, tile } from '../support/media.ts';
import { expect, test } from '../support/test.ts';
import { toasts } from '../support/toasts.ts';

test.use({ person: 'sofia' });

test('the library has an address above every page', async ({ page, openAs }) => {
  await page.goto('/outbox?a=1#top');
  await page.getByRole('button', { name: 'Presets' }).click();
  await page.getByRole('menuitem', { name: 'Media library' }).click();
  await expect(library(page)).toBeVisible();
  await expect(page).toHaveURL('/outbox/media-library?a=1#top');
  await expect(page).toHaveTitle('Media library · Posthorn');
  await page.goBack();
  await expect(library(page)).toBeHidden();
  await expect(page).toHaveURL('/outbox?a=1#top');
  await expect(page).toHaveTitle('Outbox · Posthorn');
  await page.goForward();
  await page.reload();
  await expect(library(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/outbox?a=1#top');

  await page.goto('/no/such/page/media-library');
  await expect(library(page)).toBeVisible();
  await library(page).getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page).toHaveURL('/campaigns-overview');

  const visitor = await openAs(undefined);
  await visitor.goto('/outbox/media-library');
  await visitor.getByRole('button', { name: /Sofia/ }).click();
  await expect(library(visitor)).toBeVisible();
  await expect(visitor).toHaveURL('/outbox/media-library');
});

test('an image is uploaded, found, renamed and deleted', async ({ page }) => {
  await page.goto('/campaigns-overview/media-library');
  const layer = library(page);
  // The button says it for a moment only.
  const isSaid = (text: string) => expect(layer.getByRole('button', { name: text })).toBeVisible();
  const terrace = await drawPicture(page, { name: 'Café terrace.png', width: 900 });
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
  await Promise.all([isSaid('Upload Failed'), chooseFiles(page, [terrace, notes])]);
  await expect(tile(page, 'Café terrace')).toBeVisible();
  const uploads = layer.getByRole('region', { name: 'Uploads' });
  await expect(uploads).toContainText('Invalid image type. Please use jpeg or png.');
  const kitchen = await drawPicture(page, { name: 'Kitchen.png', width: 600 });
  await Promise.all([isSaid('Upload Succeeded'), chooseFiles(page, [kitchen])]);
  await page.reload();

  await layer.getByLabel('Search media').fill('cafe terr');
  await expect(layer.getByRole('row')).toHaveCount(1);
  await tile(page, 'Café terrace').dblclick();
  const details = layer.getByRole('complementary');
  await expect(details).toContainText('900 × 900 px');
  const save = details.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  await details.getByLabel('Title').fill('Lunch outside');
  // What was typed waits, also for anyone who leaves.
  await layer.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Presets' }).click();
  await page.getByRole('menuitem', { name: 'Media library' }).click();
  await tile(page, 'Café terrace').dblclick();
  await expect(details.getByLabel('Title')).toHaveValue('Lunch outside');
  await save.click();
  await layer.getByLabel('Search media').fill('lunch');
  await expect(tile(page, 'Lunch outside')).toBeVisible();
  await expectLayerAccessible(page, 'media library with details');

  await details.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toasts(page)).toContainText(['Your media was successfully deleted']);
  await expect(tile(page, 'Lunch outside')).toBeHidden();
  await expect(details).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the library fits and the details take the screen', async ({ page }) => {
    await page.goto('/campaigns-overview/media-library');
    await chooseFiles(page, [await drawPicture(page, { name: 'Phone.jpg', width: 640 })]);
    await expect(tile(page, 'Phone').first()).toBeVisible();
    await expectNoSidewaysScroll(page, 'media library');
    await library(page).getByRole('button', { name: 'Details of Phone' }).first().tap();
    const details = library(page).getByRole('complementary');
    expect((await details.boundingBox())?.width).toBe(390);
    await expectNoSidewaysScroll(page, 'media details');
    await details.getByRole('button', { name: 'Close details' }).tap();
    await expect(details).toBeHidden();
  });
});
