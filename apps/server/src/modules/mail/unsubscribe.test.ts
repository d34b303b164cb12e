import { expect, test } from 'vitest';
import { admin, editor, server, setScene, world } from '../../testing/scene.ts';
import { unsubscribePath } from './index.ts';

setScene();

const addressFor = (letters: 'problems' | 'daily') =>
  unsubscribePath(server.deps.secrets, { personId: world.admin.id, letters });
const oneClick = (url: string, payload = 'List-Unsubscribe=One-Click') =>
  server.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.test' },
    payload,
  });
const choices = async (person = admin) => (await person.call('getMailChoices', {})).body;

test('a mail program stops a group of letters with one call, without signing in, once or twice', async () => {
  for (let press = 0; press < 2; press += 1) {
    expect((await oneClick(addressFor('problems'))).statusCode).toBe(200);
  }
  expect(await choices()).toMatchObject({ problems: 'never', launches: 'daily' });
  expect(await choices(editor)).toMatchObject({ problems: 'each' });
});

test('the daily letter is stopped with all that comes in it, and nothing else', async () => {
  await admin.call('chooseMail', { body: { launches: 'each' } });
  await oneClick(addressFor('daily'));
  expect(await choices()).toEqual({
    ...{ launches: 'each', problems: 'each', colleagues: 'never', results: 'never' },
    ...{ applications: 'never', week: 'never' },
  });
});

test('a program that only looks at the address stops nothing, and a person finds a button', async () => {
  const page = await server.app.inject({ method: 'GET', url: addressFor('problems') });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<form method="post"><button>Stop these e-mails</button></form>');
  expect(page.headers['referrer-policy']).toBe('no-referrer');
  expect(await choices()).toMatchObject({ problems: 'each' });
});

test('an address that was tampered with stops nothing', async () => {
  const good = addressFor('problems');
  const ofEditor = good.replace(world.admin.id, world.editor.id);
  const others = [ofEditor, good.replace('problems', 'daily'), good.replace('problems', 'all')];
  const cut = [good.slice(0, -1), `${good}A`, good.replace(/[^/]+$/, '%00')];
  for (const url of [...others, ...cut]) {
    expect([url, (await oneClick(url)).statusCode]).toEqual([url, 404]);
    expect((await server.app.inject({ method: 'GET', url })).statusCode).toBe(404);
  }
  expect(await choices()).toMatchObject({ problems: 'each', launches: 'daily' });
  expect(await choices(editor)).toMatchObject({ problems: 'each' });
});

test('a person who is gone is no error, and a huge form is not read', async () => {
  const url = addressFor('problems');
  expect((await oneClick(url, 'x'.repeat(100_000))).statusCode).toBe(413);
  await server.db.deleteFrom('membership').where('person_id', '=', world.admin.id).execute();
  await server.db.deleteFrom('person').where('id', '=', world.admin.id).execute();
  expect((await oneClick(url)).statusCode).toBe(200);
});

test('an address that asks too often is refused for a while', async () => {
  const url = `/unsubscribe/${world.admin.id}/problems/guess`;
  const remoteAddress = '203.0.113.9';
  const answers = [];
  for (let n = 0; n < 210; n += 1) {
    answers.push((await server.app.inject({ method: 'GET', url, remoteAddress })).statusCode);
  }
  expect(new Set(answers)).toEqual(new Set([404, 429]));
});
