import type { Locator } from '@playwright/test';
import { campaignId, createWorkspace } from '../support/api.ts';
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
import { stopClock } from '../support/toasts.ts';

test.use({ person: 'lotte', viewport: wholeForm });

test('places: five of one kind in one country, beginning at home', async ({ page }) => {
  const { slug } = await createWorkspace('lotte', 'Zes plaatsen');
  const { id } = await createCampaign('lotte', slug, { title: 'Zes' });
  await page.goto(configurePath(id));
  const field = pickField(page, 'Locations');
  const isTold = (message: string) => expect(field.input).toHaveAccessibleDescription(message);
  const help = 'Up to 5 cities or regions of one country, or one country.';

  // Before anything is typed, the account's own city.
  await field.input.click();
  await expect(field.options.first()).toHaveText(/^Groningen.*City.*Netherlands/);
  await field.input.fill('zzzz nowhere');
  await expect(
    page.getByText('Unable to find this location. Please change your search.'),
  ).toBeVisible();

  await addPicked(field, 'Assen', /^AssenCity.*Netherlands/);
  await expect(field.chosen).toHaveText(['Assen']);
  await addPicked(field, 'Friesland', /^FrieslandRegion/);
  await isTold(`${help} You can add only 1 type of administrative unit at the same time`);
  await addPicked(field, 'Brugge', /^BruggeCity.*Belgium/);
  await isTold(`${help} You can only select multiple locations in the same country`);
  await expect(field.chosen).toHaveText(['Assen']);

  for (const name of ['Emmen', 'Leeuwarden', 'Drachten', 'Heerenveen']) {
    await addPicked(field, name, new RegExp(`^${name}City.*Netherlands`));
    await expect(field.chosen.filter({ hasText: name })).toBeVisible();
  }
  await isTold(help);
  await addPicked(field, 'Hoogeveen', /^HoogeveenCity/);
  await isTold(`${help} You have exceeded maximum amount of locations`);
  await expect(field.chosen).toHaveCount(5);

  await page.keyboard.press('Escape');
  await field.chosen.filter({ hasText: 'Emmen' }).getByRole('button').click();
  await expect(field.chosen).toHaveText(['Assen', 'Leeuwarden', 'Drachten', 'Heerenveen']);
  await isTold(help);
  await expect(saveState(page)).toHaveText('Saved');
  const { locations } = await getCampaign('lotte', id);
  expect(locations.map(({ name }) => name)).toEqual([
    'Assen',
    'Leeuwarden',
    'Drachten',
    'Heerenveen',
  ]);
});

test('jobs: five at most, found by other names, and one function group for awareness', async ({
  page,
}) => {
  const { slug } = await createWorkspace('lotte', 'Zes beroepen');
  const { id } = await createCampaign('lotte', slug, { type: 'awareness', title: 'Zes' });
  await page.goto(configurePath(id));
  await pick(page, 'Function group', 'Healthcare');
  await expect(saveState(page)).toHaveText('Saved');
  // The other way of choosing takes the first choice back.
  await chooseRadio(page, 'Job profiles');
  await expect(saveState(page)).toHaveText('Saved');
  await expect.poll(async () => (await getCampaign('lotte', id)).functionGroup).toBeNull();

  const field = pickField(page, 'Job profiles');
  await field.input.fill('zzzz nobody');
  await expect(
    page.getByText("We can't find this profile in our database, please contact your CSM."),
  ).toBeVisible();
  await addPicked(field, 'cook', /^Chef/);
  await expect(field.chosen).toHaveText(['Chef']);
  const mixed = page.getByText(
    "Can't estimate impressions, clicks, and CTR based on different function groups",
  );
  await expect(mixed).toHaveCount(0);
  await addPicked(field, 'Dialysis', /^Dialysis Nurse/);
  await expect(mixed).toBeVisible();
  for (const name of ['Emergency Nurse', 'Practice Nurse', 'Community Nurse']) {
    await addPicked(field, name, new RegExp(`^${name}`));
    await expect(field.chosen.filter({ hasText: name })).toBeVisible();
  }
  await addPicked(field, 'Paediatric', /^Paediatric Nurse/);
  await expect(field.input).toHaveAccessibleDescription(
    /You have exceeded maximum amount of job profiles$/,
  );
  await expect(field.chosen).toHaveCount(5);
});

/** Types a whole date into one end of the range. */
async function typeDay(dates: Locator, end: 'Start' | 'End', day: string): Promise<void> {
  const [year = '', month = '', date = ''] = day.split('-');
  await dates.getByRole('spinbutton', { name: new RegExp(`^day, ${end} Date`) }).click();
  await dates.page().keyboard.type(date + month + year);
}

test('dates: in the future, in order, a year at most', async ({ page }) => {
  const { slug } = await createWorkspace('lotte', 'Zeven dagen');
  const { id } = await createCampaign('lotte', slug, {
    title: 'Zeven',
    dates: [dayFromNow(10), dayFromNow(20)],
  });
  await page.goto(configurePath(id));
  const dates = page.getByRole('group', { name: 'Start and end date' });
  const isTold = (message: string) =>
    expect(page.locator('#field-schedule').getByText(message)).toBeVisible();
  await typeDay(dates, 'End', dayFromNow(5));
  await isTold('End date should be greater than start date');
  await typeDay(dates, 'End', dayFromNow(10));
  await isTold('End date should be greater than start date');
  await typeDay(dates, 'End', dayFromNow(376));
  await isTold('Date range period is too big');
  await typeDay(dates, 'End', dayFromNow(375));
  await expect(page.locator('#field-schedule')).toContainText('365 days');
  await typeDay(dates, 'Start', dayFromNow(0));
  await isTold('Only future dates can be selected');
  await typeDay(dates, 'Start', dayFromNow(374));
  await expect(page.locator('#field-schedule')).toContainText('1 day');
  await expect(saveState(page)).toHaveText('Saved');
  expect(await getCampaign('lotte', id)).toMatchObject({
    startDate: dayFromNow(374),
    endDate: dayFromNow(375),
  });
});

test('texts: one message at a time, and only once the field was touched', async ({ page }) => {
  const { slug } = await createWorkspace('lotte', 'Zonder fout');
  const { id } = await createCampaign('lotte', slug);
  await page.goto(configurePath(id));
  const link = textField(page, 'Landing page');
  const help = 'Where people arrive when they press an ad.';
  const isTold = (message: string) =>
    expect(link).toHaveAccessibleDescription(message ? `${help} ${message}` : help);
  const required = 'This field can not be empty';
  await expect(link).toBeVisible();
  await expect(page.getByText(required)).toHaveCount(0);
  await isTold('');

  await link.fill('http://example.test');
  await isTold('The URL should include https:// and no spaces');
  await link.fill('https://exa mple');
  await isTold('The URL should include https:// and no spaces');
  await link.fill('https://?');
  await isTold('Provided url is invalid');
  await link.fill(`https://example.test/${'x'.repeat(980)}`);
  await isTold('This field is max 1000 characters');
  await link.fill('');
  await isTold(required);
  // Only this one was touched; leaving another empty touches it, too.
  await expect(page.getByText(required)).toHaveCount(1);
  await textField(page, 'Title').focus();
  await textField(page, 'Title').blur();
  await expect(page.getByText(required)).toHaveCount(2);

  const po = textField(page, 'PO number');
  await po.fill('x'.repeat(41));
  await expect(po).toHaveAccessibleDescription(/This field is max 40 characters/);
  await expect(saveState(page)).toHaveText('Not all saved –');
  await po.fill('x'.repeat(40));
  await expect(po).not.toHaveAccessibleDescription(/max/);
  const reference = textField(page, 'Reference number');
  await reference.fill('y'.repeat(101));
  await expect(reference).toHaveAccessibleDescription(/This field is max 100 characters/);
  await reference.fill('y'.repeat(100));
  await reference.blur();
  await expect(saveState(page)).toHaveText('Saved');
  expect(await getCampaign('lotte', id)).toMatchObject({
    title: '',
    targetUrl: '',
    poNumber: 'x'.repeat(40),
    referenceNumber: 'y'.repeat(100),
  });
});

test('the bar and the list say what is still to do, and lead there', async ({ page }) => {
  const { slug } = await createWorkspace('lotte', 'Ziet wat mist');
  const { id } = await createCampaign('lotte', slug, { title: 'Zicht' });
  await page.goto(configurePath(id));
  const todo = page.getByRole('region', { name: 'Still to do' });
  await expect(todo).toContainText('1 of 5');
  await todo.getByRole('button', { name: /^Landing page/ }).click();
  await expect(textField(page, 'Landing page')).toBeFocused();
  await page.getByRole('button', { name: '4 fields to do' }).click();
  await expect(pickField(page, 'Job profiles').input).toBeFocused();
  await expect(
    page.locator('#campaign-editor').getByText('This field can not be empty'),
  ).toHaveCount(4);
});

test.describe('an account without a conversion id', () => {
  test.use({ person: 'sofia' });

  test('is not offered conversions as a goal', async ({ page }) => {
    const { slug } = await createWorkspace('sofia', 'Zonder doel');
    const { id } = await createCampaign('sofia', slug, { type: 'custom', title: 'Zonder' });
    await page.goto(configurePath(id));
    await page.getByRole('button', { name: /Goal$/ }).click();
    await expect(page.getByRole('option')).toHaveText(['Traffic', 'Brand awareness']);
  });
});

test.describe('a search for places that fails', () => {
  test.use({ expectedComplaints: /status of 500/ });

  test('finds nothing, and waits for the last key before it asks', async ({ page }) => {
    const { slug } = await createWorkspace('lotte', 'Zoekt plaats');
    const { id } = await createCampaign('lotte', slug, { title: 'Zoekt' });
    const asked: (string | null)[] = [];
    await page.route(/\/locations\/autocomplete/, (route) => {
      asked.push(new URL(route.request().url()).searchParams.get('q'));
      return route.fulfill({ status: 500 });
    });
    await page.clock.install();
    await page.goto(configurePath(id));
    const { input } = pickField(page, 'Locations');
    await input.click();
    await expect.poll(() => asked).toEqual(['Groningen']);
    await stopClock(page);
    for (const text of ['Ass', 'Asse', 'Assen']) {
      await input.fill(text);
      await page.clock.fastForward(250);
    }
    expect(asked).toEqual(['Groningen']);
    await page.clock.fastForward(60);
    await expect(async () => {
      await page.clock.runFor(10);
      await expect(page.getByText('Unable to find this location')).toBeVisible({ timeout: 100 });
    }).toPass();
    expect(asked).toEqual(['Groningen', 'Assen']);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
});

test('pages the account lacks are asked for', async ({ page }) => {
  const { slug } = await createWorkspace('lotte', 'Zonder pagina');
  const { id } = await createCampaign('lotte', slug, { title: 'Zonder' });
  await page.route(/\/social-pages$/, (route) => route.fulfill({ json: [] }));
  await page.goto(configurePath(id));
  await expect(page.getByRole('region', { name: 'Budget and next step' })).toContainText(
    'Please connect social pages to your account in the settings page in order to create ads and finish your campaign',
  );
});

test('a campaign with errors can be repaired, except for its dates', async ({ page }) => {
  const id = await campaignId('lotte', 'acute-care', 'Anaesthesia nurse');
  await page.goto(configurePath(id));
  await expect(page.getByRole('main')).toContainText('FailedJob applications');
  const reference = textField(page, 'Reference number');
  await reference.fill('REQ-Z');
  await reference.blur();
  await expect(saveState(page)).toHaveText('Saved');
  expect(await getCampaign('lotte', id)).toMatchObject({ referenceNumber: 'REQ-Z' });
  await expect(textField(page, 'Start and end date')).toHaveAttribute('readonly', '');
});
