import { section, showcaseOf } from '../support/showcase.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'ines' });

test('text is explained once it was touched, warned after 10 characters and ends at 15', async ({
  page,
}) => {
  await page.goto(showcaseOf('text'));
  const part = section(page, 'Text');
  const text = part.getByRole('textbox', { name: 'Text', exact: true });
  await expect(text).toHaveAccessibleDescription('');
  await text.fill('ab');
  await expect(text).toHaveAccessibleDescription('This field is at least 3 characters');
  await text.fill('exactly fifteen');
  await expect(text).toHaveAccessibleDescription('');
  await expect(part.getByText('15/15').first()).toBeVisible();
  await text.fill('one more than 15');
  await expect(text).toHaveValue('one more than 15');
  await expect(text).toHaveAccessibleDescription('This field is max 15 characters');
  await expect(part.getByText('16/15')).toBeVisible();
  // Empty breaks two rules and is told one.
  await text.fill('');
  await expect(text).toHaveAccessibleDescription('This field can not be empty');

  const link = part.getByRole('textbox', { name: 'Landing page' });
  await link.fill('not an address');
  await expect(part.getByText('Provided url is invalid')).toBeVisible();
  await link.fill('https://example.test/jobs');
  await expect(part.getByText('Provided url is invalid')).toHaveCount(0);

  const headline = part.getByRole('textbox', { name: 'Headline' });
  const warning = part.getByText('Keep this under 10 characters');
  await headline.fill('ten letter');
  await expect(warning).toHaveCount(0);
  await headline.fill('ten letters');
  await expect(warning).toBeVisible();
  await expect(headline).not.toHaveAttribute('aria-invalid', 'true');
  await headline.fill('sixteen letters!');
  await expect(headline).toHaveAttribute('aria-invalid', 'true');
  await expect(part.getByText('Longer than the limit of 15 characters')).toBeAttached();
});

test('a text area warns after 10 characters and 2 line breaks, and ends at 150', async ({
  page,
}) => {
  await page.goto(showcaseOf('textarea'));
  const part = section(page, 'Text area');
  const message = part.getByRole('textbox', { name: 'Message', exact: true });
  const field = message.locator('xpath=ancestor::*[contains(@class, "group/field")][1]');
  await message.fill('a\nb\nc');
  await expect(field).not.toContainText('truncated');
  await message.fill('a\nb\nc\nd');
  await expect(field).toContainText('Text would be automatically truncated after 2 line breaks');
  await message.fill('eleven char');
  await expect(field).toContainText('Keep this under 10 characters');
  await message.fill('x'.repeat(150));
  await expect(message).not.toHaveAttribute('aria-invalid', 'true');
  await message.fill('x'.repeat(151));
  await expect(message).toHaveAccessibleDescription('This field is max 150 characters');
  await expect(field).toContainText('151/150');
});

test('numbers and amounts keep to their bounds and formats', async ({ page }) => {
  await page.goto(showcaseOf('numbers'));
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
});

test('dropdowns choose one or several, and say when nothing matches', async ({ page }) => {
  await page.goto(showcaseOf('selects'));
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
});
