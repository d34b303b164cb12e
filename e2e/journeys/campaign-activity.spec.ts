import { adsPath } from '../support/ads.ts';
import { createWorkspace } from '../support/api.ts';
import { changeDetails, configurePath, createCampaign, openMenu } from '../support/campaigns.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'lotte' });

test('the activity log says who did what, and is searched without minding case and spaces', async ({
  page,
}) => {
  const { slug } = await createWorkspace('lotte', 'Zichtbaar');
  const { id } = await createCampaign('lotte', slug, { title: 'Zicht', places: ['Assen'] });
  await changeDetails('anna', id, { title: 'Zicht op zee' });
  await page.goto(configurePath(id));
  await (await openMenu(page.getByRole('main')))
    .getByRole('menuitem', { name: 'Activity log' })
    .click();
  await expect(page).toHaveURL(`/campaigns-overview/activity/${id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Zicht op zee');
  await expect(main).toContainText('DraftVacancy visits');
  const log = page.getByRole('table', { name: 'Activity log' });
  await expect(log.getByRole('columnheader')).toHaveText(['Date', 'Description']);
  const entries = log.getByRole('row').filter({ has: page.getByRole('cell') });
  const moment = /^\d\d-\d\d-\d{4} \d\d:\d\d/;
  const texts = [
    "Anna Bakker changed the title from 'Zicht' to 'Zicht op zee'",
    "Lotte Visser added the location 'Assen'",
    "Lotte Visser set the title to 'Zicht'",
    'Lotte Visser created the campaign',
  ];
  await expect(entries).toHaveText(texts.map((text) => new RegExp(moment.source + text)));

  const search = page.getByRole('searchbox', { name: 'Search the activity log' });
  for (const [text, count] of [
    ['ANNAbakker', 1],
    ['  lotte   VISSER', 3],
    ['zichtOPzee', 1],
    ['ADDEDTHELOCATION', 1],
    [new Date().getFullYear().toString(), 4],
  ] as const) {
    await search.fill(text);
    await expect(entries, text).toHaveCount(count);
  }
  await search.fill('no one did this');
  await expect(main).toContainText('Nothing matches your search');
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(entries).toHaveCount(4);

  // What is changed now comes by itself; the same field again is the same entry.
  await changeDetails('anna', id, { title: 'Zicht op zand' });
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Zicht op zand');
  await expect(entries.first()).toContainText(
    "Anna Bakker changed the title from 'Zicht' to 'Zicht op zand'",
  );
  await expect(entries).toHaveCount(4);
  await main.getByRole('link', { name: 'See the ads' }).click();
  await expect(page).toHaveURL(adsPath(id));
});
