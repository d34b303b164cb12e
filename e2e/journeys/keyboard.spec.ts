import { tabTo } from '../support/accessibility.ts';
import { bell, rows } from '../support/notifications.ts';
import { openAccounts, openBell, openProfile, openWorkspaces } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test('the keyboard alone leads from the sign-in to a notification marked as read', async ({
  page,
}) => {
  await page.goto('/sign-in');
  await expect(page.getByRole('button', { name: /Jamal Mertens/ })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: /Jamal Mertens/ }));
  await page.keyboard.press('Enter');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 5 unread');

  await tabTo(page, bell(page));
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const row = rows(panel, 'Anaesthesia nurse');
  await expect(row).toContainText('Unread');
  await tabTo(page, rows(panel).first());
  await page.keyboard.press('ArrowDown');
  await expect(row).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(row.getByRole('button', { name: 'Actions' })).toBeFocused();
  await page.keyboard.press('Enter');
  const entry = page.getByRole('menuitem', { name: 'Mark as read' });
  await expect(page.getByRole('menuitem', { name: 'Pin' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(entry).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row).not.toContainText('Unread');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(bell(page)).toBeFocused();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 4 unread');
});

test.describe('the focus', () => {
  test.use({ person: 'lotte' });

  test('goes back to where it came from when a layer closes', async ({ page }) => {
    await page.goto('/workspaces/acute-care');
    const openers = [
      [page.getByRole('button', { name: /^Account:/ }), openAccounts],
      [bell(page), openBell],
      [page.getByRole('button', { name: /^Profile of/ }), openProfile],
      [page.getByRole('button', { name: /^Workspace:/ }), openWorkspaces],
    ] as const;
    for (const [button, open] of openers) {
      const layer = await open(page);
      await expect(layer).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(layer).toBeHidden();
      await expect(button).toBeFocused();
    }
    const addUsers = page.getByRole('button', { name: 'Add users to this workspace' });
    await addUsers.click();
    const modal = page.getByRole('dialog');
    await expect(modal.getByLabel('Search users')).toBeFocused();
    // Once around, and still inside.
    for (let press = 0; press < 6; press += 1) await page.keyboard.press('Tab');
    await expect(modal.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await expect(addUsers).toBeFocused();
  });

  test('can skip the bar, and starts at the top of a new page', async ({ page }) => {
    await page.goto('/workspaces/employer-brand');
    await expect(page.getByRole('link', { name: 'Meet the night team' })).toBeVisible();
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await tabTo(page, skip, 1);
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('link', { name: 'Meet the night team' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meet the night team');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('less motion', () => {
  test.use({ person: 'lotte' });
  const moving = () =>
    document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 1).length;

  test('is obeyed: a layer stands at once', async ({ page }) => {
    await page.goto('/workspaces/acute-care');
    await openBell(page);
    expect(await page.evaluate(moving)).toBe(0);
  });
});
