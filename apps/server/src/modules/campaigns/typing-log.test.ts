import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { admin, editor, server, setScene, world } from '../../testing/scene.ts';

setScene();

const campaign = () => ({ params: { campaignId: world.campaign.id } });
const log = async () =>
  (await admin.call('getActivityLog', campaign())).body.map(({ message }) => message);
const save = (title: string, { person = admin, poNumber = '' } = {}) =>
  person.call('updateCampaign', {
    ...campaign(),
    body: { title, target_url: '', po_number: poNumber, reference_number: '', language: 'en' },
  });

test('a field that is typed with pauses is one entry, and every save a version', async () => {
  const { title, version } = (await admin.call('getCampaign', campaign())).body;
  const entries = await log();
  for (const typed of ['N', 'Nur', 'Nurse']) await save(typed);
  expect(await log()).toEqual([`changed the title from '${title}' to 'Nurse'`, ...entries]);
  expect((await admin.call('getCampaign', campaign())).body.version).toBe(version + 3);
});

test('another field, another person or another sitting is another entry', async () => {
  const { title } = world.campaign;
  const entries = await log();
  const poNumber = '7';
  await save('A');
  await save('A', { poNumber });
  await save('B', { poNumber });
  await save('C', { person: editor, poNumber });
  await server.db
    .updateTable('activity')
    .set({ at: sql`at - interval '11 minutes'` })
    .where('campaign_id', '=', world.campaign.id)
    .execute();
  await save('D', { person: editor, poNumber });
  expect(await log()).toEqual([
    "changed the title from 'C' to 'D'",
    "changed the title from 'B' to 'C'",
    "changed the title from 'A' to 'B'",
    "set the PO number to '7'",
    `changed the title from '${title}' to 'A'`,
    ...entries,
  ]);
});

test('what was changed and taken back stays visible', async () => {
  const { title } = world.campaign;
  await save('A');
  await save(title);
  expect((await log()).slice(0, 2)).toEqual([
    `changed the title from 'A' to '${title}'`,
    `changed the title from '${title}' to 'A'`,
  ]);
});

test('saves that overlap are one entry from the first to the last', async () => {
  const { title } = world.campaign;
  const entries = await log();
  await Promise.all(['A', 'B', 'C', 'D'].map((typed) => save(typed)));
  const { title: last } = (await admin.call('getCampaign', campaign())).body;
  expect(await log()).toEqual([`changed the title from '${title}' to '${last}'`, ...entries]);
});
