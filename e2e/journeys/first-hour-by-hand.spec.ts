import { adCard, confirm, editor, field } from '../support/ads.ts';
import { createWorkspace } from '../support/api.ts';
import {
  dayFromNow,
  getCampaign,
  pickField,
  saveState,
  shownDay,
  textField,
} from '../support/campaigns.ts';
import { keyboard, phone } from '../support/hands.ts';
import { launchFor } from '../support/launch.ts';
import { library } from '../support/media.ts';
import { countPresses } from '../support/presses.ts';
import { expect, test } from '../support/test.ts';

for (const hands of [keyboard, phone]) {
  test.describe(hands.name, () => {
    test.use({ person: 'lotte', ...hands.screen });

    test('a campaign is made by hand and launched in few presses', async ({ page }) => {
      const workspace = await createWorkspace('lotte', `Z met de hand ${hands.name}`);
      await page.goto(`/workspaces/${workspace.slug}`);
      const main = page.getByRole('main');
      const create = main.getByRole('link', { name: 'Create new campaign' }).first();
      await expect(create).toBeVisible();
      const presses = await countPresses(page);
      await hands.press(create);
      await hands.press(page.getByRole('radio', { name: /\bVacancy visits\b/ }));
      await hands.press(page.getByRole('button', { name: 'Next', exact: true }));

      await expect(page).toHaveURL(/campaign-details$/);
      const campaignId = new URL(page.url()).pathname.split('/')[3] ?? '';
      await hands.type(textField(page, 'Title'), 'Verpleegkundige IC');
      // A name that is written in full is taken when the field is left.
      for (const [name, words] of [
        ['Job profiles', 'Verpleegkundige IC'],
        ['Locations', 'Groningen'],
      ] as const) {
        const { input, options, chosen } = pickField(page, name);
        await hands.type(input, words);
        await expect(options.first()).toContainText(words);
        await hands.leave(input);
        await expect(chosen).toHaveCount(1);
      }
      await hands.type(textField(page, 'Start date'), shownDay(dayFromNow(14)));
      await hands.type(textField(page, 'End date'), shownDay(dayFromNow(44)));
      await hands.type(textField(page, 'Landing page'), 'www.umcg.example/verpleegkundige-ic');
      await hands.type(textField(page, 'Total budget'), '2000');
      await hands.press(page.getByRole('checkbox', { name: 'LinkedIn' }));
      await hands.press(page.getByRole('checkbox', { name: 'Google Display' }));
      await expect(main).toContainText('What to expect for €2.000');
      await expect(saveState(page)).toHaveText('Saved');
      await hands.press(page.getByRole('button', { name: 'Start creating ads' }));

      await expect(
        main.getByRole('heading', { name: 'Channels that were left out' }),
      ).toBeVisible();
      const posts = page.getByRole('region', { name: /^Facebook posts$/i });
      await hands.press(posts.getByRole('link', { name: /^New/ }));
      await hands.type(
        field(page, 'Message'),
        'Werken op de intensive care van Groningen? Kom langs.',
      );
      await hands.type(field(page, 'Link description'), 'Solliciteer in een minuut');
      await hands.press(editor(page).getByRole('button', { name: /^Library/ }));
      await hands.press(library(page).getByRole('row').first());
      await hands.press(library(page).getByRole('button', { name: 'Confirm' }));
      await hands.press(confirm(page));
      await expect(adCard(page, 'Verpleegkundige IC').first()).toBeVisible();
      await hands.press(page.getByRole('button', { name: 'Make the other channels' }));
      await hands.press(page.getByRole('button', { name: /^Make \d ads?$/ }));
      await expect(page.getByText('Ready to launch', { exact: true })).toBeVisible();
      const opener = page.getByRole('button', { name: 'Deploy campaign' });
      await launchFor(page, { hands, opener, total: '€2.000' });
      presses.expectAtMost(15, `By hand, ${hands.name}`);

      expect(await getCampaign('lotte', campaignId)).toMatchObject({
        status: 'active',
        customTotalGrossBudget: 2_000_00,
        targetUrl: 'https://www.umcg.example/verpleegkundige-ic',
      });
    });
  });
}
