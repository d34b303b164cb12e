import type { Page } from '@playwright/test';
import { createWorkspace } from '../support/api.ts';
import {
  addPicked,
  chooseRadio,
  configurePath,
  createCampaign,
  dayFromNow,
  getCampaign,
  pick,
  pickField,
  saveState,
  textField,
  wholeForm,
} from '../support/campaigns.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'lotte', viewport: wholeForm });

const creation = '/campaigns-overview/set-campaign';

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });

/** The id of the campaign whose configuration is open now. */
async function idOnScreen(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/set-campaign\/[0-9a-f-]{36}\/campaign-details$/);
  return new URL(page.url()).pathname.split('/').at(-2) ?? '';
}

test('a custom campaign is created, configured, saved and there after a reload', async ({
  page,
}) => {
  const workspace = await createWorkspace('lotte', 'Zelf custom');
  await page.goto(`/workspaces/${workspace.slug}`);
  await page.getByRole('main').getByRole('link', { name: 'Create new campaign' }).first().click();
  await expect(page).toHaveURL(`${creation}/manual-settings`);
  await expect(next(page)).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('link', { name: 'custom campaign' }).click();
  await expect(page).toHaveURL(`${creation}/manual-settings?goal=custom`);
  await expect(next(page)).not.toHaveAttribute('aria-disabled', 'true');
  await next(page).click();
  const id = await idOnScreen(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Untitled Campaign');
  await expect(main).toContainText('DraftCustom');

  const title = 'Zorgteam custom';
  await textField(page, 'Title').fill(title);
  await chooseRadio(page, 'Function group');
  await page.getByRole('button', { name: /Function group$/ }).click();
  await page.getByRole('combobox', { name: 'Search function groups' }).fill('healthc');
  await page.getByRole('option', { name: 'Healthcare' }).click();
  await pick(page, 'Goal', 'Traffic');
  const places = pickField(page, 'Locations');
  for (const name of ['Assen', 'Leeuwarden']) {
    await addPicked(places, name, new RegExp(`^${name}.*Netherlands`));
    await expect(places.chosen.filter({ hasText: name })).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Calendar/ }).click();
  await page.getByRole('button', { name: '30 days', exact: true }).click();
  await textField(page, 'Landing page').fill('https://example.test/vacature?ref=1');
  await textField(page, 'PO number').fill('PO-Z-1');
  await textField(page, 'Reference number').fill('REF 7/b');
  await pick(page, 'Language', 'German');

  await expect(page.getByText('Everything is filled in')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Ready' })).toBeVisible();
  await expect(saveState(page)).toHaveText('Saved');

  await page.reload();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(textField(page, 'Title')).toHaveValue(title);
  await expect(places.chosen).toHaveText([/^Assen/, /^Leeuwarden/]);
  await expect(textField(page, 'PO number')).toHaveValue('PO-Z-1');
  await expect(textField(page, 'Reference number')).toHaveValue('REF 7/b');
  await expect(page.getByRole('button', { name: /Language$/ })).toContainText('German');
  await expect(page.getByText('Everything is filled in')).toBeVisible();
  expect(await getCampaign('lotte', id)).toMatchObject({
    functionGroup: 'healthcare',
    profiles: [],
    type: 'custom',
    status: 'draft',
    workspaceSlug: workspace.slug,
    targetUrl: 'https://example.test/vacature?ref=1',
    goal: 'MAXIMISE_CLICKS',
    title,
    poNumber: 'PO-Z-1',
    referenceNumber: 'REF 7/b',
    language: 'de',
    startDate: dayFromNow(1),
    endDate: dayFromNow(30),
  });
});

test('the dates are picked in the calendar, and not before tomorrow', async ({ page }) => {
  const { slug } = await createWorkspace('lotte', 'Zelf gedateerd');
  const { id } = await createCampaign('lotte', slug);
  await page.goto(configurePath(id));
  await page.getByRole('button', { name: /^Calendar/ }).click();
  const calendar = page.getByRole('application');
  const day = (days: number) => {
    const date = new Date(`${dayFromNow(days)}T12:00:00`);
    const spoken = date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });
    return calendar.getByRole('button', { name: new RegExp(`\\b${spoken} ${date.getFullYear()}`) });
  };
  // On the last day of a month the calendar begins with the next one, and does not go back.
  const isLastDay = dayFromNow(0).slice(0, 7) !== dayFromNow(1).slice(0, 7);
  if (isLastDay) await expect(calendar.getByRole('button', { name: 'Previous' })).toBeDisabled();
  else await expect(day(0)).toHaveAttribute('aria-disabled', 'true');
  await day(1).click();
  await day(15).click();
  await expect(calendar).toBeHidden();
  await expect(page.getByText('15 days', { exact: true }).first()).toBeVisible();
  await expect(saveState(page)).toHaveText('Saved');
  expect(await getCampaign('lotte', id)).toMatchObject({
    startDate: dayFromNow(1),
    endDate: dayFromNow(15),
  });
});

test('an address without its last part leads to where one begins', async ({ page }) => {
  const { slug } = await createWorkspace('lotte', 'Zonder einde');
  const { id } = await createCampaign('lotte', slug, { title: 'Zonder einde' });
  await page.goto(creation);
  await expect(page).toHaveURL(`${creation}/manual-settings`);
  await page.goto(`${creation}/template-settings`);
  await expect(page.getByRole('tab', { name: 'Templates' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.goto(`${creation}/${id}`);
  await expect(page).toHaveURL(configurePath(id));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zonder einde');
});
