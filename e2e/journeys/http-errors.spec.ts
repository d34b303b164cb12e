import { refuse, withoutLiveChanges } from '../support/answers.ts';
import { browserState, people, proofOf, signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { toasts } from '../support/toasts.ts';

test.describe('a refused request', () => {
  test.use({ person: 'ines', expectedComplaints: /status of 500/ });

  test('for workspaces is told in their place', async ({ page }) => {
    await withoutLiveChanges(page);
    await refuse(page, /\/members\/[^/]+\/workspaces$/, 500, 'The workspaces are closed.');
    await page.goto('/campaigns-overview');
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'The workspaces are closed.',
    );
    await expect(toasts(page)).toHaveCount(0);
  });
});

test.describe('a session that ends elsewhere', () => {
  test.use({ expectedComplaints: /status of 401/ });

  test('ends here without a click', async ({ page, context }) => {
    // A session of its own, because it will be ended.
    const url = process.env.PRODUCT_URL ?? '';
    const cookies = await signIn(url, people.ines);
    await context.addCookies(browserState(cookies).cookies);
    await page.goto('/outbox');
    await expect(page.getByRole('heading', { name: 'Outbox', level: 1 })).toBeVisible();
    const answer = await fetch(`${url}/api/dev/logout`, {
      headers: { ...proofOf(url, cookies), 'sec-fetch-site': 'same-origin' },
    });
    expect(answer.status).toBe(204);
    await expect(page).toHaveURL('/sign-in?return_to=%2Foutbox');
    await expect(toasts(page)).toHaveText(['Error: Please sign in to go on.']);
  });
});
