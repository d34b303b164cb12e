import { accountOf, callAs } from '../support/api.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'lotte' });

interface Campaign {
  id: string;
  type: string;
  title: string;
  targetUrl: string;
  poNumber: string;
  referenceNumber: string;
  language: string;
  profiles: { name: string }[];
  locations: { name: string }[];
  startDate: string | null;
}

const slug = 'acute-care';
const pathOf = (id: string) => `/campaigns-overview/set-campaign/${id}/campaign-details`;
const stored = (id: string) => callAs<Campaign>('lotte', 'GET', `/campaigns/${id}`);

async function aDraft(type = 'consideration'): Promise<string> {
  const accountId = await accountOf('lotte');
  const { id } = await callAs<Campaign>('lotte', 'POST', '/campaigns', { type, slug, accountId });
  return id;
}

/** A colleague in another window. */
async function retitle(id: string, title: string): Promise<void> {
  const { targetUrl, poNumber, referenceNumber, language } = await stored(id);
  await callAs('lotte', 'PUT', `/campaigns/${id}`, {
    title,
    target_url: targetUrl,
    po_number: poNumber,
    reference_number: referenceNumber,
    language,
  });
}

test('a campaign is created, filled in and complete', async ({ page }) => {
  await page.goto(`/workspaces/${slug}`);
  await page.goto('/campaigns-overview/set-campaign');
  await expect(page).toHaveURL(/\/set-campaign\/manual-settings$/);
  await page.getByText('Vacancy visits').click();
  await expect(page).toHaveURL(/\?goal=highlight$/);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/campaign-details$/);
  const id = page.url().split('/').at(-2) ?? '';

  await page.getByRole('textbox', { name: 'Title' }).fill('Night nurse, Assen');
  await page.getByRole('combobox', { name: 'Job profiles' }).fill('verpleegkundige');
  await page.getByRole('option', { name: 'Nurse', exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Locations' }).fill('Assen');
  await page.getByRole('option').filter({ hasText: 'Drenthe' }).first().click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Calendar' }).click();
  await page.getByRole('button', { name: '30 days' }).click();
  await page.getByRole('textbox', { name: 'Landing page' }).fill('https://noorderzorg.example/n');
  await page.keyboard.press('Tab');

  await expect(page.getByText('5 of 5')).toBeVisible();
  await expect(page.getByText('Everything is filled in')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  expect(await stored(id)).toMatchObject({
    title: 'Night nurse, Assen',
    targetUrl: 'https://noorderzorg.example/n',
    profiles: [{ name: 'Nurse' }],
    locations: [{ name: 'Assen' }],
  });

  await page.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Activity log' }).click();
  const log = page.getByRole('table', { name: 'Activity log' });
  await expect(log).toContainText("added the location 'Assen'");
  await page.getByRole('searchbox').fill('ADDEDTHELOCATION');
  await expect(log.getByRole('row')).toHaveCount(2);
});

test('what can not be saved yet is there after a reload', async ({ page }) => {
  const id = await aDraft();
  await page.goto(pathOf(id));
  const landing = page.getByRole('textbox', { name: 'Landing page' });
  await landing.fill('http://noorderzorg.example');
  await page.keyboard.press('Tab');
  const message = page.locator('#campaign-editor').getByText('The URL should include https://');
  await expect(message).toBeVisible();
  await page.reload();
  await expect(landing).toHaveValue('http://noorderzorg.example');
  await expect(message).toBeVisible();
  await landing.fill('https://noorderzorg.example');
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await stored(id)).targetUrl).toBe('https://noorderzorg.example');
});

test.describe('two people at once', () => {
  // A stale save is refused, taken in and sent again.
  test.use({ expectedComplaints: /status of 409/ });

  test('decide about one field, and both keep what they did to two', async ({ page }) => {
    const id = await aDraft();
    await page.goto(pathOf(id));
    const title = page.getByRole('textbox', { name: 'Title' });
    await title.fill('ICU nurse');
    await retitle(id, 'Night nurse');
    await expect(page.getByText('Somebody else changed this in the meantime')).toBeVisible();
    await expect(title).toHaveValue('ICU nurse');
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await expect.poll(async () => (await stored(id)).title).toBe('ICU nurse');

    await page.getByRole('textbox', { name: 'PO number' }).fill('PO-7');
    await retitle(id, 'Day nurse');
    await page.keyboard.press('Tab');
    await expect(title).toHaveValue('Day nurse');
    await expect.poll(async () => (await stored(id)).poNumber).toBe('PO-7');
  });
});

test('another type says what it empties, and leaving without it asks', async ({ page }) => {
  const id = await aDraft();
  await page.goto(pathOf(id));
  await page.getByRole('textbox', { name: 'Landing page' }).fill('https://noorderzorg.example');
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await stored(id)).targetUrl).not.toBe('');
  await page.getByRole('link', { name: /change the campaign type/ }).click();
  await page.getByText('Fast apply form').click();
  await page.getByRole('link', { name: 'Campaigns overview' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await asked.getByRole('button', { name: 'Stay here' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(asked).toContainText('Landing page');
  await asked.getByRole('button', { name: 'Proceed' }).click();
  await expect(page).toHaveURL(pathOf(id));
  await expect(page.getByRole('textbox', { name: 'Landing page' })).toHaveCount(0);
  expect(await stored(id)).toMatchObject({ type: 'leadform', targetUrl: '' });
});

test('a launched campaign can be read, not changed', async ({ page }) => {
  const accountId = await accountOf('lotte');
  const { data } = await callAs<{ data: Campaign[] }>(
    'lotte',
    'GET',
    `/accounts/${accountId}/${slug}/campaigns?status=active&perpage=100`,
  );
  const id = data[0]?.id ?? '';
  await page.goto(pathOf(id));
  await expect(page.getByRole('main')).toContainText('can not be changed any more');
  await expect(page.getByRole('textbox', { name: 'Title' })).not.toBeEditable();
  await page.goto(`/campaigns-overview/edit/manual-settings/${id}`);
  await expect(page).toHaveURL(pathOf(id));
});
