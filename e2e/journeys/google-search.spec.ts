import { expectLayerAccessible, expectNoSidewaysScroll, tabTo } from '../support/accessibility.ts';
import { adCard, adsPath, confirm, createAdPath, editor } from '../support/ads.ts';
import { callAs, createWorkspace } from '../support/api.ts';
import { createCampaign } from '../support/campaigns.ts';
import { line, type SearchAd, searchLines } from '../support/google-ads.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'lotte' });

let slug: string;
// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape.
test.beforeAll(async ({}, { workerIndex }) => {
  ({ slug } = await createWorkspace('lotte', `Zoekmachine ${workerIndex}`));
});
const draft = () =>
  createCampaign('lotte', slug, {
    title: 'ICU nurse',
    targetUrl: 'https://martini.example/jobs/icu-nurse-in-the-night',
    places: ['Groningen'],
  });
const adsOf = (id: string) =>
  callAs<SearchAd[]>('lotte', 'GET', `/campaigns/${id}/google-search-ads`);

test('a search ad is written with the keyboard alone', async ({ page }) => {
  const { id } = await draft();
  await page.goto(createAdPath(id, 'google-search'));
  await expect(page).toHaveTitle('New Google Search ad · Posthorn');
  await expect(editor(page).getByPlaceholder('Type headline.')).toHaveCount(3);
  await expect(editor(page).getByPlaceholder('Description.')).toHaveCount(2);
  await confirm(page).click({ force: true });
  await expect(editor(page)).toContainText('At least 3 inputs should be filled in this group');
  await expect(line(page, 'Headline 1')).toBeFocused();
  await expectLayerAccessible(page, 'search editor with errors');

  for (const text of [...searchLines.headlines, 'A fourth one']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
  await expect(line(page, 'Headline 5')).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(line(page, 'Headline 4')).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(line(page, 'Headline 3')).toHaveValue('A fourth one');
  await expect(line(page, 'Headline 3')).toBeFocused();
  await tabTo(page, line(page, 'Description 1'));
  await page.keyboard.type('A ward that you help to shape.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Choose your own hours.');

  const shown = editor(page).getByRole('figure');
  await expect(shown).toContainText('ICU nurse | Work in Groningen | A fourth one');
  await expect(shown).toContainText('martini.example › jobs › icu-nurse-in-th');
  await expect(editor(page).getByRole('region', { name: 'Ad strength' })).toContainText('Good');
  await tabTo(page, confirm(page));
  await page.keyboard.press('Enter');
  await expect(editor(page)).toBeHidden();
  await expect(page).toHaveURL(`${adsPath(id)}#google-search`);
  await expect(adCard(page, 'ICU nurse')).toContainText('Work in Groningen');
  expect(await adsOf(id)).toMatchObject([
    { headlines: ['ICU nurse', 'Work in Groningen', 'A fourth one', 'Apply today'] },
  ]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('lines and result take turns', async ({ page }) => {
    const { id } = await draft();
    await page.goto(createAdPath(id, 'google-search'));
    await line(page, 'Headline 1').fill('Small');
    await expectNoSidewaysScroll(page, 'search editor');
    await editor(page).getByRole('button', { name: 'Add headline' }).tap();
    const remove = editor(page).getByRole('button', { name: 'Delete Headline 4' });
    await expect(remove).toBeInViewport({ ratio: 1 });
    await editor(page).getByRole('radio', { name: 'Preview' }).tap();
    await expect(editor(page).getByRole('figure')).toContainText('Small');
    await expectNoSidewaysScroll(page, 'search preview');
  });
});
