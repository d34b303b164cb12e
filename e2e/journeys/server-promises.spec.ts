import { campaignId } from '../support/api.ts';
import { expect, test } from '../support/test.ts';

test.describe('every address', () => {
  test.use({ person: 'tom' });

  test('can be reloaded', async ({ page }) => {
    const id = await campaignId('tom', 'home-care-north', 'Night care team');
    const path = `/campaigns-overview/set-campaign/${id}/campaign-details?tab=1#content`;
    for (const visit of [() => page.goto(path), () => page.reload()]) {
      const answer = await visit();
      expect(answer?.status()).toBe(200);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Night care team');
    }
  });
});

test('the description of the API is a page that obeys the application’s content policy', async ({
  page,
}) => {
  const policyOf = (answer: { headers(): Record<string, string> } | null) =>
    answer?.headers()['content-security-policy'];
  // All calls keep a browser busy for many seconds: those of one section show the same.
  await page.route('**/api/docs/json', async (route) => {
    const response = await route.fetch();
    const description = await response.json();
    const { '/api/me': me } = description.paths;
    await route.fulfill({ response, json: { ...description, paths: { '/api/me': me } } });
  });
  const application = policyOf(await page.request.get('/'));
  expect(application).toContain("default-src 'none'");
  expect(policyOf(await page.goto('/api/docs'))).toBe(application);
  await expect(page.getByRole('heading', { name: /Posthorn API/ })).toBeVisible();
  // What unfolds, with its examples in colour, obeys it too.
  await page.getByRole('heading', { name: 'Sign-in and user' }).click();
  await page.getByText('The signed-in person', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Responses' })).toBeVisible();
});
