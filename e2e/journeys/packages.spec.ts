import type { Page } from '@playwright/test';
import { tabTo } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';
import { toasts } from '../support/toasts.ts';

const heading = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}`) });
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name' });
const saveButton = (page: Page) => page.getByRole('button', { name: /^Saved?$/ });

test.describe('packages', () => {
  test.use({ person: 'luca' });

  test('are added, filled in, offered, archived and deleted by keyboard alone', async ({
    page,
  }) => {
    const { keyboard } = page;
    await page.goto('/campaigns-overview');
    await expect(page.getByRole('heading', { name: 'Campaigns overview' })).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Presets' }));
    await keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await keyboard.press('p');
    await expect(page.getByRole('menuitem', { name: 'Packages' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(page).toHaveURL('/presets/packages');
    const add = page.getByRole('button', { name: 'Add package' });
    await expect(add).toBeVisible();
    await tabTo(page, add);
    await keyboard.press('Enter');

    // A new package waits to be named.
    await expect(nameField(page)).toBeFocused();
    await keyboard.type('Keys only');
    await keyboard.press('Tab');
    await keyboard.type('21');
    await tabTo(page, page.getByRole('checkbox', { name: 'Google Search' }));
    await keyboard.press('Space');
    await tabTo(page, saveButton(page));
    await expect(page.getByRole('tooltip')).toHaveText("Enabled channels can't have zero budget");
    await tabTo(
      page,
      page.getByRole('textbox', { name: 'Budget for Google Search' }),
      5,
      'Shift+Tab',
    );
    await keyboard.type('1250');
    await keyboard.press('Enter');
    await expect(saveButton(page)).toHaveText('Saved');
    await expect(heading(page, 'Keys only')).toContainText('€1.250 · 21 days');

    const isActive = page.getByRole('switch', { name: 'Keys only is active' });
    await tabTo(page, isActive, 15, 'Shift+Tab');
    const switched = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await keyboard.press('Space');
    await switched;
    await page.reload();
    await expect(isActive).toBeChecked();

    const actions = page.getByRole('button', { name: 'Actions for Keys only' });
    await tabTo(page, actions);
    await keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeFocused();
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(isActive).toBeHidden();
    await expect(toasts(page)).toContainText('Keys only was archived');

    await expect(actions).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeFocused();
    await keyboard.press('End');
    await keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(heading(page, 'Keys only')).toBeHidden();
    // The keyboard goes on at the package that took its place.
    await expect(page.locator('[data-row] :focus')).toHaveCount(1);
  });
});
