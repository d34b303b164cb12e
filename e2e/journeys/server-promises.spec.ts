import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { campaignId } from '../support/api.ts';
import { type Instance, startInstance } from '../support/instance.ts';
import { browserState, signIn } from '../support/people.ts';
import { openWorkspaces } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { toasts } from '../support/toasts.ts';

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

test.describe('a product whose database is killed', () => {
  test.use({ expectedComplaints: /status of 503|ERR_INCOMPLETE_CHUNKED_ENCODING/ });
  let product: Instance;

  test.beforeAll(async () => {
    product = await startInstance({ name: 'killed-database' });
  });
  test.afterAll(async () => product?.stop());

  test('says so, and works again by itself', async ({ page, context }) => {
    const cookies = await signIn(product.url, 'admin@other.test');
    await context.addCookies(browserState(cookies).cookies);
    await page.goto(product.url);
    await expect(page.getByRole('link', { name: 'Crane operator' })).toBeVisible();

    const cameBack = await killDatabase(product);
    await (await openWorkspaces(page)).getByRole('option', { name: /^Tech/ }).click();
    await expect(toasts(page)).toContainText(
      'Posthorn cannot reach its database right now. Please try again in a moment.',
    );
    await cameBack();
    await expect(page.getByRole('link', { name: 'Data engineer, hybrid' })).toBeVisible();
  });
});

/**
 * Kills the database server. It would be back within moments; here its files are out of reach until
 * the returned function gives them back, so that the time without it is long enough to be seen.
 */
async function killDatabase({ url, data }: Instance): Promise<() => Promise<void>> {
  const files = join(data, 'postgres');
  const away = join(data, 'postgres-away');
  const [pid] = (await readFile(join(files, 'postmaster.pid'), 'utf8')).split('\n');
  await rename(files, away);
  process.kill(Number(pid), 'SIGKILL');
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(503);
  return () => rename(away, files);
}
