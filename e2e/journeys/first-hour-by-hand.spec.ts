import { adCard, confirm, editor, field } from '../support/ads.ts';
import { createWorkspace } from '../support/api.ts';
import {
  dayFromNow,
  getCampaign,
  pickField,
  saveState,
  shownDay,
  textField,
} from '../support/campaigns.ts';
import { library } from '../support/media.ts';
import { countPresses } from '../support/presses.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'lotte', viewport: { width: 1280, height: 1500 } });

test('a campaign is made by hand and launched in few presses', async ({ page }) => {
  const workspace = await createWorkspace('lotte', 'Z eerste uur met de hand');
  await page.goto(`/workspaces/${workspace.slug}`);
  const create = page.getByRole('main').getByRole('link', { name: 'Create new campaign' }).first();
  await expect(create).toBeVisible();
  const presses = await countPresses(page);
  await create.press('Enter');
  await page.getByRole('radio', { name: /^Vacancy visits/ }).press('Space');
  await page.getByRole('button', { name: 'Next', exact: true }).press('Enter');

  await expect(page).toHaveURL(/campaign-details$/);
  const campaignId = new URL(page.url()).pathname.split('/')[3] ?? '';
  await textField(page, 'Title').fill('Verpleegkundige IC');
  // Tab takes the marked line of a list.
  for (const [name, words] of [
    ['Job profiles', 'Verpleegkundige IC'],
    ['Locations', 'Groningen'],
  ] as const) {
    const { input, options, chosen } = pickField(page, name);
    await input.fill(words);
    await expect(options.first()).toBeVisible();
    await input.press('ArrowDown');
    await input.press('Tab');
    await expect(chosen).toHaveCount(1);
  }
  await textField(page, 'Start date').fill(shownDay(dayFromNow(14)));
  await textField(page, 'End date').fill(shownDay(dayFromNow(44)));
  await textField(page, 'Landing page').fill('www.umcg.example/verpleegkundige-ic');
  await textField(page, 'Total budget').fill('2000');
  await page.getByRole('checkbox', { name: 'LinkedIn' }).press('Space');
  await page.getByRole('checkbox', { name: 'Google Display' }).press('Space');
  await expect(page.getByRole('main')).toContainText('What to expect for €2.000');
  await expect(saveState(page)).toHaveText('Saved');
  await page.getByRole('button', { name: 'Start creating ads' }).press('Enter');

  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Channels that were left out' })).toBeVisible();
  await page
    .getByRole('region', { name: /^Facebook posts$/i })
    .getByRole('link', { name: /^New/ })
    .press('Enter');
  await field(page, 'Message').fill('Werken op de intensive care van Groningen? Kom langs.');
  await field(page, 'Link description').fill('Solliciteer in een minuut');
  await editor(page)
    .getByRole('button', { name: /^Library/ })
    .press('Enter');
  await library(page).getByRole('row').first().click();
  await library(page).getByRole('button', { name: 'Confirm' }).press('Enter');
  await confirm(page).press('Enter');
  await expect(adCard(page, 'Verpleegkundige IC').first()).toBeVisible();
  await page.getByRole('button', { name: 'Make the other channels' }).press('Enter');
  await page.getByRole('button', { name: /^Make \d ads?$/ }).press('Enter');
  await expect(page.getByText('Ready to launch', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Deploy campaign' }).press('Enter');
  const launch = page.getByRole('dialog');
  await expect(launch).toContainText('€2.000');
  await expect(launch).toContainText('The networks have nothing against it so far.');
  await launch.getByRole('button', { name: 'Launch campaign' }).press('Enter');
  await expect(launch).toBeHidden();
  presses.expectAtMost(15, 'By hand');

  expect(await getCampaign('lotte', campaignId)).toMatchObject({
    status: 'active',
    customTotalGrossBudget: 2_000_00,
    targetUrl: 'https://www.umcg.example/verpleegkundige-ic',
  });
});
