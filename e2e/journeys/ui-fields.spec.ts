import type { Page } from '@playwright/test';
import { section, showcaseOf } from '../support/showcase.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'ines' });

test('numbers and amounts keep to their bounds, and dropdowns choose', async ({ page }) => {
  await page.goto(showcaseOf('numbers', 'selects'));
  await test.step('numbers and amounts keep to their bounds and formats', () => tryNumbers(page));
  await test.step('dropdowns choose one or several, and say when nothing matches', () =>
    trySelects(page));
});

async function tryNumbers(page: Page): Promise<void> {
  const part = section(page, 'Numbers and currency');
  const runtime = part.getByRole('textbox', { name: 'Runtime' });
  await part.getByRole('button', { name: 'Increase Runtime' }).click();
  await expect(runtime).toHaveValue('31');
  await runtime.fill('61');
  await runtime.press('Enter');
  await expect(runtime).toHaveAccessibleDescription('Must be between 1 and 60');

  // Tab selects the whole amount, so that typing replaces it, although its grouping goes with focus.
  const budget = part.getByRole('textbox', { name: 'Budget' });
  await expect(budget).toHaveValue('1.250');
  await budget.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(budget).toHaveValue('1250');
  await page.keyboard.type('0');
  await expect(budget).toHaveValue('0');
  await expect(budget).toHaveAccessibleDescription("Value can't be lower then 1");
  const cents = part.getByRole('textbox', { name: 'Cost per click' });
  await cents.fill('1,255');
  await expect(cents).toHaveAccessibleDescription(/Provided amount has invalid format/);
  await cents.fill('1.25');
  await expect(cents).not.toHaveAccessibleDescription(/invalid format/);

  const slider = part.getByRole('slider', { name: 'Zoom' });
  await slider.press('ArrowRight');
  await expect(slider).toHaveValue('41');
}

async function trySelects(page: Page): Promise<void> {
  const part = section(page, 'Dropdowns');
  const options = page.getByRole('option');
  await part.getByRole('button', { name: /Call to action/ }).click();
  await options.filter({ hasText: 'Learn more' }).click();
  await expect(part.getByRole('button', { name: /Call to action/ })).toContainText('Learn more');

  const city = part.getByRole('button', { name: /^Choose a city|City$/ });
  await city.click();
  const search = page.getByRole('combobox', { name: 'Search cities' });
  await search.fill('qqq');
  await expect(page.getByText('Sorry, no matching options')).toBeVisible();
  await search.fill('zwo');
  await options.filter({ hasText: 'Zwolle' }).click();
  await expect(part.getByRole('button', { name: /Zwolle.*City|City.*Zwolle/ })).toBeVisible();

  const region = part.getByRole('combobox', { name: 'Region' });
  await region.fill('utr');
  await expect(options).toHaveText(['Utrecht']);
  await region.press('ArrowDown');
  await region.press('Enter');
  await expect(region).toHaveValue('Utrecht');

  // Its answers come late, like those of a server.
  const location = part.getByRole('combobox', { name: 'Location', exact: true });
  await location.fill('ams');
  await expect(options).toHaveText(['Amsterdam']);
  await location.press('ArrowDown');
  await location.press('Enter');
  await expect(location).toHaveValue('Amsterdam');

  await part.getByRole('button', { name: 'Locations', exact: true }).click();
  await options.filter({ hasText: 'Breda' }).click();
  await page.keyboard.press('Escape');
  const chosen = part.getByRole('row', { name: 'Breda' });
  await expect(chosen).toBeVisible();
  await chosen.getByRole('button', { name: 'Remove Breda' }).click();
  await expect(chosen).toHaveCount(0);
}
