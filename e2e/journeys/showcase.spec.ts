import { expectAccessible, expectFitsEveryWidth } from '../support/accessibility.ts';
import { missingPicture } from '../support/showcase.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'ines', colorScheme: 'light', expectedComplaints: missingPicture });

// All parts together keep a browser busy for seconds, so they are loaded once.
test('the showcase has an anchor for every part, breaks no rule and fits every width', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const scrolls: unknown[] = [];
    Object.assign(window, { scrolls });
    const scroll = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function (options) {
      scrolls.push([this.id, (options as ScrollIntoViewOptions | undefined)?.behavior]);
      scroll.call(this, options);
    };
  });
  const scrolls = () => page.evaluate(() => (window as { scrolls?: unknown[] }).scrolls);
  await page.goto('/ui#media');
  await expect(page.getByRole('heading', { name: 'Components', level: 1 })).toBeAttached();

  await test.step('an anchor is scrolled to, smoothly where motion is welcome', async () => {
    await expect(page.getByRole('heading', { name: 'Files and image cropper' })).toBeInViewport();
    expect(await scrolls()).toContainEqual(['media', 'instant']);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.getByRole('navigation', { name: 'Components' }).getByText('Buttons').click();
    await expect(page.getByRole('heading', { name: 'Buttons and links' })).toBeInViewport();
    expect(await scrolls()).toContainEqual(['buttons', 'smooth']);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  await test.step('every part has its anchor', async () => {
    const anchors = page.getByRole('navigation', { name: 'Components' }).getByRole('link');
    const titles = await anchors.allTextContents();
    expect(titles.length).toBeGreaterThan(20);
    await expect(page.locator('section[id] h2')).toHaveText(titles);
    const places = await anchors.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    );
    const ids = await page.locator('section[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(places).toEqual(ids.map((id) => `#${id}`));
  });

  await expectAccessible(page, 'showcase');
  await expectFitsEveryWidth(page, 'showcase');
});
