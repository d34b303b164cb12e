import { refuse, withoutLiveChanges } from '../support/answers.ts';
import { rows } from '../support/notifications.ts';
import { openBell } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'samira' });

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
