import { expectLayerAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { adsPath } from '../support/ads.ts';
import { callAs, createWorkspace } from '../support/api.ts';
import { createCampaign } from '../support/campaigns.ts';
import { createSearchAd } from '../support/google-ads.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'lotte', viewport: { width: 390, height: 900 } });

interface Chosen {
  chosen: { wanted: { text: string; match: string }[] | null; excluded: { text: string }[] } | null;
}

test('keywords are changed on the page of the ads', async ({ page }) => {
  const { slug } = await createWorkspace('lotte', 'Zoekwoorden');
  const { id } = await createCampaign('lotte', slug, {
    title: 'ICU nurse',
    targetUrl: 'https://martini.example/jobs/icu-nurse',
    places: ['Groningen'],
  });
  await createSearchAd('lotte', id);
  const own = { wanted: [{ text: 'icu nurse', match: 'phrase' }], excluded: [] };
  await callAs('lotte', 'PUT', `/campaigns/${id}/keywords`, own);

  await page.goto(adsPath(id));
  const section = page.getByRole('region', { name: 'Keywords' });
  await expect(section).toContainText('icu nurse Phrase');
  await section.getByRole('button', { name: 'Edit keywords' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Keywords' });
  await dialog.getByRole('button', { name: 'icu nurse: Phrase. Change to Exact' }).press('Enter');
  await dialog
    .getByLabel('Add keywords')
    .fill('verpleegkundige ic\n[ic verpleegkundige]\n-stage\nicu nurse');
  await dialog.getByRole('button', { name: 'Add to the list' }).press('Enter');
  await expect(dialog.getByRole('list', { name: 'Not shown for' })).toContainText('stage');
  await expect(dialog.getByRole('list', { name: 'Shown for', exact: true })).toContainText(
    'ic verpleegkundige',
  );
  await expectLayerAccessible(page, 'keywords on a phone');
  await expectNoSidewaysScroll(page, 'keywords on a phone');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(dialog).toBeHidden();

  await expect(section).toContainText('Chosen by you');
  await expect(section).toContainText('icu nurse Exact');
  await expect(section).toContainText('verpleegkundige ic Phrase');
  await expect(section).toContainText('ic verpleegkundige Exact');
  await expect(section).toContainText('Not shown for: stage');
  await expectNoSidewaysScroll(page, 'keywords on a phone');
  const { chosen } = await callAs<Chosen>('lotte', 'GET', `/campaigns/${id}/keywords`);
  expect(chosen).toEqual({
    wanted: [
      { text: 'icu nurse', match: 'exact' },
      { text: 'verpleegkundige ic', match: 'phrase' },
      { text: 'ic verpleegkundige', match: 'exact' },
      { text: 'icu nurse', match: 'phrase' },
    ],
    excluded: [{ text: 'stage', match: 'phrase' }],
  });
});
