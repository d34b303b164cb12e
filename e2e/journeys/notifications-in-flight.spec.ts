import { hold, refuse, withoutLiveChanges } from '../support/answers.ts';
import { act, bell, rows } from '../support/notifications.ts';
import { openBell } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'samira' });

const unread = /Unread/;
const marks = /\/notifications\/.+/;

test('every change shows before the server has answered, and lasts', async ({ page }) => {
  await page.goto('/campaigns-overview');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 5 unread');
  const letGo = await hold(page, marks);
  const sent = page.waitForResponse((answer) => answer.url().endsWith('/read-all'));
  let panel = await openBell(page);
  const changed = async () => {
    await expect(rows(panel, 'ICU nurse')).not.toContainText(unread);
    await expect(rows(panel, 'Anaesthesia nurse')).toContainText('Pinned');
    await expect(rows(panel, 'Night care team')).toHaveCount(0);
    await expect(rows(panel, 'District nurse')).not.toContainText(unread);
  };

  await act(rows(panel, 'ICU nurse'), 'Mark as read');
  await expect(rows(panel, 'ICU nurse')).not.toContainText(unread);
  await act(rows(panel, 'Anaesthesia nurse'), 'Pin');
  await act(rows(panel, 'Night care team'), 'Delete');
  await expect(rows(panel, 'District nurse')).toContainText(unread);
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await changed();

  // They go out one after the other; the last answer means that all were heard.
  letGo();
  expect((await sent).status()).toBe(204);
  await page.reload();
  panel = await openBell(page);
  await changed();
});

test.describe('news that cannot be fetched', () => {
  test.use({ expectedComplaints: /status of 500/ });

  test('are told in the panel, which offers another try', async ({ page }) => {
    await withoutLiveChanges(page);
    await refuse(page, /\/notifications$/, 500, 'The messenger is ill.');
    await page.goto('/campaigns-overview');
    const panel = await openBell(page);
    await expect(panel.getByRole('alert')).toContainText('The messenger is ill.');

    await page.unroute(/\/notifications$/);
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(rows(panel, 'ICU nurse')).toBeVisible();
  });
});
