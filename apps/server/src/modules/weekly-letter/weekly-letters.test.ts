import * as builders from '@posthorn/db/builders';
import type { Role } from '@posthorn/domain';
import { beforeEach, expect, test } from 'vitest';
import { server, setScene } from '../../testing/scene.ts';
import { sendWeeklyLetters } from './send-weekly-letters.ts';

setScene();

let now: Date;
let account: { id: string; name: string };
let [north, south] = [
  { id: '', slug: '' },
  { id: '', slug: '' },
];
beforeEach(async () => {
  // Monday, a minute after eight in Amsterdam.
  now = new Date('2031-11-17T07:01:00Z');
  await server.db.deleteFrom('mail').execute();
  await server.db.deleteFrom('weekly_letter').execute();
  account = await builders.makeAccount(server.db, { time_zone: 'Europe/Amsterdam' });
  north = await builders.makeWorkspace(server.db, { account_id: account.id, name: 'North' });
  south = await builders.makeWorkspace(server.db, { account_id: account.id, name: 'South' });
});

const tools = {
  publicUrl: 'https://posthorn.test',
  now: () => now,
  get secrets() {
    return server.deps.secrets;
  },
};
const round = () => sendWeeklyLetters(server.db, server.deps.log, tools);
const letters = () => server.db.selectFrom('mail').selectAll().orderBy('recipient').execute();

/** A member who has chosen the weekly letter long ago. */
async function reader(role: Role, workspaces: { id: string }[] = [], monday = '2031-11-10') {
  const person = await builders.makePerson(server.db, { first_name: 'Ada' });
  await builders.makeMembership(server.db, {
    ...{ account_id: account.id, person_id: person.id, role },
  });
  for (const { id } of workspaces) {
    await builders.makeWorkspaceMember(server.db, {
      ...{ account_id: account.id, workspace_id: id, person_id: person.id },
    });
  }
  const client = await server.client(person.id);
  await client.call('chooseMail', { body: { week: 'weekly' } });
  await server.db
    .updateTable('weekly_letter')
    .set({ monday })
    .where('person_id', '=', person.id)
    .execute();
  return { ...person, client };
}

async function campaign(
  workspace: { id: string },
  title: string,
  row: Partial<Parameters<typeof builders.makeCampaign>[1]> = {},
) {
  const made = await builders.makeCampaign(server.db, {
    ...{ account_id: account.id, workspace_id: workspace.id, title, status: 'active' },
    ...{ start_date: '2031-11-01', end_date: '2031-12-31' },
    ...row,
  });
  await server.db
    .insertInto('publication')
    .values({
      ...{ account_id: account.id, campaign_id: made.id, channel: 'facebook' },
      figures_at: new Date('2031-11-17T06:00:00Z'),
      reached_plan: JSON.stringify({
        ...{ ads: [], budget: 200_000, startDate: row.start_date ?? '2031-11-01' },
        endDate: row.end_date ?? '2031-12-31',
      }),
    })
    .execute();
  return made;
}

const day = (date: string, clicks: number) => ({
  ...{ day: date, channel: 'facebook' as const, clicks, ad_id: null },
  ...{ impressions: clicks * 100, leads: 1, spend: clicks * 100 },
});

test('the letter tells what a week from Monday to Sunday brought, against the one before', async () => {
  const ada = await reader('admin');
  const { id } = await campaign(north, 'Nurses');
  await builders.makeFigures(server.db, id, [
    day('2031-11-02', 1000),
    day('2031-11-03', 20),
    day('2031-11-09', 20),
    day('2031-11-10', 25),
    day('2031-11-16', 35),
    day('2031-11-17', 500),
  ]);
  await round();
  const [letter, ...others] = await letters();
  expect(others).toEqual([]);
  expect(letter).toMatchObject({
    recipient: ada.email,
    subject: 'Posthorn: one campaign ran, 10-11-2031 – 16-11-2031',
    unsubscribe_url: expect.stringMatching(`^https://posthorn.test/unsubscribe/${ada.id}/week/`),
  });
  // 25 and 35 clicks, against 20 and 20.
  expect(letter?.body).toContain('Spend: €60 (+50%)');
  expect(letter?.body).toContain('Clicks: 60 (+50%)');
  const days = 'from=2031-11-10&to=2031-11-16';
  expect(letter?.body).toContain(
    `https://posthorn.test/campaigns-overview/figures/All?${days}&account=${account.id}\n`,
  );
  expect(letter?.body).toContain(
    `/set-campaign/${id}/campaign-details/figures?${days}&account=${account.id}\n`,
  );
  expect(letter?.body).not.toContain('Needs attention');
});

test('each Monday has one letter, however many processes look and however often', async () => {
  await reader('admin');
  const { id } = await campaign(north, 'Nurses');
  await builders.makeFigures(server.db, id, [day('2031-11-12', 20), day('2031-11-20', 30)]);
  await Promise.all([round(), round(), round(), round()]);
  await round();
  expect(await letters()).toHaveLength(1);
  now = new Date('2031-11-24T06:59:59Z');
  await round();
  expect(await letters()).toHaveLength(1);
  now = new Date('2031-11-24T07:00:00Z');
  await round();
  expect(await letters()).toHaveLength(2);
});

test('after five weeks of downtime one letter comes, about the last week', async () => {
  await reader('admin', [], '2031-10-13');
  const { id } = await campaign(north, 'Nurses', { start_date: '2031-10-01' });
  await builders.makeFigures(server.db, id, [day('2031-10-20', 20), day('2031-11-12', 20)]);
  now = new Date('2031-11-19T15:00:00Z');
  await round();
  await round();
  expect((await letters()).map(({ subject }) => subject)).toEqual([
    'Posthorn: one campaign ran, 10-11-2031 – 16-11-2031',
  ]);
});

test('eight in the morning is eight on the wall also after the clock was changed', async () => {
  await reader('admin', [], '2031-03-24');
  const { id } = await campaign(north, 'Nurses', { start_date: '2031-03-01' });
  await builders.makeFigures(server.db, id, [day('2031-03-26', 20)]);
  // The clock was put forward on Sunday the 30th.
  now = new Date('2031-03-31T05:59:59Z');
  await round();
  expect(await letters()).toEqual([]);
  now = new Date('2031-03-31T06:00:00Z');
  await round();
  expect(await letters()).toHaveLength(1);
});

test('an editor reads of the campaigns in their workspaces alone, a stranger of none', async () => {
  const inNorth = await reader('editor', [north]);
  await reader('editor');
  const seesBoth = await reader('editor', [north, south]);
  for (const [workspace, title] of [
    [north, 'Nurses'],
    [south, 'Cooks'],
  ] as const) {
    const { id } = await campaign(workspace, title);
    await builders.makeFigures(server.db, id, [day('2031-11-12', 20)]);
  }
  await round();
  const sent = await letters();
  const bodyFor = (email: string) => sent.find(({ recipient }) => recipient === email)?.body;
  expect(sent).toHaveLength(2);
  expect(bodyFor(inNorth.email)).toContain('Nurses');
  expect(bodyFor(inNorth.email)).not.toContain('Cooks');
  expect(bodyFor(inNorth.email)).toContain('Clicks: 20\n');
  expect(bodyFor(inNorth.email)).toContain('/campaigns-overview/figures/north?');
  expect(bodyFor(seesBoth.email)).toContain('Clicks: 40\n');
  expect(bodyFor(seesBoth.email)).toContain(
    'All figures: https://posthorn.test/campaigns-overview?',
  );
});

test('a person who left the account or the workspace, or has had enough, gets none', async () => {
  const left = await reader('admin');
  const moved = await reader('editor', [north]);
  const enough = await reader('admin');
  const { id } = await campaign(north, 'Nurses');
  await builders.makeFigures(server.db, id, [day('2031-11-12', 20)]);
  await server.db.deleteFrom('membership').where('person_id', '=', left.id).execute();
  await server.db.deleteFrom('workspace_member').where('person_id', '=', moved.id).execute();
  await enough.client.call('chooseMail', { body: { week: 'never' } });
  await round();
  expect(await letters()).toEqual([]);
});

test('no one gets a letter that they did not choose, or in which nothing stands', async () => {
  const person = await builders.makePerson(server.db);
  await builders.makeMembership(server.db, {
    ...{ account_id: account.id, person_id: person.id, role: 'admin' },
  });
  await round();
  expect(await letters()).toEqual([]);
  await reader('admin');
  await campaign(north, 'Over', { status: 'finished', end_date: '2031-11-05' });
  await round();
  expect(await letters()).toEqual([]);
});

test('what needs attention is told with where it is mended', async () => {
  await reader('admin');
  const failed = await campaign(north, 'Failed', { status: 'failed' });
  await builders.makeCampaignError(server.db, {
    ...{ account_id: account.id, campaign_id: failed.id },
  });
  const refused = await campaign(north, 'Refused');
  const ad = await builders.makeAd(server.db, {
    ...{ account_id: account.id, campaign_id: refused.id },
  });
  await builders.makeCampaignError(server.db, {
    ...{ account_id: account.id, campaign_id: refused.id, ad_id: ad.id, channel: 'facebook' },
  });
  await builders.makeFigures(server.db, refused.id, [day('2031-11-12', 20)]);
  const ending = await campaign(north, 'Ending', { end_date: '2031-11-20' });
  await builders.makeFigures(
    server.db,
    ending.id,
    Array.from({ length: 7 }, (_, at) => day(`2031-11-${10 + at}`, 30)),
  );
  await campaign(north, 'Not shown');
  const silent = await campaign(north, 'Silent');
  await server.db
    .updateTable('publication')
    .set({ figures_at: null })
    .where('campaign_id', '=', silent.id)
    .execute();
  await round();
  const [letter] = await letters();
  const attention = letter?.body.split('Needs attention\n\n')[1]?.split('\n\nWhat ran')[0];
  expect(attention?.split('\n\n').map((item) => item.split('\n').slice(0, 2))).toEqual([
    ['Failed', 'It could not be launched, or a network refused part of it.'],
    ['Refused', 'One ad was refused.'],
    // €210 in seven days, and four times €30 to come.
    ['Ending', 'It ends on 20-11-2031. Ends at about €330 of €2.000: about €1.670 will be left.'],
    ['Not shown', 'Its ads were not shown once in the whole week.'],
    ['Silent', 'No figures yet, although it has been running since 01-11-2031.'],
  ]);
  expect(attention).toContain(`/campaigns-overview/errored?account=${account.id}\n`);
});

test('one letter tells of all accounts, in the order of their names', async () => {
  const ada = await reader('admin');
  const other = await builders.makeAccount(server.db, { name: 'Aaa' });
  await builders.makeMembership(server.db, {
    ...{ account_id: other.id, person_id: ada.id, role: 'admin' },
  });
  const own = account;
  const { id } = await campaign(north, 'Nurses');
  account = other;
  const there = await campaign(
    await builders.makeWorkspace(server.db, { account_id: other.id }),
    'Cooks',
  );
  for (const campaignId of [id, there.id]) {
    await builders.makeFigures(server.db, campaignId, [day('2031-11-12', 20)]);
  }
  await round();
  const [letter, ...others] = await letters();
  expect(others).toEqual([]);
  expect(letter?.subject).toContain('2 campaigns ran');
  const { body = '' } = letter ?? {};
  expect(body.indexOf('Aaa')).toBeLessThan(body.indexOf(own.name));
});

test('chosen on a Monday afternoon, the first letter comes a week later, also when it is chosen twice', async () => {
  const person = await builders.makePerson(server.db);
  await builders.makeMembership(server.db, {
    ...{ account_id: account.id, person_id: person.id, role: 'admin' },
  });
  const client = await server.client(person.id);
  for (const week of ['weekly', 'never', 'weekly'] as const) {
    await client.call('chooseMail', { body: { week } });
  }
  const { monday } = await server.db
    .selectFrom('weekly_letter')
    .select('monday')
    .where('person_id', '=', person.id)
    .executeTakeFirstOrThrow();
  now = new Date(`${monday}T12:00:00Z`);
  const { id } = await campaign(north, 'Nurses', { start_date: '2020-01-01' });
  const before = new Date(now.getTime() - 4 * 86_400_000).toISOString().slice(0, 10);
  await builders.makeFigures(server.db, id, [day(before, 20), day(monday, 20)]);
  await round();
  expect(await letters()).toEqual([]);
  now = new Date(now.getTime() + 7 * 86_400_000);
  await round();
  expect(await letters()).toHaveLength(1);
});
