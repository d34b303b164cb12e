import { adsPath } from '../support/ads.ts';
import { awaitAnswers, hold } from '../support/answers.ts';
import { campaignsOf } from '../support/api.ts';
import { configurePath } from '../support/campaigns.ts';
import { openProfile } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'pieter' });

const overview = '/campaigns-overview';

test('unknown paths lead to the overview', async ({ page }) => {
  for (const path of ['/no-such-page', '/campaigns-overview/no/such/page?x=1']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(overview);
  }
  await expect(page).toHaveTitle('Campaigns · Posthorn');
});

test('the navigation, the crumbs and the arrow lead around', async ({ page }) => {
  const [first] = await campaignsOf('pieter', 'acute-care', { status: 'active' });
  const { id, title } = first ?? { id: '', title: '' };
  const path = adsPath(id);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  const back = page.getByRole('link', { name: 'Back' });
  const main = page.getByRole('navigation', { name: 'Main' });
  const campaigns = main.getByRole('link', { name: 'Campaigns', exact: true });
  await page.goto(overview);
  // Where everything starts there is nothing to tell of the way.
  await expect(page.getByRole('heading', { name: 'Campaigns overview' })).toBeAttached();
  await expect(crumbs).toHaveCount(0);
  await expect(back).toHaveCount(0);

  await page.getByRole('table').getByRole('link', { name: title, exact: true }).click();
  await expect(page).toHaveURL(path);
  // The id is in the address only; a segment without a page of its own is no link.
  await expect(crumbs.getByRole('listitem')).toHaveText([
    'Campaigns overview',
    'Set campaign',
    'Campaign details',
    'Ads',
  ]);
  await expect(crumbs.getByRole('link')).toHaveText(['Campaigns overview', 'Campaign details']);
  await expect(campaigns).toHaveAttribute('aria-current', 'page');

  await crumbs.getByRole('link', { name: 'Campaigns overview' }).click();
  await expect(page).toHaveURL(overview);
  await page.goto(path);
  await back.click();
  await expect(page).toHaveURL(configurePath(id));
  // The address comes first: until the page is there, the way back is the one before.
  await expect(back).toHaveAttribute('href', overview);
  await back.click();
  await expect(page).toHaveURL(overview);
  await page.goto(path);
  await campaigns.click();
  await expect(page).toHaveURL(overview);
  // Going to where one is already is no error.
  await campaigns.click();
  await expect(page.getByRole('heading', { name: 'Campaigns overview' })).toBeAttached();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a page that brings nothing along asks, and a loader covers the screen until it is answered', async ({
  page,
}) => {
  const letGo = await hold(page, '**/api/app-config');
  await page.goto(overview);
  const loader = page.getByRole('status').filter({ hasText: 'Loading Posthorn' });
  await expect(loader).toBeVisible();
  const size = page.viewportSize();
  expect(await loader.boundingBox()).toMatchObject({ x: 0, y: 0, ...size });

  letGo();
  await expect(page.getByRole('button', { name: /^Workspace:/ })).toBeVisible();
  await expect(loader).toHaveCount(0);
});

test('without settings nothing leaves the origin; the profile says who this is, and leads on', async ({
  page,
  baseURL,
}) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  await page.goto(overview);
  await expect(page.getByRole('button', { name: /^Workspace:/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Help/ })).toHaveCount(0);
  expect(await page.evaluate(() => 'Intercom' in window)).toBe(false);
  expect([...asked]).toEqual([baseURL]);

  const profile = await openProfile(page);
  await expect(profile).toContainText('Pieter Hoekstrapieter.hoekstra@demo.test');
  await expect(profile.getByRole('menuitem')).toHaveText([
    ...['Campaign channel report', 'Campaign reports', 'Monthly report'],
    ...['Profile', 'Mail', 'Outbox', 'Sign out'],
  ]);
  await expect(profile.getByRole('menuitemradio')).toHaveText(['Light', 'Dark', 'As the system']);

  await profile.getByRole('menuitem', { name: 'Outbox' }).click();
  await expect(page).toHaveURL('/outbox');
  await expect(profile).toBeHidden();
});

test.describe('what the first screen does not show', () => {
  const search = 'Search campaigns';

  test.describe('without a wish to save data', () => {
    test.use({ savesData: false, expectedComplaints: /Failed to load resource/ });

    test('is fetched ahead, and opens although its files have gone since', async ({ page }) => {
      const answers = awaitAnswers(page);
      await page.goto(overview);
      await answers();
      await expect
        .poll(async () => {
          const { waiting, wanted, fetched } = await page.evaluate(() => ({
            waiting:
              document.querySelector<HTMLTemplateElement>('#later-scripts')?.content
                .childElementCount,
            wanted: [...document.head.querySelectorAll('link')].map(({ href }) => href),
            fetched: performance.getEntriesByType('resource').map(({ name }) => name),
          }));
          return waiting === 0 && wanted.every((url) => fetched.includes(url));
        })
        .toBe(true);
      await page.route('**/assets/**', (route) => route.abort());
      await page.getByRole('button', { name: search }).click();
      await expect(page.getByRole('dialog', { name: search })).toBeVisible();
    });
  });

  test('is fetched only when it is wanted by a person who saves data', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(overview);
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
    const before = new Set(asked);
    const fetched = page.waitForResponse(
      (answer) => /\/assets\/.*\.js$/.test(answer.url()) && !before.has(answer.url()),
    );
    await page.getByRole('button', { name: search }).click();
    await fetched;
    await expect(page.getByRole('dialog', { name: search })).toBeVisible();
  });
});
