import {
  makeAccount,
  makeCampaign,
  makeFigures,
  makeProfile,
  makeWorkspace,
} from '@posthorn/db/builders';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { admin, editor, server, setScene, world } from '../../testing/scene.ts';

setScene();

const dutch = { 'accept-language': 'nl-NL,nl;q=0.9' };
const english = { 'accept-language': 'en-GB' };

type Report = 'getChannelReport' | 'getCampaignReport';
const ask = (report: Report, language = english, by = admin) =>
  by.call(report, { params: { accountId: world.account.id } }, language);

/** The campaigns of the world are in the way of a report that is read to the letter. */
async function onlyCampaign(row: Partial<Parameters<typeof makeCampaign>[1]> = {}) {
  await server.db.deleteFrom('campaign').where('account_id', '=', world.account.id).execute();
  return makeCampaign(server.db, {
    account_id: world.account.id,
    workspace_id: world.workspace.id,
    title: 'Nurses',
    ...row,
  });
}

const day = { day: '2027-01-04', ad_id: null };

test('tells what each campaign brought on each channel', async () => {
  const { id, hash } = await onlyCampaign({
    status: 'active',
    start_date: '2027-01-04',
    end_date: '2027-02-03',
  });
  await makeFigures(server.db, id, [
    {
      ...day,
      channel: 'facebook',
      impressions: 2_000,
      clicks: 25,
      leads: 3,
      spend: 1_234,
    },
    {
      ...day,
      channel: 'googleSearch',
      impressions: 0,
      clicks: 0,
      leads: 0,
      spend: 0,
    },
  ]);
  const { status, headers, bytes } = await ask('getChannelReport');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toBe(
    'attachment; filename="campaigns_performance_report.csv"',
  );
  const of = `"${hash}","Nurses","North","Vacancy visits","active"`;
  expect(bytes.toString()).toBe(
    [
      '\uFEFFID,Campaign,Workspace,Type,Status,Channel,Start date,End date,Spend (EUR),Impressions,Clicks,CTR (%),CPC (EUR),Leads,Cost per lead (EUR)',
      `${of},"Facebook",2027-01-04,2027-02-03,12.34,2000,25,1.25,0.49,3,4.11`,
      `${of},"Google Search",2027-01-04,2027-02-03,0.00,0,0,,,0,`,
      '',
    ].join('\r\n'),
  );
});

test('adds the channels up, and leaves open what no network has told yet', async () => {
  await makeProfile(server.db, { function_group: 'healthcare' });
  const { id, hash } = await onlyCampaign({
    custom_total_gross_budget: 100_000,
    po_number: 'PO 7',
    reference_number: 'R-1',
    function_group: null,
    profiles: JSON.stringify([
      { id: 'a', name: 'Nurse', functionGroup: 'healthcare' },
      { id: 'b', name: 'Midwife', functionGroup: 'healthcare' },
    ]),
    locations: JSON.stringify([
      { id: 'x', name: 'Zürich', type: 'city', country: 'Switzerland', radiusKm: 25 },
      { id: 'y', name: 'Bern', type: 'city', country: 'Switzerland' },
    ]),
  });
  const before = await ask('getCampaignReport', dutch);
  const line = (text: Buffer) => text.toString().split('\r\n')[1];
  const of = `"${hash}";"Nurses";"North";"Vacancy visits";"draft";"Healthcare";"Nurse, Midwife";"Zürich + 25 km, Bern";;;"PO 7";"R-1";1000,00`;
  expect(line(before.bytes)).toBe(`${of};;;;;;;`);
  expect(before.headers['content-disposition']).toBe(
    'attachment; filename="campaign_performance_report.csv"',
  );
  await makeFigures(server.db, id, [
    {
      ...day,
      channel: 'facebook',
      impressions: 900,
      clicks: 9,
      leads: 1,
      spend: 500,
    },
    {
      ...day,
      channel: 'instagram',
      impressions: 100,
      clicks: 1,
      leads: 1,
      spend: 501,
    },
  ]);
  const after = await ask('getCampaignReport', dutch);
  expect(line(after.bytes)).toBe(`${of};10,01;1000;10;1,00;1,00;2;5,01`);
});

test.each([
  ['=HYPERLINK("http://evil.test")', `"'=HYPERLINK(""http://evil.test"")"`],
  ['+31 nurses', `"'+31 nurses"`],
  ['-1', `"'-1"`],
  ['@home', `"'@home"`],
  ['x;=1+1;y', `"x;'=1+1;y"`],
  ['x, "=1+1"\n\u3000＝1', `"x, ""'=1+1""\n\u3000'＝1"`],
  ['\ufeff=1', `"\ufeff'=1"`],
  ['1 - 2, b; c=d', '"1 - 2, b; c=d"'],
  ['Two\nlines; "quoted", Ümläut 👩‍⚕️', '"Two\nlines; ""quoted"", Ümläut 👩‍⚕️"'],
  ['  ', '"Untitled Campaign"'],
])('%j stays one harmless cell', async (title, cell) => {
  await onlyCampaign({ title });
  const { bytes } = await ask('getCampaignReport');
  expect(bytes.toString()).toContain(`,${cell},"North",`);
});

test('comes in parts, each campaign once, the newest first', async () => {
  await onlyCampaign({ title: 'Oldest' });
  const { account, workspace } = world;
  await sql`
    insert into campaign (account_id, workspace_id, hash, title, type, status)
    select ${account.id}, ${workspace.id}, 'H' || n, 'Campaign ' || n, 'consideration', 'draft'
    from generate_series(1, 4500) n`.execute(server.db);
  const { bytes } = await ask('getCampaignReport');
  const titles = [...bytes.toString().matchAll(/^"H\d+","(.*?)"/gm)].map(([, title]) => title);
  const newestFirst = await server.db
    .selectFrom('campaign')
    .select('title')
    .where('account_id', '=', account.id)
    .where('hash', 'like', 'H%')
    .orderBy('id', 'desc')
    .execute();
  expect(newestFirst).toHaveLength(4_500);
  expect(titles).toEqual(newestFirst.map(({ title }) => title));
  expect(bytes.toString().trimEnd().split('\r\n').at(-1)).toContain('"Oldest"');
});

test('editors get the campaigns of their workspaces', async () => {
  await onlyCampaign();
  const elsewhere = await makeWorkspace(server.db, { account_id: world.account.id, name: 'West' });
  await makeCampaign(server.db, {
    ...{ account_id: world.account.id, workspace_id: elsewhere.id, title: 'Not yours' },
  });
  const rows = async (by: typeof admin) =>
    (await ask('getCampaignReport', english, by)).bytes.toString().match(/"(Nurses|Not yours)"/g);
  expect(await rows(admin)).toEqual(['"Not yours"', '"Nurses"']);
  expect(await rows(editor)).toEqual(['"Nurses"']);
});

test('without campaigns there is no report', async () => {
  const empty = await makeAccount(server.db);
  await server.db
    .insertInto('membership')
    .values({ account_id: empty.id, person_id: world.admin.id, role: 'admin' })
    .execute();
  for (const report of ['getChannelReport', 'getCampaignReport'] as const) {
    const { status, bytes } = await admin.call(report, { params: { accountId: empty.id } });
    expect([status, bytes.length]).toEqual([204, 0]);
  }
});
