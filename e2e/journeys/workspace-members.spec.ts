import { answerWith } from '../support/answers.ts';
import { accountOf, callAs, createWorkspace } from '../support/api.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'anna' });

interface Named {
  name: string;
  isPending?: boolean;
}

const isOpen = 'Add users to this workspace';

test('users are added: several are chosen, found by name, and stand there with initials', async ({
  page,
}) => {
  const account = await accountOf('anna');
  const { slug } = await createWorkspace('anna', 'Zorgpad');
  await page.goto(`/workspaces/${slug}`);
  await page.getByRole('button', { name: isOpen }).click();
  const modal = page.getByRole('dialog', { name: 'Add users to Zorgpad' });
  const users = modal.getByRole('option');
  const listed = await callAs<Named[]>('anna', 'GET', `/accounts/${account}/members`);
  const everyone = listed.filter(({ isPending }) => !isPending);
  // The maker of a workspace is in it.
  await expect(users).toHaveCount(everyone.length - 1);
  const confirm = modal.getByRole('button', { name: /^Add users?$/ });
  await expect(confirm).toBeDisabled();

  const search = modal.getByRole('searchbox', { name: 'Search users' });
  await search.fill('no one at all');
  await expect(
    modal.getByText('Unable to find this user. Please change your search.'),
  ).toBeVisible();
  await search.fill('wit');
  await expect(users).toHaveText([/Tom de Wit/]);
  await users.click();
  await expect(confirm).toHaveText('Add user');
  await search.fill('');
  await modal.getByRole('option', { name: /Samira Kaya/ }).click();
  await expect(confirm).toHaveText('Add users');
  await confirm.click();
  await expect(modal).toBeHidden();

  const members = page.getByRole('button', { name: /^Members:/ });
  await expect(members).toHaveAccessibleName('Members: Anna Bakker, Samira Kaya, Tom de Wit');
  await expect(members).toHaveText('ABSKTD');
  const stored = await callAs<Named[]>(
    'anna',
    'GET',
    `/accounts/${account}/workspaces/${slug}/members`,
  );
  expect(stored.map(({ name }) => name)).toEqual(['Anna Bakker', 'Samira Kaya', 'Tom de Wit']);

  // Who is inside is offered no more.
  await page.getByRole('button', { name: isOpen }).click();
  await expect(users).toHaveCount(everyone.length - 3);
  await expect(users.filter({ hasText: /Tom de Wit|Samira Kaya/ })).toHaveCount(0);
});

test('when everyone is inside, the modal says so', async ({ page }) => {
  await answerWith(page, /\/accounts\/[^/]+\/members$/, []);
  await page.goto('/workspaces/acute-care');
  await page.getByRole('button', { name: isOpen }).click();
  await expect(page.getByRole('dialog')).toContainText(
    'Everyone in this account is already in this workspace',
  );
});
