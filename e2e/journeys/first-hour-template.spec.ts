import { adCard } from '../support/ads.ts';
import { createWorkspace } from '../support/api.ts';
import { dayFromNow, getCampaign, shownDay, textField } from '../support/campaigns.ts';
import { keyboard } from '../support/hands.ts';
import { launchFor } from '../support/launch.ts';
import { countPresses } from '../support/presses.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'lotte', ...keyboard.screen });

test('a template leads from the overview to a launched campaign in few presses', async ({
  page,
}) => {
  // Short enough for the titles of Google in which the template names it.
  const workspace = await createWorkspace('lotte', 'Zorg keyboard');
  await page.goto(`/workspaces/${workspace.slug}`);
  const main = page.getByRole('main');
  const create = main.getByRole('link', { name: 'Create new campaign' }).first();
  await expect(create).toBeVisible();
  const presses = await countPresses(page);
  await keyboard.press(create);
  await keyboard.press(page.getByRole('tab', { name: 'Templates' }));
  await keyboard.press(page.getByRole('button', { name: /Create from a template/ }));
  await keyboard.type(
    page.getByRole('searchbox', { name: 'Search templates' }),
    'verpleegkundige ic',
  );
  await expect(page.getByRole('option')).toHaveCount(1);
  await keyboard.press(page.getByRole('option', { name: /^Verpleegkundige IC/ }));
  await keyboard.press(page.getByRole('button', { name: 'Next', exact: true }));

  await expect(textField(page, 'Title')).toHaveValue('Verpleegkundige IC');
  const campaignId = new URL(page.url()).pathname.split('/')[3] ?? '';
  // The template says how long it runs: a start is enough, once the field of both days is left.
  await keyboard.type(textField(page, 'Start date'), shownDay(dayFromNow(14)));
  await keyboard.enter(textField(page, 'Total budget'));
  await expect(page.getByText('Everything is filled in')).toBeVisible();
  const goOn = page.getByRole('button', { name: 'This looks good' });
  await expect(goOn).not.toHaveAttribute('aria-disabled', 'true');
  await keyboard.press(goOn);

  // What the template left open is filled in by now.
  await expect(adCard(page, 'Verpleegkundige IC in Groningen').first()).toBeVisible();
  await expect(main).not.toContainText(/%%|\[City\]|\[Company\]/);
  const opener = page.getByRole('button', { name: 'Approve and launch' });
  await launchFor(page, { hands: keyboard, opener, total: '€2.000' });
  presses.expectAtMost(8, 'From a template');

  expect(await getCampaign('lotte', campaignId)).toMatchObject({
    status: 'active',
    usedTemplate: 'Verpleegkundige IC',
    customTotalGrossBudget: 2_000_00,
    startDate: dayFromNow(14),
  });
});
