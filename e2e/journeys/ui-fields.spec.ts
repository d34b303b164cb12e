import { section, showcaseOf } from '../support/showcase.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'ines' });

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
