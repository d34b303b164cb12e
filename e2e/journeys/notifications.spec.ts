import type { Request } from '@playwright/test';
import { accountOf, callAs } from '../support/api.ts';
import { act, bell, entriesOf, rows } from '../support/notifications.ts';
import { openBell } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test.use({ timezoneId: 'Europe/Amsterdam' });

interface Notification {
  campaignName: string;
  message: string;
  created_at: string;
}

const unread = /Unread/;

test.describe('the bell of a person with news', () => {
  test.use({ person: 'eva' });

  test('lists it newest first, and marks all of it as read', async ({ page }) => {
    const path = `/accounts/${await accountOf('eva')}/notifications`;
    const known = await callAs<Notification[]>('eva', 'GET', path);
    await page.goto('/campaigns-overview');
    await expect(bell(page)).toHaveAccessibleName('Notifications, 3 unread');

    const panel = await openBell(page);
    await expect(panel.getByRole('tab')).toHaveText(['All', 'Today', 'Yesterday', 'Pinned']);
    const newestFirst = known.toSorted(
      (a, b) => Date.parse(b.created_at) - Date.parse(a.created_at),
    );
    // Only rows in sight exist, hence the first four.
    for (const [place, { campaignName, message, created_at }] of newestFirst
      .slice(0, 4)
      .entries()) {
      const row = rows(panel).nth(place);
      await expect(row).toContainText(campaignName);
      await expect(row).toContainText(message);
      await expect(row.locator('time')).toHaveAttribute('title', shown(created_at));
    }
    await expect(rows(panel).filter({ hasText: unread })).toHaveCount(3);

    const markAll = panel.getByRole('button', { name: 'Mark all as read' });
    const marked = page.waitForResponse((answer) => answer.url().endsWith('/read-all'));
    await markAll.click();
    await expect(rows(panel).filter({ hasText: unread })).toHaveCount(0);
    await marked;
    await expect(markAll).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(bell(page)).toHaveAccessibleName('Notifications');
    await page.reload();
    await expect(bell(page)).toHaveAccessibleName('Notifications');
  });
});

test.describe('a single notification', () => {
  test.use({ person: 'joris' });

  test('is pinned and unpinned, read and unread, and deleted for good', async ({ page }) => {
    await page.goto('/campaigns-overview');
    let panel = await openBell(page);
    const row = () => rows(panel, 'Senior care manager');
    const reopen = async () => {
      await page.reload();
      panel = await openBell(page);
    };
    // Marks show at once and go out one after the other: a reload would lose those that wait.
    const answered = (isIt: (request: Request) => boolean) =>
      page.waitForResponse((answer) => isIt(answer.request()));
    expect(await entriesOf(row())).toEqual(['Pin', 'Mark as unread', 'Delete']);

    await act(row(), 'Pin');
    await expect(row()).toContainText('Pinned');
    const marked = answered((request) => request.url().endsWith('/unread'));
    await act(row(), 'Mark as unread');
    await expect(row()).toContainText(unread);
    await marked;
    await reopen();
    await expect(row()).toContainText(unread);
    await panel.getByRole('tab', { name: 'Pinned' }).click();
    await expect(rows(panel)).toHaveCount(1);
    expect(await entriesOf(row())).toEqual(['Unpin', 'Mark as read', 'Delete']);
    await act(row(), 'Unpin');
    await expect(panel.getByText(/^Nothing is pinned/)).toBeVisible();

    await panel.getByRole('tab', { name: 'All' }).click();
    await act(row(), 'Mark as read');
    await expect(row()).not.toContainText(unread);
    const deleted = answered((request) => request.method() === 'DELETE');
    await act(row(), 'Delete');
    await expect(row()).toHaveCount(0);
    await deleted;
    await reopen();
    await expect(rows(panel, 'ICU nurse')).toBeVisible();
    await expect(row()).toHaveCount(0);
  });
});

test.describe('a click', () => {
  test.use({ person: 'tom' });

  test('opens the campaign and counts as reading', async ({ page }) => {
    await page.goto('/outbox');
    await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread');
    const panel = await openBell(page);
    await rows(panel, 'District nurse, Leeuwarden').click();
    await expect(page).toHaveURL(/\/campaigns-overview\/set-campaign\/[^/]+\/campaign-details$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('District nurse, Leeuwarden');
    await expect(panel).toBeHidden();
    await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
    // The campaign's own page tells its news too.
    await expect(page.getByRole('main')).toContainText(
      /District nurse, Leeuwarden is published on /,
    );
  });
});

test.describe('a mark', () => {
  test.use({ person: 'pieter' });

  test('shows at once in another tab and in another browser', async ({ page, context, openAs }) => {
    await page.goto('/campaigns-overview');
    const tab = await context.newPage();
    await tab.goto('/outbox');
    const otherBrowser = await openAs('pieter');
    await otherBrowser.goto('/outbox');
    for (const place of [page, tab, otherBrowser]) {
      await expect(bell(place)).toHaveAccessibleName('Notifications, 3 unread');
    }
    await page.bringToFront();
    await act(rows(await openBell(page), 'ICU nurse'), 'Mark as read');
    for (const place of [tab, otherBrowser]) {
      await expect(bell(place)).toHaveAccessibleName('Notifications, 2 unread');
    }
  });
});

/** DD-MM-YYYY HH:MM, where the browser stands. */
function shown(instant: string): string {
  const parts = new Intl.DateTimeFormat('nl-NL', {
    timeZone: 'Europe/Amsterdam',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(new Date(instant));
  return parts.replace(', ', ' ');
}
