import type { Locator } from '@playwright/test';
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

test('places and jobs are found, told why they do not fit, and taken back', async ({ page }) => {
  const { slug } = await createWorkspace('lotte', 'Zes plaatsen');
  const { id } = await createCampaign('lotte', slug, { type: 'awareness', title: 'Zes' });
  await page.goto(configurePath(id));
  const places = pickField(page, 'Locations');
  const help = 'Up to 5 cities or regions of one country, or one country.';

  // Before anything is typed, the account's own city.
  await places.input.click();
  await expect(places.options.first()).toHaveText(/^Groningen.*City.*Netherlands/);
  await addPicked(places, 'Assen', /^AssenCity.*Netherlands/);
  await expect(places.chosen).toHaveText([/^Assen/]);
  await addPicked(places, 'Friesland', /^FrieslandRegion/);
  await expect(places.input).toHaveAccessibleDescription(
    `${help} You can add only 1 type of administrative unit at the same time`,
  );
  await addPicked(places, 'Emmen', /^EmmenCity.*Netherlands/);
  await expect(places.chosen).toHaveText([/^Assen/, /^Emmen/]);
  await expect(places.input).toHaveAccessibleDescription(help);
  await page.keyboard.press('Escape');
  await places.chosen.filter({ hasText: 'Assen' }).getByRole('button').click();
  await expect(places.chosen).toHaveText([/^Emmen/]);

  await pick(page, 'Function group', 'Healthcare');
  await expect(saveState(page)).toHaveText('Saved');
  // The other way of choosing takes the first choice back. A job is found by its other names.
  await chooseRadio(page, 'Job profiles');
  const jobs = pickField(page, 'Job profiles');
  await addPicked(jobs, 'cook', /^Kok/);
  await addPicked(jobs, 'Dialysis', /^Dialyseverpleegkundige/);
  await expect(jobs.chosen).toHaveText(['Kok', 'Dialyseverpleegkundige']);
  await expect(
    page.getByText(
      "Can't estimate impressions, clicks, and CTR based on different function groups",
    ),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(saveState(page)).toHaveText('Saved');
  expect(await getCampaign('lotte', id)).toMatchObject({
    functionGroup: null,
    locations: [{ name: 'Emmen' }],
    profiles: [{ name: 'Chef' }, { name: 'Dialysis Nurse' }],
  });
});

/** Types a whole date into one end of the range. */
async function typeDay(dates: Locator, end: 'Start' | 'End', day: string): Promise<void> {
  const field = dates.getByRole('textbox', { name: `${end} date` });
  await field.fill(day.split('-').reverse().join('-'));
  await field.press('Enter');
}

test('dates are typed, and said to be in the wrong order', async ({ page }) => {
  const { slug } = await createWorkspace('lotte', 'Zeven dagen');
  const { id } = await createCampaign('lotte', slug, {
    title: 'Zeven',
    dates: [dayFromNow(10), dayFromNow(20)],
  });
  await page.goto(configurePath(id));
  const dates = page.getByRole('group', { name: 'Start and end date' });
  const field = page.locator('#field-schedule');
  await typeDay(dates, 'End', dayFromNow(5));
  await expect(field.getByText('End date should be greater than start date')).toBeVisible();
  await typeDay(dates, 'End', dayFromNow(375));
  await expect(field).toContainText('366 days');
  await typeDay(dates, 'Start', dayFromNow(374));
  await expect(field).toContainText('2 days');
  await expect(saveState(page)).toHaveText('Saved');
  expect(await getCampaign('lotte', id)).toMatchObject({
    startDate: dayFromNow(374),
    endDate: dayFromNow(375),
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
