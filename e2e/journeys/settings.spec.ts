import { expectAccessible, openAtEveryWidth } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

test.describe('settings', () => {
  test.use({ person: 'sofia' });

  test('every tab has its address, and every section its anchor', async ({ page }) => {
    await page.goto('/settings/nonsense');
    await expect(page).toHaveURL('/settings/company');
    await page.getByRole('tab', { name: 'Users' }).click();
    await expect(page).toHaveURL('/settings/users');
    await page.goBack();
    await expect(page).toHaveURL('/settings/company');
    await expect(page.getByRole('tab', { name: 'Company' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    const section = page.getByRole('heading', { name: 'Default campaign settings' });
    await expect(section).not.toBeInViewport();
    const sections = page.getByRole('navigation', { name: 'On this page' });
    await sections.getByRole('link', { name: 'Default campaign settings' }).click();
    await expect(section).toBeInViewport();
    await expect(page).toHaveURL('/settings/company#campaign-settings');
    await sections.getByRole('link', { name: 'Address' }).click();
    await expect(section).not.toBeInViewport();
    await page.goto('/settings/users#add-new-user');
    await expect(page.getByRole('button', { name: 'Send invite' })).toBeInViewport();
  });

  test('anchors are scrolled to smoothly where motion is welcome', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(() => {
      const scrolls: unknown[] = [];
      Object.assign(window, { scrolls });
      const scroll = Element.prototype.scrollIntoView;
      Element.prototype.scrollIntoView = function (options) {
        const { behavior } = Object(options) as ScrollIntoViewOptions;
        if (scrolls.length === 0) scrolls.push(this.id, behavior, window.scrollY);
        scroll.call(this, options);
      };
    });
    // Whoever is there already when it is called has jumped.
    const first = () => page.evaluate(() => (window as { scrolls?: unknown[] }).scrolls);
    const section = page.getByRole('heading', { name: 'Default campaign settings' });
    await page.goto('/settings/company');
    const sections = page.getByRole('navigation', { name: 'On this page' });
    await sections.getByRole('link', { name: 'Default campaign settings' }).click();
    await expect(section).toBeInViewport();
    expect(await first()).toEqual(['campaign-settings', 'smooth', 0]);
    await page.goto('about:blank');
    await page.goto('/settings/company#campaign-settings');
    await expect(section).toBeInViewport();
    expect(await first()).toEqual(['campaign-settings', 'smooth', 0]);
  });

  test('break no rule of accessibility, and fit every width', async ({ page }) => {
    await openAtEveryWidth(page, '/settings/company', page.getByRole('heading', { level: 1 }));
    await expect(page.getByRole('heading', { name: 'Default campaign settings' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Facebook', exact: true })).toBeVisible();
    await expectAccessible(page, 'company');
    const content = page.getByRole('textbox', { name: 'utm_content' });
    await content.fill('job-');
    await page.getByRole('button', { name: 'Insert the tag Reference number' }).click();
    await expect(content).toHaveValue('job-%%reference_number%%');
    await expect(content).toBeFocused();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await openAtEveryWidth(page, '/settings/integrations', page.getByRole('heading', { level: 1 }));
    await expect(page.getByText('There are no webhooks yet')).toBeVisible();
    await expectAccessible(page, 'integrations');
    await openAtEveryWidth(page, '/settings/finance', page.getByRole('heading', { level: 1 }));
    await expect(page.getByRole('table', { name: 'Deposits' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Campaign overview' })).toBeVisible();
    await expectAccessible(page, 'finance');
  });
});
