import type { Page } from '@playwright/test';
import { createWorkspace } from '../support/api.ts';
import {
  chooseRadio,
  configurePath,
  createCampaign,
  getCampaign,
  pick,
  pickField,
  saveState,
  textField,
} from '../support/campaigns.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'anna' });

const typePath = (id: string) => `/campaigns-overview/edit/manual-settings/${id}`;
const templatePath = (id: string) => `/campaigns-overview/edit/template-settings/${id}`;
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
const sure = (page: Page) => page.getByRole('alertdialog', { name: 'Are you sure?' });
const tag = (page: Page, type: string) =>
  page.getByRole('link', { name: `${type}, change the campaign type` });

test('the type is changed and changed back, after a question that names what is lost', async ({
  page,
}) => {
  const { slug } = await createWorkspace('anna', 'Zeist');
  const { id } = await createCampaign('anna', slug, {
    title: 'Zeister zorg',
    targetUrl: 'https://example.test/zeist',
    profiles: ['Dialysis Nurse'],
    places: ['Assen'],
  });
  await page.goto(configurePath(id));
  await tag(page, 'Vacancy visits').click();
  await expect(page).toHaveURL(typePath(id));
  await expect(page.getByRole('radiogroup', { name: 'Change the campaign to' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /\bVacancy visits\b/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /Package set up/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await chooseRadio(page, 'Fast apply form');
  await expect(page.getByText('Vacancy visits becomes Fast apply form')).toBeVisible();
  await next(page).click();
  await expect(sure(page)).toContainText('Zeister zorg will be of the type Fast apply form.');
  await expect(sure(page).getByRole('listitem')).toHaveText(['Landing page']);
  await sure(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(sure(page)).toBeHidden();
  expect(await getCampaign('anna', id)).toMatchObject({ type: 'consideration' });

  await next(page).click();
  await sure(page).getByRole('button', { name: 'Proceed' }).click();
  await expect(page).toHaveURL(configurePath(id));
  await expect(tag(page, 'Fast apply form')).toBeVisible();
  await expect(textField(page, 'Landing page')).toHaveCount(0);
  await expect(pickField(page, 'Job profiles').chosen).toHaveText(['Dialyseverpleegkundige']);
  expect(await getCampaign('anna', id)).toMatchObject({ type: 'leadform', targetUrl: '' });

  // To a custom campaign, which takes everything along and asks for a goal; and back without it.
  await tag(page, 'Fast apply form').click();
  await page.getByRole('link', { name: 'custom campaign' }).click();
  await next(page).click();
  await expect(sure(page)).toContainText('Nothing you filled in will be lost.');
  await sure(page).getByRole('button', { name: 'Proceed' }).click();
  await pick(page, 'Goal', 'Conversions');
  await expect(saveState(page)).toHaveText('Saved');
  await tag(page, 'Custom').click();
  await chooseRadio(page, 'Vacancy visits');
  await next(page).click();
  await expect(sure(page).getByRole('listitem')).toHaveText(['Goal']);
  await sure(page).getByRole('button', { name: 'Proceed' }).click();
  await expect(tag(page, 'Vacancy visits')).toBeVisible();
  expect(await getCampaign('anna', id)).toMatchObject({
    type: 'consideration',
    goal: null,
    title: 'Zeister zorg',
    profiles: [{ name: 'Dialysis Nurse' }],
    locations: [{ name: 'Assen' }],
  });
});

test('a type that was chosen but not changed is asked about before leaving', async ({ page }) => {
  const { slug } = await createWorkspace('anna', 'Zoetermeer');
  const { id } = await createCampaign('anna', slug, { title: 'Zoet' });
  await page.goto(typePath(id));
  const crumb = page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Campaigns overview' });
  await chooseRadio(page, 'Job applications');
  // Between the two tabs nothing is lost.
  await page.getByRole('tab', { name: 'Templates' }).click();
  await expect(page).toHaveURL(new RegExp(templatePath(id)));
  await expect(page.getByRole('tab', { name: 'Templates', selected: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Manual settings' }).click();
  await expect(page.getByRole('radio', { name: /\bJob applications\b/ })).toBeChecked();

  await crumb.click();
  await sure(page).getByRole('button', { name: 'Stay here' }).click();
  await expect(sure(page)).toBeHidden();
  await expect(page.getByRole('radio', { name: /\bJob applications\b/ })).toBeChecked();
  await crumb.click();
  await sure(page).getByRole('button', { name: 'Proceed' }).click();
  await expect(page).toHaveURL('/campaigns-overview');
  expect(await getCampaign('anna', id)).toMatchObject({ type: 'consideration' });
});
