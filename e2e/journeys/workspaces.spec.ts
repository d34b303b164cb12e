import { answerWith } from '../support/answers.ts';
import { accountOf, activeTitle, callAs, createWorkspace, type Workspace } from '../support/api.ts';
import { openWorkspaces } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { footerEntries, switcher } from '../support/workspaces.ts';

test.use({ person: 'anna' });

test('choosing another workspace changes list and members; all of them show everything', async ({
  page,
}) => {
  await page.goto('/workspaces/employer-brand');
  const members = page.getByRole('button', { name: /^Members:/ });
  await expect(members).toHaveAccessibleName('Members: Anna Bakker, Lotte Visser, Robin Agema');
  await expect(members).toHaveText('ABLVRA');
  const titles = page.getByRole('table').getByRole('link');
  const expectCampaignsOf = async (slug: string) => {
    for (const index of [0, 1]) {
      const title = await activeTitle('anna', slug, index);
      await expect(titles.filter({ hasText: title }).first()).toBeVisible();
    }
  };
  await expectCampaignsOf('employer-brand');

  await (await openWorkspaces(page)).getByRole('option', { name: /^Home Care North/ }).click();
  await expect(switcher(page, 'Home Care North')).toBeVisible();
  await expectCampaignsOf('home-care-north');

  const asked = page.waitForRequest(/\/All\/campaigns\?page=1/);
  await (await openWorkspaces(page)).getByRole('button', { name: 'All Workspaces' }).click();
  await asked;
  await expect(switcher(page, 'All Workspaces')).toBeVisible();
  await expect(titles.first()).toBeVisible();
  // All of them together have no members of their own.
  await expect(members).toHaveCount(0);
});

test('what admins can do depends on the workspace', async ({ page }) => {
  const { slug, name } = await createWorkspace('anna', 'Zaanstreek');
  const entries = async () =>
    (await openWorkspaces(page)).getByRole('button').filter({ hasText: /[Ww]orkspace/ });
  await page.goto(`/workspaces/${slug}`);
  await expect(switcher(page, name)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Create your campaign' })).toBeVisible();
  await expect(await entries()).toHaveText(footerEntries);

  // A list of many begins at the current one, so that the first may be out of sight.
  await page.goto('/workspaces/acute-care');
  await expect(switcher(page, 'Acute Care')).toBeVisible();
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await expect(await entries()).toHaveText(footerEntries.slice(0, 3));
  await page.getByRole('button', { name: 'All Workspaces' }).click();
  await expect(switcher(page, 'All Workspaces')).toBeVisible();
  await expect(await entries()).toHaveText(['All Workspaces', 'New workspace']);
});

test('the only workspace stays', async ({ page }) => {
  const { slug } = await createWorkspace('anna', 'Zeewolde');
  const all = await callAs<Workspace[]>(
    'anna',
    'GET',
    `/accounts/${await accountOf('anna')}/workspaces`,
  );
  await answerWith(
    page,
    /\/workspaces$/,
    all.filter((workspace) => workspace.slug === slug),
  );
  await page.goto('/campaigns-overview');
  const panel = await openWorkspaces(page);
  const remove = panel.getByRole('button', { name: 'Remove workspace' });
  await expect(remove).toHaveAttribute('aria-disabled', 'true');
  await panel.getByRole('button', { name: 'New workspace' }).focus();
  await page.keyboard.press('Tab');
  await expect(remove).toBeFocused();
  await expect(page.getByRole('tooltip')).toHaveText('At least one workspace must exist');
  await remove.press('Enter');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('the selection is this tab’s own, is kept, and falls back to the first', async ({
  page,
  context,
}) => {
  const remembered = () => page.evaluate(() => sessionStorage.getItem('posthorn.workspace'));
  await page.goto('/workspaces/employer-brand');
  await expect(page).toHaveURL('/campaigns-overview');
  await expect(switcher(page, 'Employer Brand')).toBeVisible();
  expect(await remembered()).toBe('employer-brand');
  await page.reload();
  await expect(switcher(page, 'Employer Brand')).toBeVisible();

  const newTab = await context.newPage();
  await newTab.goto('/campaigns-overview');
  await expect(switcher(newTab, 'Acute Care')).toBeVisible();

  await page.bringToFront();
  await page.evaluate(() => sessionStorage.setItem('posthorn.workspace', 'no-such-workspace'));
  await page.reload();
  await expect(switcher(page, 'Acute Care')).toBeVisible();
});

test.describe('an editor', () => {
  test.use({ person: 'joris' });

  test('only switches between the own workspaces', async ({ page }) => {
    await page.goto('/workspaces/All');
    await expect(switcher(page, 'Acute Care')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Add users/ })).toHaveCount(0);
    const panel = await openWorkspaces(page);
    await expect(panel.getByRole('option', { name: 'Acute Care' })).toBeVisible();
    await expect(panel.getByRole('option', { name: 'Employer Brand' })).toHaveCount(0);
    await expect(panel.getByRole('button')).toHaveCount(0);
  });
});
