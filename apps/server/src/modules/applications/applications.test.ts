import type { ErrorBody } from '@posthorn/contract';
import { csvStyleFor, KEPT_ANSWER_MAX } from '@posthorn/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { secretsFrom } from '../../platform/secrets.ts';
import { runJob } from '../../testing/run-job.ts';
import { admin, editor, server, setScene, world } from '../../testing/scene.ts';
import { lettersWorker, writeLettersJob } from '../notifications/index.ts';
import { downloadApplications } from './download.ts';
import { eraseOutdated } from './erase.ts';
import { newestApplications } from './repository.ts';
import { searchApplications } from './search.ts';
import { arrive, leadOf } from './testing/arriving.ts';

setScene();

const DAY_MS = 86_400_000;
const params = () => ({ campaignId: world.activeCampaign.id });
const one = (applicationId: string) => ({ ...params(), applicationId });

/** Ada first, Zoë last; the world's own application lies in another campaign. */
beforeEach(async () => {
  const at = (minutes: number) => ({ at: server.clock.now.getTime() - minutes * 60_000 });
  await arrive(server, params().campaignId, [
    leadOf({ full_name: 'Ada Lovelace', email: 'ada@example.test', shift: 'Nights' }, at(30)),
    leadOf({ full_name: 'Bob Kahn', email: 'bob@example.test' }, at(20)),
    leadOf({ full_name: 'Zoë Jansen', email: 'zoe@example.test' }, at(10)),
  ]);
});

type Body = Parameters<typeof search>[0];
const search = async (body: {
  text?: string;
  statuses?: ('new' | 'invited' | 'declined')[];
  sort?: 'newest' | 'oldest' | 'name' | 'status';
  page?: number;
}) => (await editor.call('searchApplications', { params: params(), body })).body;
const namesIn = async (body: Body = {}) => (await search(body)).data.map(({ name }) => name);
const idOf = async (name: string) => (await search({ text: name })).data[0]?.id ?? '';
const get = async (id: string) => (await editor.call('getApplication', { params: one(id) })).body;
const update = (id: string, body: object, version?: number) =>
  editor.call(
    'updateApplication',
    { params: one(id), body },
    version === undefined ? {} : { 'if-match': `"${version}"` },
  );

describe('the list', () => {
  test.each<[string, Body, string[]]>([
    ['newest first', {}, ['Zoë Jansen', 'Bob Kahn', 'Ada Lovelace']],
    ['oldest first', { sort: 'oldest' }, ['Ada Lovelace', 'Bob Kahn', 'Zoë Jansen']],
    ['by name', { sort: 'name' }, ['Ada Lovelace', 'Bob Kahn', 'Zoë Jansen']],
    ['by a part of a name, whatever its accents', { text: 'zoe' }, ['Zoë Jansen']],
    ['by an answer', { text: 'NIGHTS' }, ['Ada Lovelace']],
    ['by something no one wrote', { text: 'welder' }, []],
    ['by status', { statuses: ['invited'] }, []],
  ])('%s', async (_how, body, names) => {
    expect(await namesIn(body)).toEqual(names);
  });

  test('says how many there are in each status and in all', async () => {
    await update(await idOf('Bob'), { status: 'invited' });
    expect(await search({ statuses: ['invited'] })).toMatchObject({
      total: 1,
      counts: { new: 2, contacted: 0, invited: 1, declined: 0 },
      erased: { count: 0, lastAt: null },
      keptDays: 90,
    });
    expect(await namesIn({ sort: 'status' })).toEqual(['Zoë Jansen', 'Ada Lovelace', 'Bob Kahn']);
  });

  test('has pages', async () => {
    const many = Array.from({ length: 60 }, (_, n) => leadOf({ full_name: `Person ${n}` }));
    await arrive(server, params().campaignId, many);
    const [first, second] = [await search({}), await search({ page: 2 })];
    expect([first.total, first.data.length, second.data.length]).toEqual([63, 50, 13]);
    const ids = [...first.data, ...second.data].map(({ id }) => id);
    expect(new Set(ids).size).toBe(63);
    expect((await search({ sort: 'name', page: 2 })).data).toHaveLength(13);
  });
});

describe('a search through many', () => {
  const tools = (atMost: number) => {
    const { db, deps } = server;
    return { db, secrets: deps.secrets, atMost };
  };
  const style = csvStyleFor('en');
  const everything = { text: '', statuses: [] };

  test('reads each once, also those that came at the same moment', async () => {
    const at = server.clock.now.getTime() - DAY_MS;
    const many = Array.from({ length: 520 }, () => leadOf({}, { at }));
    await arrive(server, params().campaignId, many);
    const ids = [];
    for await (const { id } of newestApplications(server.db, { ...params(), statuses: [] })) {
      ids.push(id);
    }
    expect([ids.length, new Set(ids).size]).toEqual([523, 523]);
  });

  test('opens only so many, the newest, and says so', async () => {
    const wanted = { text: '', statuses: [], sort: 'name', page: 1 } as const;
    const { campaignId } = params();
    const some = await searchApplications(tools(2), campaignId, wanted);
    expect(some.data.map(({ name }) => name)).toEqual(['Bob Kahn', 'Zoë Jansen']);
    expect([some.total, some.isPartial]).toEqual([2, true]);
    const all = await searchApplications(tools(3), campaignId, wanted);
    expect([all.total, all.isPartial]).toEqual([3, false]);
  });

  test('gives no file that would leave some out', async () => {
    const request = { ...params(), personId: world.editor.id, filter: everything, style };
    await expect(downloadApplications(tools(2), request)).rejects.toThrow(
      'One file holds 2 applications at most',
    );
    const { content } = await downloadApplications(tools(3), request);
    expect(content.trim().split('\r\n')).toHaveLength(4);
  });
});

describe('one application', () => {
  test('has all answers, and says until when it is kept', async () => {
    const found = await get(await idOf('Ada'));
    expect(found).toMatchObject({
      answers: [
        { label: 'Full name', text: 'Ada Lovelace', isCut: false, href: null },
        { label: 'Email', text: 'ada@example.test', href: 'mailto:ada@example.test' },
        { label: 'Do you like night shifts?', text: 'Nights', isCut: false },
      ],
      status: 'new',
      note: '',
    });
    const keptMs = Date.parse(found.erasedOn) - Date.parse(found.appliedAt);
    expect(keptMs).toBe(90 * DAY_MS);
  });

  test('gets a status, a note and a person who looks after it', async () => {
    const id = await idOf('Ada');
    const body = { status: 'contacted', note: ' Called\r\ntwice ', assignedTo: world.editor.id };
    expect((await update(id, body)).body).toMatchObject({
      status: 'contacted',
      note: 'Called\ntwice',
      assignedTo: { id: world.editor.id },
      version: 2,
    });
    expect(await namesIn({ text: 'twice' })).toEqual(['Ada Lovelace']);
    expect((await update(id, { note: '', assignedTo: null })).body).toMatchObject({
      ...{ status: 'contacted', note: '', assignedTo: null, hasNote: false },
    });
  });

  test('is changed by nothing when nothing changes', async () => {
    const id = await idOf('Ada');
    expect((await update(id, { status: 'new', note: '' })).body.version).toBe(1);
  });

  test.each([
    ['a note that is too long', () => ({ note: 'x'.repeat(2_001) })],
    ['a person of another workspace', () => ({ assignedTo: world.editorElsewhere.id })],
    ['a person of another account', () => ({ assignedTo: world.stranger.id })],
    ['a person who was removed', () => ({ assignedTo: world.removed.id })],
  ])('is not given %s', async (_what, body) => {
    const id = await idOf('Ada');
    expect((await update(id, body())).status).toBe(422);
    expect(await get(id)).toMatchObject({ note: '', assignedTo: null, version: 1 });
  });

  test('that another person changed meanwhile is not overwritten', async () => {
    const id = await idOf('Ada');
    await update(id, { status: 'invited' }, 1);
    const refused = await update(id, { status: 'declined' }, 1);
    expect(refused.status).toBe(409);
    expect((refused.body as unknown as ErrorBody).current).toMatchObject({ status: 'invited' });
  });

  test('of which two people write the note at once keeps one, and shows it to the other', async () => {
    const id = await idOf('Ada');
    const asAdmin = { params: one(id), body: { note: 'From the admin' } };
    const answers = await Promise.all([
      update(id, { note: 'From the editor' }, 1),
      admin.call('updateApplication', asAdmin, { 'if-match': '"1"' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { note, version } = await get(id);
    expect(version).toBe(2);
    const [kept, refused] = answers.toSorted((a, b) => a.status - b.status);
    expect(kept?.body.note).toBe(note);
    expect(refused?.body).toMatchObject({ current: { note } });
  });

  test('whose status is chosen by a double click is changed once', async () => {
    const id = await idOf('Ada');
    const answers = await Promise.all([1, 2].map(() => update(id, { status: 'invited' })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await get(id)).toMatchObject({ status: 'invited', version: 2 });
  });

  test('with more text than is kept says so', async () => {
    const letter = 'x'.repeat(KEPT_ANSWER_MAX + 5);
    await arrive(server, params().campaignId, [leadOf({ full_name: 'Long', shift: letter })]);
    expect((await get(await idOf('Long'))).answers[1]).toMatchObject({
      text: letter.slice(0, KEPT_ANSWER_MAX),
      isCut: true,
    });
  });
});

test('the file has what matches, and no formulas', async () => {
  await arrive(server, params().campaignId, [leadOf({ full_name: '=cmd()', email: '+31' })]);
  const download = async (body: object) =>
    (await editor.call('downloadApplications', { params: params(), body })).body.content;
  const all = await download({});
  expect(all.trim().split('\r\n')).toHaveLength(5);
  expect(all).toContain(`"'=cmd()","'+31"`);
  const some = await download({ text: 'ada' });
  expect(some.trim().split('\r\n')).toHaveLength(2);
});

describe('an application whose secret is lost', () => {
  beforeEach(async () => {
    const lost = secretsFrom('lost-and-long-enough-to-have-been-a-secret');
    await arrive(server, params().campaignId, [leadOf({ full_name: 'Lost' })], { secrets: lost });
  });

  test('is counted and listed, and says that it can not be read', async () => {
    const list = await search({});
    expect(list).toMatchObject({ total: 4, unreadable: 1 });
    expect(list.data[0]).toMatchObject({ name: null, isReadable: false });
    expect(await search({ text: 'lost' })).toMatchObject({ total: 0, unreadable: 1 });
    const id = list.data[0]?.id ?? '';
    expect(await get(id)).toMatchObject({ isReadable: false, answers: [], note: '' });
    expect((await update(id, { status: 'declined' })).status).toBe(200);
    const noted = await update(id, { note: 'Called' });
    expect(noted.status).toBe(409);
    expect((noted.body as unknown as ErrorBody).message).toContain('SESSION_SECRET');
  });

  test('stands in the file as what can not be read', async () => {
    const { body } = await editor.call('downloadApplications', { params: params(), body: {} });
    expect(body.content).toContain('"Can not be read"');
  });

  test('is said to be missing where all data of a person are asked for', async () => {
    const answer = await admin.call('getPersonData', { params: one(await idOf('Ada')) });
    expect(answer.body).toMatchObject({ count: 1, unreadable: expect.any(Number) });
    expect(answer.body.unreadable).toBeGreaterThan(0);
  });
});

describe('the rights of a person', () => {
  const again = () =>
    arrive(server, world.pausedCampaign.id, [
      leadOf({ first_name: 'A.', email: ' ADA@example.test ' }),
    ]);

  test('their data are found in all campaigns of the account, and handed over in one file', async () => {
    await again();
    const id = await idOf('Ada');
    await update(id, { note: 'Speaks Dutch' });
    const { body } = await admin.call('getPersonData', { params: one(id) });
    expect(body.count).toBe(2);
    const { applications } = JSON.parse(body.content);
    expect(applications).toHaveLength(2);
    expect(body.content).toContain('Speaks Dutch');
    expect(body.content).toContain('Do you like night shifts?');
    expect(body.content).not.toContain('Bob');
  });

  test('their data are erased everywhere, the others stay, and all stay counted', async () => {
    await again();
    const id = await idOf('Ada');
    await update(id, { note: 'Speaks Dutch', assignedTo: world.editor.id });
    const { body } = await admin.call('erasePerson', { params: one(id) });
    expect(body.count).toBe(2);
    expect(await namesIn()).toEqual(['Zoë Jansen', 'Bob Kahn']);
    expect(await search({})).toMatchObject({ erased: { count: 1, lastAt: expect.any(String) } });
    expect((await editor.send('getApplication', { params: one(id) })).status).toBe(404);
    const { leads } = await server.db
      .selectFrom('campaign_total')
      .select('leads')
      .where('campaign_id', '=', params().campaignId)
      .executeTakeFirstOrThrow();
    expect(leads).toBe(3);
    expect((await admin.send('erasePerson', { params: one(id) })).status).toBe(404);
  });

  test('one without an address is alone', async () => {
    await arrive(server, params().campaignId, [leadOf({ full_name: 'Nobody' })]);
    await arrive(server, params().campaignId, [leadOf({ full_name: 'Nobody' })]);
    const { body } = await admin.call('erasePerson', { params: one(await idOf('Nobody')) });
    expect(body.count).toBe(1);
  });
});

describe('contents are erased', () => {
  const later = (days: number) => new Date(server.clock.now.getTime() + days * DAY_MS);

  test('when they were kept for as long as the account allows; decided ones later', async () => {
    await update(await idOf('Bob'), { status: 'declined' });
    await eraseOutdated(server.db, later(89));
    expect(await namesIn()).toHaveLength(3);
    await server.db
      .updateTable('application')
      .set({ status_at: later(30) })
      .where('status', '=', 'declined')
      .execute();
    await eraseOutdated(server.db, later(90));
    expect(await namesIn()).toEqual(['Bob Kahn']);
    expect(await search({})).toMatchObject({
      erased: { count: 2, lastAt: later(90).toISOString() },
    });
    await eraseOutdated(server.db, later(120));
    expect(await namesIn()).toEqual([]);
    expect(await eraseOutdated(server.db, later(121))).toBe(0);
  });

  test('all at once when nothing ran for a long time', async () => {
    const at = server.clock.now.getTime() - 300 * DAY_MS;
    const many = Array.from({ length: 520 }, () => leadOf({ full_name: 'Eve' }, { at }));
    await arrive(server, params().campaignId, many);
    await eraseOutdated(server.db, server.clock.now);
    expect(await search({})).toMatchObject({ total: 3, erased: { count: 520 } });
  });

  test('sooner when an admin says so', async () => {
    const account = { accountId: world.account.id };
    const days = (application_days: number) =>
      admin.send('updateAccount', { params: account, body: { application_days } });
    expect((await days(6)).status).toBe(422);
    expect((await days(366)).status).toBe(422);
    expect((await days(7)).status).toBe(200);
    await eraseOutdated(server.db, later(7));
    expect(await namesIn()).toEqual([]);
  });
});

describe('who dealt with applications', () => {
  const uses = async () =>
    (await admin.call('listApplicationUses', { params: params() })).body.data.map(
      ({ use, times, number }) => ({ use, times, number }),
    );

  test('is written down, and told to admins', async () => {
    const id = await idOf('Ada');
    await get(id);
    await get(id);
    await update(id, { status: 'invited' });
    await editor.call('downloadApplications', { params: params(), body: {} });
    await admin.call('getPersonData', { params: one(id) });
    await admin.call('erasePerson', { params: one(id) });
    expect(await uses()).toEqual([
      { use: 'erased', times: 1, number: 1 },
      { use: 'handedOver', times: 1, number: null },
      { use: 'downloaded', times: 1, number: 3 },
      { use: 'changed', times: 1, number: null },
      { use: 'opened', times: 2, number: null },
      { use: 'listed', times: 1, number: 1 },
    ]);
    const [erased] = (await admin.call('listApplicationUses', { params: params() })).body.data;
    expect(erased?.person).toBe(`${world.admin.first_name} ${world.admin.last_name}`);
  });

  test('is written down, too, where a change or a search only shows what stands there', async () => {
    const { data } = await search({});
    const id = data[0]?.id ?? '';
    expect((await update(id, {})).status).toBe(200);
    expect((await update(id, { status: 'invited' }, 77)).status).toBe(409);
    expect((await search({ text: 'jansen', page: 100 })).total).toBe(1);
    expect(await uses()).toEqual([
      { use: 'listed', times: 2, number: 1 },
      { use: 'opened', times: 2, number: null },
    ]);
  });

  test('names whose application it was, until that is erased or can not be read', async () => {
    const [ada, bob] = [await idOf('Ada'), await idOf('Bob')];
    await get(ada);
    await get(bob);
    const lost = secretsFrom('lost-and-long-enough-to-have-been-a-secret');
    await arrive(server, params().campaignId, [leadOf({ full_name: 'Lost' })], { secrets: lost });
    await get((await search({})).data[0]?.id ?? '');
    await admin.call('erasePerson', { params: one(bob) });
    const used = async () =>
      (await admin.call('listApplicationUses', { params: params() })).body.data
        .filter(({ use }) => use === 'opened' || use === 'recordRead')
        .map(({ use, application }) => [use, application?.state, application?.name]);
    const opened = [
      ['opened', 'unreadable', null],
      ['opened', 'erased', null],
      ['opened', 'readable', 'Ada Lovelace'],
    ];
    expect(await used()).toEqual(opened);
    // Names were shown: the next one who reads the record sees by whom.
    expect(await used()).toEqual([['recordRead', undefined, undefined], ...opened]);
    await admin.call('erasePerson', { params: one(ada) });
    expect(JSON.stringify(await used())).not.toContain('Lovelace');
  });

  test('is read page by page, each entry once', async () => {
    const entry = { campaign_id: params().campaignId, use: 'downloaded', number: 1 } as const;
    await server.db
      .insertInto('application_use')
      .values(Array.from({ length: 130 }, () => entry))
      .execute();
    const page = async (query: { before?: number }) =>
      (await admin.call('listApplicationUses', { params: params(), query })).body;
    const first = await page({});
    const last = first.data.at(-1)?.id ?? 0;
    const second = await page({ before: last });
    expect([first.hasMore, second.hasMore]).toEqual([true, false]);
    const ids = [...first.data, ...second.data].map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([130, 130]);
    // An entry of another campaign leads nowhere.
    const other = { ...entry, campaign_id: world.otherCampaign.id };
    const { id } = await server.db
      .insertInto('application_use')
      .values(other)
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await page({ before: id })).data).toEqual([]);
  });

  test('what was erased in time was erased by no one', async () => {
    await eraseOutdated(server.db, new Date(server.clock.now.getTime() + 200 * DAY_MS));
    const [entry] = (await admin.call('listApplicationUses', { params: params() })).body.data;
    expect(entry).toMatchObject({ use: 'erased', person: null, number: 3 });
  });
});

describe('mail', () => {
  const people = async () =>
    (await editor.call('listApplicationPeople', { params: params() })).body;
  const letters = async () => {
    await server.db.deleteFrom('mail').execute();
    const told = await server.db
      .selectFrom('notification')
      .select('id')
      .where('campaign_id', '=', params().campaignId)
      .where('kind', '=', 'applied')
      .where('letters_at', 'is', null)
      .execute();
    const { secrets, now } = server.deps;
    const worker = lettersWorker({ secrets, now, publicUrl: 'http://posthorn.test' });
    for (const { id: notificationId } of told) {
      await runJob(server, [worker], writeLettersJob, { notificationId });
    }
    return server.db.selectFrom('mail').selectAll().execute();
  };

  test('goes at once to those who were named, and tells no one who applied', async () => {
    const { id, email } = world.editor;
    await editor.call('setApplicationMail', { params: params(), body: { people: [id] } });
    expect((await people()).filter(({ isMailed }) => isMailed).map((each) => each.id)).toEqual([
      id,
    ]);
    await arrive(server, params().campaignId, [leadOf({ full_name: 'Ada Lovelace' })]);
    const sent = await letters();
    expect(new Set(sent.map(({ recipient }) => recipient))).toEqual(new Set([email]));
    expect(sent.at(-1)?.subject).toContain('New application');
    expect(sent.at(-1)?.body).toContain('/campaign-details/applications?account=');
    expect(JSON.stringify(sent)).not.toContain('Lovelace');
    await editor.call('setApplicationMail', { params: params(), body: { people: [] } });
    await arrive(server, params().campaignId, [leadOf({ full_name: 'Ada Lovelace' })]);
    expect(await letters()).toEqual([]);
  });

  test('goes to no one who wants none, and to no one who can not see the campaign any more', async () => {
    const { id } = world.editor;
    await editor.call('setApplicationMail', { params: params(), body: { people: [id] } });
    await editor.call('chooseMail', { body: { applications: 'never' } });
    expect(await letters()).toEqual([]);
    await editor.call('chooseMail', { body: { applications: 'daily' } });
    await server.db.deleteFrom('workspace_member').where('person_id', '=', id).execute();
    await arrive(server, params().campaignId, [leadOf({ full_name: 'Ada Lovelace' })]);
    expect(await letters()).toEqual([]);
  });

  test('can be named: admins, and the editors of the workspace', async () => {
    const ids = (await people()).map(({ id }) => id).sort();
    const { admin: one, secondAdmin, editor: two } = world;
    expect(ids).toEqual([one.id, secondAdmin.id, two.id].sort());
  });
});
