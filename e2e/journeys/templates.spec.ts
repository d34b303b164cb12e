import type { Page } from '@playwright/test';
import { adCard, adsPath } from '../support/ads.ts';
import { createWorkspace } from '../support/api.ts';
import {
  addPicked,
  chooseRadio,
  createCampaign,
  dayFromNow,
  getCampaign,
  pickField,
  saveState,
  shownDay,
  textField,
} from '../support/campaigns.ts';
import { createTemplate, createTemplateSearchAd, getTemplate } from '../support/templates.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'lotte', viewport: { width: 1280, height: 1000 } });

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Configure' });
const saved = (page: Page) => expect(drawer(page).getByRole('status')).toHaveText('Saved');
const idIn = (page: Page) => new URL(page.url()).pathname.split('/')[4] ?? '';

async function leaveWith(page: Page, name: string, text: string): Promise<void> {
  const field = drawer(page).getByRole('textbox', { name, exact: true });
  await field.fill(text);
  await field.blur();
}

test('a custom template is made from nothing, and a campaign from it is approved', async ({
  page,
}) => {
  const workspace = await createWorkspace('lotte', 'Z sjablonen');
  await page.goto('/presets/templates/custom-templates');
  await page.getByRole('main').getByRole('link', { name: 'Create template' }).click();
  await chooseRadio(page, 'Vacancy visits');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/custom-templates\/[0-9a-f-]{36}\/template-details$/);
  const id = idIn(page);

  const start = drawer(page).getByRole('button', { name: 'Start creating ads' });
  await expect(start).toHaveAttribute('aria-disabled', 'true');
  await leaveWith(page, 'Title', 'Zorg in de nacht');
  await leaveWith(page, 'Purpose', 'For night shifts');
  const profiles = pickField(page, 'Job profiles');
  await addPicked(profiles, 'verpleegkundige', /^Verpleegkundige/);
  await expect(profiles.chosen.filter({ hasText: 'Verpleegkundige' })).toHaveCount(1);
  await expect(profiles.options).toHaveCount(0);
  await leaveWith(page, 'Runtime', '30');
  await leaveWith(page, 'Budget', '900');
  // Money goes to the channels that have ads: here to one.
  for (const channel of ['Facebook', 'Instagram', 'Google Display']) {
    await drawer(page).getByRole('switch', { name: channel, exact: true }).press('Space');
  }
  await saved(page);
  await expect(start).not.toHaveAttribute('aria-disabled', 'true');
  await start.click();
  await expect(page).toHaveURL(/template-details\/ads$/);

  // the editor of a campaign, with tags
  await page.getByRole('link', { name: 'New ad' }).last().click();
  await expect(page).toHaveURL(/\/ads\/google-search-template\/create$/);
  const lines = page.getByRole('textbox', { name: /^(Headline|Description) \d/ });
  const words = [
    'Work in %%city%%',
    'Nurses wanted',
    'Apply now',
    'Close to home.',
    'In a minute.',
  ];
  for (const [n, text] of words.entries()) await lines.nth(n).fill(text);
  await page.getByRole('radio', { name: 'Example' }).click();
  await expect(page.getByRole('figure')).not.toContainText('[City]');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/template-details\/ads#google-search$/);
  await expect(page.getByText('Campaigns can begin with it')).toBeVisible();
  expect(await getTemplate('lotte', 'custom', id)).toMatchObject({ runtime: 30, adsCount: 1 });

  await page.goto(`/workspaces/${workspace.slug}`);
  await page.getByRole('main').getByRole('link', { name: 'Create new campaign' }).first().click();
  await page.getByRole('tab', { name: 'Templates' }).click();
  await page.getByRole('button', { name: /Create from a template/ }).click();
  await page.getByRole('tab', { name: /^Custom/ }).click();
  await page.getByRole('searchbox', { name: 'Search templates' }).fill('zorg in de nacht');
  await page.getByRole('option', { name: /Zorg in de nacht/ }).click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('main')).toContainText('To approve');
  await expect(textField(page, 'Title')).toHaveValue('Zorg in de nacht');

  // What only this campaign knows; the end follows from the runtime of the template.
  const campaignId = new URL(page.url()).pathname.split('/')[3] ?? '';
  await textField(page, 'Landing page').fill('https://work.example/nights');
  await addPicked(pickField(page, 'Locations'), 'groningen', /^Groningen/);
  await expect(pickField(page, 'Locations').options).toHaveCount(0);
  await textField(page, 'Start date').fill(shownDay(dayFromNow(3)));
  await textField(page, 'Start date').blur();
  await expect(textField(page, 'End date')).toHaveValue(shownDay(dayFromNow(32)));
  await expect(saveState(page)).toHaveText('Saved');
  await page.goto(adsPath(campaignId));
  await expect(adCard(page, 'Work in Groningen')).toBeVisible();
  await page.getByRole('button', { name: 'Approve and launch' }).click();
  const launch = page.getByRole('dialog');
  await expect(launch).toContainText('€900');
  await launch.getByRole('button', { name: 'Launch campaign' }).click();
  await expect(launch).toBeHidden();
  await expect(adCard(page, 'Work in Groningen')).toContainText(/In review|Approved/);
  expect(await getCampaign('lotte', campaignId)).toMatchObject({
    status: 'active',
    usedTemplate: 'Zorg in de nacht',
    customTotalGrossBudget: 900_00,
    startDate: dayFromNow(3),
    endDate: dayFromNow(32),
  });
});

test('the short addresses lead to the same pages, also with the library above them', async ({
  page,
}) => {
  const { id } = await createTemplate('lotte', 'Zorg op een kort adres');
  const create = 'ads/facebook-post-template/create';
  await page.goto(`/templates/custom/${id}/${create}`);
  await expect(page).toHaveURL(`/presets/templates/custom-templates/${id}/${create}`);
  await expect(page.getByRole('dialog', { name: 'New Facebook ad' })).toBeVisible();
  await page.goto('/presets/media-library');
  await expect(page).toHaveURL('/presets/templates/default-templates/media-library');
});

test('another template is shown before it is applied, and taken back after a reload', async ({
  page,
}) => {
  const workspace = await createWorkspace('lotte', 'Z ander sjabloon');
  const template = await createTemplate('lotte', 'Zorg met een ander sjabloon');
  await createTemplateSearchAd('lotte', template.id);
  const campaign = await createCampaign('lotte', workspace.slug, { title: 'Eigen titel' });
  await page.goto(`/campaigns-overview/edit/template-settings/${campaign.id}`);
  await page.getByRole('button', { name: /Change to a template/ }).click();
  await page.getByRole('tab', { name: /^Custom/ }).click();
  await page.getByRole('searchbox', { name: 'Search templates' }).fill('een ander sjabloon');
  await page.getByRole('option', { name: /Zorg met een ander sjabloon/ }).click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await expect(dialog).toContainText('Eigen titel');
  await expect(dialog).toContainText('1 ad comes from the template');
  await dialog.getByRole('button', { name: 'Proceed' }).click();
  await expect(textField(page, 'Title')).toHaveValue('Zorg met een ander sjabloon');

  await page.reload();
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
  await expect(textField(page, 'Title')).toHaveValue('Eigen titel');
  expect(await getCampaign('lotte', campaign.id)).toMatchObject({ title: 'Eigen titel' });
});
