import {
  expectAccessible,
  expectLayerAccessible,
  expectNoSidewaysScroll,
  tabTo,
} from '../support/accessibility.ts';
import { adCard, adsPath, createAdPath, editor } from '../support/ads.ts';
import { callAs, createWorkspace } from '../support/api.ts';
import { createCampaign } from '../support/campaigns.ts';
import { chooseZip, createBannerAd, line, uploadedBanners, zipOf } from '../support/google-ads.ts';
import { library } from '../support/media.ts';
import { expect, test } from '../support/test.ts';
import { toasts } from '../support/toasts.ts';

test.use({ person: 'lotte' });

let slug: string;
// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape.
test.beforeAll(async ({}, { workerIndex }) => {
  ({ slug } = await createWorkspace('lotte', `Zichtbaar ${workerIndex}`));
});
const draft = () =>
  createCampaign('lotte', slug, { title: 'ICU nurse', targetUrl: 'https://martini.example/icu' });
const button = (page: Parameters<typeof editor>[0], name: string | RegExp) =>
  editor(page).getByRole('button', { name, exact: true });
const bannersOf = (id: string) =>
  callAs<
    { id: string; title: string; callToAction: string; tags: string[]; primaryColor: string }[]
  >('lotte', 'GET', `/campaigns/${id}/google-banner-ads`);

test('nine banners are made with the keyboard alone, looked at and updated', async ({ page }) => {
  const { id } = await draft();
  await page.goto(createAdPath(id, 'google-display-generated'));
  await expect(line(page, 'Title')).toHaveValue('ICU nurse');
  await expect(editor(page).getByRole('img', { name: /: ICU nurse$/ })).toHaveCount(9);
  await button(page, 'Create display ads').click({ force: true });
  await expect(line(page, 'Type')).toBeFocused();
  await expect(editor(page)).toContainText('Please choose a logo');
  await expectLayerAccessible(page, 'banner editor with errors');

  await page.keyboard.type('Vacancy');
  await tabTo(page, line(page, 'Subtitle'));
  await page.keyboard.type('Close to home');
  await tabTo(page, line(page, 'Tags'));
  await page.keyboard.type('32 hours');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Permanent');
  await tabTo(page, line(page, 'Call to action'));
  await page.keyboard.type('Apply now');
  await tabTo(page, button(page, 'Choose logo'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${createAdPath(id, 'google-display-generated')}/media-library`);
  await tabTo(page, library(page).getByRole('row').first());
  await page.keyboard.press('Space');
  await tabTo(page, library(page).getByRole('button', { name: 'Confirm' }));
  await page.keyboard.press('Enter');
  await expect(library(page)).toBeHidden();
  await tabTo(page, button(page, 'Create display ads'));
  await page.keyboard.press('Enter');

  await expect(toasts(page)).toContainText(['Ad created']);
  await expect(button(page, 'Continue')).toBeVisible();
  expect(await bannersOf(id)).toMatchObject([
    {
      title: 'ICU nurse',
      callToAction: 'Apply now',
      tags: ['32 hours', 'Permanent'],
      primaryColor: '#05377E',
    },
  ]);
  await line(page, 'Title').fill('ICU nurse, nights');
  await button(page, 'Update ad').click();
  await button(page, 'Continue').click();
  await expect(page).toHaveURL(`${adsPath(id)}#google`);
  await expect(adCard(page, 'ICU nurse, nights').getByRole('img')).toHaveCount(9);
  // What the editor had announced goes with a reload; axe would mind what it was about.
  await page.reload();
  await expect(adCard(page, 'ICU nurse, nights').getByRole('img')).toHaveCount(9);
  await expectAccessible(page, 'ads page with banners');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the banners of ICU nurse, nights' }).click();
  expect((await download).suggestedFilename()).toBe('banners.zip');
  expect(await (await download).failure()).toBeNull();
  expect(await bannersOf(id)).toMatchObject([{ title: 'ICU nurse, nights' }]);

  await adCard(page, 'ICU nurse, nights').getByRole('link', { name: /^Edit/ }).click();
  await expect(button(page, 'Update ad')).toBeVisible();
  await editor(page).getByRole('tab', { name: '.Zip upload' }).click({ force: true });
  await expect(toasts(page)).toContainText([/You cannot change the type of an existing ad/]);
});

test.describe('a zip', () => {
  test.use({ expectedComplaints: /status of 422/ });

  test('that is none is refused with its reason, and another file takes its place', async ({
    page,
  }) => {
    const { id } = await draft();
    await page.goto(createAdPath(id, 'google-display-custom'));
    await expect(editor(page).getByText('Upload your .zip-file')).toBeVisible();
    await chooseZip(page, {
      name: 'broken.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from('not a zip'),
    });
    await expect(editor(page).getByText('Upload Failed')).toBeVisible();
    await expect(editor(page).getByRole('alert')).toContainText('This is not a zip file');
    await expect(toasts(page)).toHaveCount(0);
    await expectLayerAccessible(page, 'zip upload that failed');

    await chooseZip(page, zipOf('first', [300, 250], [728, 90]));
    await expect(editor(page).getByText('Upload Succeeded')).toBeVisible();
    const frame = editor(page).frameLocator('iframe').first();
    await expect(frame.getByText('Nurses wanted')).toBeVisible();
    await chooseZip(page, zipOf('second', [320, 50]));
    await expect(editor(page)).toContainText('1 banner is in the campaign now');
    expect(await uploadedBanners('lotte', id)).toMatchObject([{ width: 320, height: 50 }]);

    await editor(page).getByRole('tab', { name: 'Banner generation' }).click();
    await editor(page).getByRole('tab', { name: '.Zip upload' }).click();
    await expect(editor(page).getByText('Upload your .zip-file')).toBeVisible();
    await button(page, 'Continue').click();
    await expect(page).toHaveURL(`${adsPath(id)}#google`);
    const card = adCard(page, 'second-320 320 × 50');
    await expect(card.frameLocator('iframe').getByText('Nurses wanted')).toBeVisible();
    await expect(card.getByRole('link', { name: /^Edit/ })).toHaveCount(0);
    await expect(card.getByRole('button', { name: /^Duplicate/ })).toHaveCount(0);
    await card.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('button', { name: 'Delete ad' }).click();
    await expect(card).toHaveCount(0);
  });
});

test('nine of many banners are in sight until a person asks for all', async ({ page }) => {
  const { id } = await draft();
  for (let n = 1; n <= 10; n += 1) await createBannerAd('lotte', id, { title: `Nurse ${n}` });
  await page.goto(`${adsPath(id)}#google`);
  const cards = page.getByRole('region', { name: 'Google Display Banners' }).getByRole('article');
  await expect(cards).toHaveCount(9);
  await page.getByRole('button', { name: 'Show all 10' }).click();
  await expect(cards).toHaveCount(10);
  await page.getByRole('button', { name: 'Show fewer' }).click();
  await expect(cards).toHaveCount(9);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('words and banners take turns', async ({ page }) => {
    const { id } = await draft();
    await page.goto(createAdPath(id, 'google-display-generated'));
    await line(page, 'Title').fill('Small');
    await expectNoSidewaysScroll(page, 'banner editor');
    await editor(page).getByRole('radio', { name: 'Preview' }).tap();
    await expect(editor(page).getByRole('img', { name: /: Small$/ })).toHaveCount(9);
    await expectNoSidewaysScroll(page, 'banner preview');
    await page.goto(adsPath(id));
    await expect(page.getByRole('heading', { name: 'Google Search' })).toBeVisible();
    await expectNoSidewaysScroll(page, 'ads page with placeholders');
  });
});
