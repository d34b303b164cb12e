import { expectLayerAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { adsOf, confirm, createAdPath, editAdPath, editor, field } from '../support/ads.ts';
import { createWorkspace } from '../support/api.ts';
import { createCampaign } from '../support/campaigns.ts';
import { library } from '../support/media.ts';
import { expect, test } from '../support/test.ts';
import { toasts } from '../support/toasts.ts';

test.use({ person: 'lotte' });

let slug: string;
// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape.
test.beforeAll(async ({}, { workerIndex }) => {
  ({ slug } = await createWorkspace('lotte', `Zelf gemaakt ${workerIndex}`));
});
const draft = () =>
  createCampaign('lotte', slug, { title: 'ICU nurse', targetUrl: 'https://martini.example/icu' });

test('a Facebook post is made, and changed', async ({ page }) => {
  const { id } = await draft();
  await page.goto(createAdPath(id, 'facebook-post'));
  await expect(page).toHaveTitle('New Facebook ad · Posthorn');
  await field(page, 'Message').fill('x'.repeat(351));
  await expect(editor(page)).toContainText('351/350');
  await confirm(page).click({ force: true });
  await expect(editor(page).getByRole('button', { name: /^Library/ })).toBeFocused();
  await expect(editor(page)).toContainText('This field is max 350 characters');
  await expect(editor(page).getByRole('button', { name: '2 fields to fix' })).toBeVisible();
  await expectLayerAccessible(page, 'ad editor with errors');

  await field(page, 'Message').fill('Care is teamwork.');
  await field(page, 'Headline').fill('ICU nurse');
  await field(page, 'Link description').fill('Apply in a minute');
  await expect(editor(page).getByRole('figure')).toContainText('Care is teamwork.');
  await editor(page)
    .getByRole('button', { name: /^Library/ })
    .click();
  await expect(page).toHaveURL(`${createAdPath(id, 'facebook-post')}/media-library`);
  await library(page).getByRole('row').first().click();
  await library(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(editor(page).getByRole('button', { name: /^Options of Image 1/ })).toBeVisible();

  // It began with a button; another type keeps the words and wants another.
  await editor(page)
    .getByRole('button', { name: /Call to action/ })
    .click();
  await page.getByRole('option', { name: 'Meer informatie' }).click();
  await editor(page).getByRole('radio', { name: 'Carousel' }).click();
  await expect(page).toHaveURL(createAdPath(id, 'facebook-carousel'));
  await expect(field(page, 'Headline')).toHaveValue('ICU nurse');
  await expect(editor(page).getByRole('button', { name: '2 fields left' })).toBeVisible();
  await editor(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page).toHaveURL(createAdPath(id, 'facebook-post'));
  await confirm(page).dblclick();
  await expect(toasts(page)).toContainText(['Ad created']);
  await expect(editor(page)).toBeHidden();
  const [ad, ...others] = await adsOf('lotte', id, 'facebook-post');
  expect(others).toEqual([]);
  if (!ad) throw new Error('The ad is not there');
  expect(ad).toMatchObject({ message: 'Care is teamwork.', callToAction: 'LEARN_MORE' });

  await page.goto(editAdPath(id, 'facebook-post', ad));
  await expect(field(page, 'Message')).toHaveValue('Care is teamwork.');
  await editor(page).getByRole('tab', { name: 'Stories' }).click({ force: true });
  await expect(toasts(page)).toContainText([/^.*You cannot change the type of an existing ad/]);
  await field(page, 'Message').press('End');
  await page.keyboard.type(' Really ');
  // In one go: a slow machine would make two acts of two keys.
  await page.keyboard.insertText('so');
  await page.keyboard.press('Control+z');
  await expect(field(page, 'Message')).toHaveValue('Care is teamwork. Really ');
  await page.keyboard.type('.');
  await confirm(page).click();
  await expect(editor(page)).toBeHidden();
  const [changed] = await adsOf('lotte', id, 'facebook-post');
  expect(changed).toMatchObject({ message: 'Care is teamwork. Really .', version: 2 });
});

test('what is unsaved survives a reload, and a closed editor can be had back', async ({ page }) => {
  const { id } = await draft();
  const path = createAdPath(id, 'instagram-post');
  await page.goto(path);
  await field(page, 'Message').fill('Nearly lost');
  await expect(editor(page).getByText('Draft kept')).toBeVisible();
  await editor(page)
    .getByRole('button', { name: /^Library/ })
    .click();
  await expect(library(page)).toBeVisible();
  await page.reload();
  // It is still open for a choice.
  await expect(library(page).getByRole('button', { name: 'Confirm' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(library(page)).toBeHidden();
  await expect(editor(page)).toContainText('You have an unsaved draft from');
  await expect(field(page, 'Message')).toHaveValue('');
  await editor(page).getByRole('button', { name: 'Restore' }).click();
  await expect(field(page, 'Message')).toHaveValue('Nearly lost');

  // The list takes Escape first, then the editor.
  const callToAction = editor(page).getByRole('button', { name: /Call to action/ });
  await callToAction.click();
  await expect(page.getByRole('option', { name: 'Registreren' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option', { name: 'Registreren' })).toBeHidden();
  await expect(callToAction).toBeFocused();
  await page.keyboard.press('Escape');
  // A toast that is pointed at stays.
  const discarded = toasts(page).filter({ hasText: 'Draft discarded' });
  await discarded.hover();
  await expect(editor(page)).toBeHidden();
  await expect(
    page.getByRole('region', { name: 'Instagram Posts' }).getByRole('link'),
  ).toBeFocused();
  await discarded.getByRole('button', { name: 'Undo' }).click();
  await expect(page).toHaveURL(path);
  await expect(field(page, 'Message')).toHaveValue('Nearly lost');
  await editor(page).getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(field(page, 'Message')).toHaveValue('');

  await field(page, 'Message').fill('Not wanted');
  await editor(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(editor(page)).toBeHidden();
  await page.goto(path);
  await expect(field(page, 'Message')).toHaveValue('');
  await expect(editor(page)).not.toContainText('unsaved draft');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('form and preview take turns', async ({ page }) => {
    const { id } = await draft();
    await page.goto(createAdPath(id, 'facebook-post'));
    await field(page, 'Message').fill('Small');
    await expect(editor(page).getByRole('figure')).toBeHidden();
    await editor(page).getByRole('radio', { name: 'Preview' }).tap();
    await expect(editor(page).getByRole('figure')).toContainText('Small');
    await expectNoSidewaysScroll(page, 'ad editor');
    await confirm(page).tap({ force: true });
    await expect(editor(page).getByRole('button', { name: /^Library/ })).toBeFocused();
  });
});
