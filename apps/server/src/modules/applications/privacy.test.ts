import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runJob } from '../../testing/run-job.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { makeWorld, type World } from '../../testing/world.ts';
import { lettersWorker, sendDigests, writeLettersJob } from '../notifications/index.ts';
import { eraseOutdated } from './erase.ts';
import { arrive, leadOf } from './testing/arriving.ts';

/** Found nowhere else: wherever it turns up, it came from the application. */
const NAME = 'Quirinius Vandersloot';
const WORDS = ['Quirinius', 'quirinius', 'Vandersloot', 'vandersloot', '0612345987'];

let server: TestServer;
let world: World;
const lines: string[] = [];
beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  server = await startTestServer({ METRICS_TOKEN: 'a-token-for-the-metrics-of-tests' }, log);
  world = await makeWorld(server.db);
});
afterAll(() => server.close());

/** In which tables one of the words stands, as text or as bytes. */
async function tablesWith(words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'graphile_worker')`.execute(server.db);
  const patterns = words.flatMap((word) => [
    `%${word}%`,
    `%${Buffer.from(word).toString('hex')}%`,
    `%${Buffer.from(word).toString('base64').replace(/=+$/, '').slice(0, -1)}%`,
  ]);
  const found = [];
  for (const { name } of tables) {
    const { rows } = await sql`
      select 1 from ${sql.raw(name)} t where t::text like any (${patterns}) limit 1`.execute(
      server.db,
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

test('what a person wrote stands nowhere in clear, whatever is done with it', async () => {
  const { db, deps } = server;
  const { editor, admin, activeCampaign, account } = world;
  const campaignId = activeCampaign.id;
  const [asEditor, asAdmin] = [await server.client(editor.id), await server.client(admin.id)];
  await db
    .insertInto('webhook')
    .values({
      ...{ account_id: account.id, url: 'https://program.test' },
      ...{ sealed_secret: Buffer.from('x'), events: ['application.received'] },
    })
    .execute();
  await asEditor.call('setApplicationMail', {
    params: { campaignId },
    body: { people: [editor.id] },
  });
  const answers = { full_name: NAME, email: 'quirinius@vandersloot.test', phone: '0612345987' };
  const sent = leadOf(answers);
  await arrive(server, campaignId, [sent, sent, leadOf(answers)]);

  const search = (body: object) =>
    asEditor.send('searchApplications', { params: { campaignId }, body });
  const list = await search({ text: NAME });
  const [{ id: applicationId = '' } = {}] = (list.body as { data: { id: string }[] }).data;
  const params = { campaignId, applicationId };
  expect(applicationId).not.toBe('');
  await asEditor.call('getApplication', { params });
  await asEditor.call('updateApplication', { params, body: { note: `${NAME} will call` } });
  await asEditor.call('downloadApplications', { params: { campaignId }, body: { text: NAME } });
  await asAdmin.call('getPersonData', { params });
  // What is refused is reported too: a body that does not fit, one that is too long, an address that is none.
  expect((await search({ text: NAME, sort: NAME })).status).toBe(422);
  expect((await search({ text: NAME.repeat(1_000) })).status).toBe(422);
  const note = NAME.repeat(200);
  expect((await asEditor.send('updateApplication', { params, body: { note } })).status).toBe(422);
  const body = { status: NAME };
  expect((await asEditor.send('updateApplication', { params, body })).status).toBe(422);

  // What goes wrong is reported with its reason: here nothing can be written down.
  await sql`alter table application_use rename to application_use_away`.execute(db);
  expect((await search({ text: NAME })).status).toBe(500);
  const written = { params, body: { note: `${NAME} again` } };
  expect((await asEditor.send('updateApplication', written)).status).toBe(500);
  expect((await asEditor.send('getApplication', { params })).status).toBe(500);
  await sql`alter table application_use_away rename to application_use`.execute(db);

  const told = await db.selectFrom('notification').select('id').execute();
  const tools = { secrets: deps.secrets, now: deps.now, publicUrl: 'http://posthorn.test' };
  for (const { id: notificationId } of told) {
    await runJob(server, [lettersWorker(tools)], writeLettersJob, { notificationId });
  }
  const tomorrow = new Date(deps.now().getTime() + 2 * 86_400_000);
  await sendDigests(db, deps.log, { ...tools, now: () => tomorrow });
  expect(await db.selectFrom('mail').select('id').execute()).not.toEqual([]);
  expect(await tablesWith(WORDS)).toEqual([]);

  await asAdmin.call('erasePerson', { params });
  await eraseOutdated(db, new Date(deps.now().getTime() + 400 * 86_400_000));
  expect(await tablesWith(WORDS)).toEqual([]);

  const activity = await asAdmin.call('getActivityLog', { params: { campaignId } });
  const uses = await asAdmin.call('listApplicationUses', { params: { campaignId } });
  const metrics = await server.app.inject({
    url: '/metrics',
    headers: { authorization: 'Bearer a-token-for-the-metrics-of-tests' },
  });
  expect(metrics.statusCode).toBe(200);
  const said = [JSON.stringify(activity.body), JSON.stringify(uses.body), metrics.body];
  for (const word of WORDS) {
    expect(said.filter((text) => text.includes(word))).toEqual([]);
    expect(lines.filter((line) => line.includes(word))).toEqual([]);
  }
  expect(lines.length).toBeGreaterThan(5);
});

test('the search for it finds what is in clear', async () => {
  await server.db
    .updateTable('account')
    .set({ alias: NAME })
    .where('id', '=', world.account.id)
    .execute();
  expect(await tablesWith(WORDS)).toEqual(['public.account']);
});
