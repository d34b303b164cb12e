import { openProfile } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const LUCA = 'luca.moretti@other.test';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

// Only this file changes Luca's name and signs Luca out on a device of its own.
test.use({ person: 'luca' });

test.describe('the own profile', () => {
  // A phone that is signed out is refused whatever it asks for just then.
  test.use({ expectedComplaints: /status of 401 .*\/api\// });

  test('a new name is seen in another window, and a phone is signed out from here', async ({
    page,
    browser,
    openAs,
  }) => {
    const phone = await browser.newContext({ userAgent: iPhone, storageState: undefined });
    const onPhone = await phone.newPage();
    await onPhone.goto('/sign-in?return_to=/outbox');
    await onPhone.getByRole('textbox', { name: 'E-mail address' }).fill(LUCA);
    await onPhone.getByRole('textbox', { name: 'E-mail address' }).press('Enter');
    await expect(onPhone.getByRole('heading', { name: 'Outbox', level: 1 })).toBeVisible();

    const colleague = await openAs('luca');
    await colleague.goto('/mail');
    await expect(colleague.getByRole('button', { name: 'Profile of Luca Moretti' })).toBeVisible();

    await page.goto('/mail');
    await (await openProfile(page)).getByRole('menuitem', { name: 'Profile' }).click();
    await expect(page).toHaveURL('/profile');
    await expect(page).toHaveTitle('Profile · Posthorn');
    const lastName = page.getByRole('textbox', { name: 'Last name' });
    await lastName.fill('Moretti-Bianchi');
    await lastName.press('Enter');
    for (const window of [page, colleague, onPhone]) {
      await expect(
        window.getByRole('button', { name: 'Profile of Luca Moretti-Bianchi' }),
      ).toBeVisible();
    }

    await page.getByRole('button', { name: 'Sign out on Safari on iPhone' }).click();
    await expect(page.getByText('Safari on iPhone', { exact: true })).toHaveCount(0);
    await expect(onPhone).toHaveURL('/sign-in?return_to=%2Foutbox');
    await page.reload();
    await expect(page.getByText('This browser', { exact: true })).toBeVisible();
    await phone.close();

    await lastName.fill('Moretti');
    await lastName.press('Enter');
    await expect(
      colleague.getByRole('button', { name: 'Profile of Luca Moretti', exact: true }),
    ).toBeVisible();
  });
});
