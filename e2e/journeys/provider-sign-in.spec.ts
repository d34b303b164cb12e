import type { Page } from '@playwright/test';
import { campaignId } from '../support/api.ts';
import { type Instance, startInstance } from '../support/instance.ts';
import { freeUrl } from '../support/ports.ts';
import { client, startProvider } from '../support/provider.ts';
import { openProfile } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

// Who is not signed in is found out by refused requests; the provider's own pages want a font.
test.use({ expectedComplaints: /status of 401 .*\/api\/me(\/memberships)?\)|fonts\.googleapis/ });

let provider: Awaited<ReturnType<typeof startProvider>>;
let product: Instance;

test.beforeAll(async () => {
  const url = await freeUrl();
  provider = await startProvider(url);
  product = await startInstance({
    name: 'provider-sign-in',
    url,
    settings: {
      MODE: 'local',
      PUBLIC_URL: url,
      OIDC_ISSUER: provider.url,
      OIDC_CLIENT_ID: client.id,
      OIDC_CLIENT_SECRET: client.secret,
    },
  });
});
test.afterAll(async () => {
  await product?.stop();
  await provider?.stop();
});
test.beforeEach(async ({ context }) => {
  await context.route('https://fonts.googleapis.com/**', (route) =>
    route.fulfill({ contentType: 'text/css', body: '' }),
  );
});

const login = (page: Page) => page.getByPlaceholder('Enter any login');

async function signInAtProvider(page: Page, email: string): Promise<void> {
  await expect(login(page)).toBeVisible();
  expect(page.url()).toContain(`${provider.url}/interaction/`);
  await login(page).fill(email);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('the browser leaves for the provider, comes back to the wanted page, and signs out there too', async ({
  page,
}) => {
  const id = await campaignId('lotte', 'acute-care', 'Radiographer');
  const wanted = `${product.url}/campaigns-overview/set-campaign/${id}/campaign-details?from=mail`;
  await page.goto(wanted);
  await signInAtProvider(page, 'admin@demo.test');
  await expect(page).toHaveURL(wanted);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Radiographer');

  const profile = await openProfile(page);
  await expect(profile).toContainText('Lotte Visseradmin@demo.test');
  await profile.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Yes, sign me out' }).click();
  await expect(page).toHaveURL(new RegExp(`^${product.url}/sign-in`));
  const goOn = page.getByRole('button', { name: 'Continue to sign-in' });
  await expect(goOn).toBeVisible();

  // The provider asks again too.
  await goOn.click();
  await signInAtProvider(page, 'editor@demo.test');
  await expect(page).toHaveURL(`${product.url}/campaigns-overview`);
  await expect(page.getByRole('button', { name: 'Profile of Jamal Mertens' })).toBeVisible();
});

test('a cancelled sign-in says so, can be tried again, and returns to nothing elsewhere', async ({
  page,
}) => {
  const goOn = page.getByRole('button', { name: 'Continue to sign-in' });
  await page.goto(`${product.url}/sign-in?return_to=${encodeURIComponent('//evil.test/')}`);
  await goOn.click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(new RegExp(`^${product.url}/sign-in\\?`));
  await expect(page.getByRole('alert')).toContainText(
    'The sign-in was not completed. Please try again.',
  );
  await goOn.click();
  await signInAtProvider(page, 'admin@other.test');
  await expect(page).toHaveURL(`${product.url}/campaigns-overview`);
});
