import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  expectAccessible,
  expectLayerAccessible,
  expectNoSidewaysScroll,
} from '../support/accessibility.ts';
import { adsPath, createAd } from '../support/ads.ts';
import { accountOf, callAs, createWorkspace } from '../support/api.ts';
import { createCampaign, dayFromNow } from '../support/campaigns.ts';
import { formOnMeta } from '../support/networks.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'lotte' });

const form = {
  name: 'Zorg voor elkaar',
  introHeadline: 'Apply in a minute',
  introDescription: 'No letter, no CV.',
  questions: [
    { type: 'FULL_NAME', label: '', options: [] },
    { type: 'EMAIL', label: '', options: [] },
    { type: 'CUSTOM', label: 'Which shifts do you prefer?', options: ['Days', 'Nights'] },
  ],
  privacyTitle: 'How we treat your data',
  privacyUrl: 'https://care.example/privacy',
  completionHeadline: 'Thank you',
  completionDescription: 'We call you within two days.',
  completionButtonUrl: 'https://care.example',
};

/** A fast apply campaign with everything that a launch asks for. */
async function launchableCampaign(slug: string): Promise<string> {
  const { id } = await createCampaign('lotte', slug, {
    type: 'leadform',
    title: 'Night nurses',
    profiles: ['Dialysis Nurse'],
    places: ['Groningen'],
    dates: [dayFromNow(3), dayFromNow(33)],
  });
  const pages = await callAs<{ id: string; channel: string; leadformStatus: string | null }[]>(
    'lotte',
    'GET',
    `/accounts/${await accountOf('lotte')}/social-pages`,
  );
  const page = pages.find(
    ({ channel, leadformStatus }) => channel === 'facebook' && leadformStatus === 'accepted',
  );
  await callAs('lotte', 'PUT', `/campaigns/${id}/social-page`, {
    channel: 'facebook',
    page_id: page?.id,
  });
  await callAs('lotte', 'PUT', `/campaigns/${id}/leadform-draft`, form);
  await createAd('lotte', id, 'facebook-post', { call_to_action: 'CONTACT_US' });
  await callAs('lotte', 'PUT', `/campaigns/${id}/custom-budget`, {
    total_gross_budget_in_cents: 1_000_00,
    facebook_amount: 1_000_00,
    google_display_amount: 0,
    google_search_amount: 0,
    linkedin_amount: 0,
  });
  return id;
}

async function apply(page: Page, name: string, email: string): Promise<void> {
  // Publishing goes on after the launch was accepted.
  await expect(async () => page.goto(await formOnMeta('Zorg voor elkaar'))).toPass();
  await page.getByLabel('full name').fill(name);
  await page.getByLabel('email').fill(email);
  await page.getByLabel('Which shifts do you prefer?').selectOption('Nights');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('We call you within two days.')).toBeVisible();
}

const board = (page: Page) => page.getByRole('region', { name: 'Applications' });
const opened = (page: Page, name: string) => page.getByRole('dialog', { name });

test('a launched form is filled in, and the application is dealt with until it is erased', async ({
  page,
  openAs,
}) => {
  const { slug } = await createWorkspace('lotte', 'Z sollicitaties');
  const id = await launchableCampaign(slug);
  await page.goto(adsPath(id));
  await page.getByRole('button', { name: 'Deploy campaign' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Launch campaign' }).click();
  await expect(dialog).toBeHidden();

  const path = `/campaigns-overview/set-campaign/${id}/campaign-details/applications`;
  await page.goto(path);
  await expect(page.getByText('No applications yet')).toBeVisible();
  const candidate = await openAs(undefined);
  await apply(candidate, '=Zoë Müller 🌙', 'zoe@example.test');

  // told by the network, and seen without a reload
  const open = page.getByRole('button', { name: 'Open the application of =Zoë Müller 🌙' });
  await expect(open).toBeVisible();
  await expectAccessible(page, 'the applications to a campaign');
  await open.click();
  const drawer = opened(page, '=Zoë Müller 🌙');
  await expect(drawer).toContainText('Nights');
  await drawer.getByRole('button', { name: /Status/ }).click();
  await page.getByRole('option', { name: 'Contacted' }).click();
  await drawer.getByRole('textbox', { name: 'Note' }).fill('Called, will come on Monday');
  await drawer.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('The note was saved')).toBeVisible();
  await expectLayerAccessible(page, 'one application');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('row', { name: /Zoë/ })).toContainText('Contacted');

  await page.getByRole('searchbox', { name: 'Search applications' }).fill('monday');
  await expect(open).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    board(page).getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain(`"'=Zoë Müller 🌙"`);

  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page, 'the applications on a phone');
  await open.click();
  await drawer.getByRole('button', { name: 'Erase this person' }).click();
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByText(/^1 application to this campaign was erased/)).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(open).toHaveCount(0);
});
