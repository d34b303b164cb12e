import type { OperationAnswer } from '@posthorn/contract';
import { SAVED_VIEWS_MAX } from '@posthorn/domain';
import { beforeEach, expect, test } from 'vitest';
import { admin, editor, server, setScene, world } from '../../testing/scene.ts';
import { WHOLE_LIST } from '../../testing/world.ts';

setScene();
beforeEach(async () => {
  await server.db.deleteFrom('saved_view').execute();
});

type View = OperationAnswer<'createSavedView'>;
const params = () => ({ accountId: world.account.id });
const body = (more: object = {}) => ({
  ...{ name: 'Ends soon', list: WHOLE_LIST, isShared: false },
  ...more,
});
const save = async (who: typeof admin, more: object = {}) =>
  (await who.call('createSavedView', { params: params(), body: body(more) })).body as View;
const seenBy = async (who: typeof admin) =>
  ((await who.call('listSavedViews', { params: params() })).body as View[]).map(
    ({ name, isOwn, isChangeable, isDefault }) => ({ name, isOwn, isChangeable, isDefault }),
  );
const own = { isOwn: true, isChangeable: true, isDefault: false };

test('a person sees their own views and those that are shared', async () => {
  await save(editor, { name: '  Mine  ' });
  await save(admin, { name: 'Of the admin' });
  await save(admin, { name: 'For all', isShared: true });
  expect(await seenBy(editor)).toEqual([
    { name: 'Mine', ...own },
    { name: 'For all', isOwn: false, isChangeable: false, isDefault: false },
  ]);
  expect(await seenBy(admin)).toEqual([
    { name: 'Of the admin', ...own },
    { name: 'For all', ...own },
  ]);
});

test('only admins share, and change what is shared', async () => {
  const create = await editor.send('createSavedView', {
    params: params(),
    body: body({ isShared: true }),
  });
  expect(create.status).toBe(403);
  const { id: viewId } = await save(admin, { isShared: true });
  const change = { params: { ...params(), viewId }, body: body({ name: 'Taken' }) };
  expect((await editor.send('updateSavedView', change)).status).toBe(403);
  expect((await editor.send('deleteSavedView', { params: change.params })).status).toBe(403);
  expect((await seenBy(editor)).map(({ name }) => name)).toEqual(['Ends soon']);
});

test('an admin stops sharing the view of another, who keeps it', async () => {
  const { id: viewId } = await save(admin, { name: 'For all', isShared: true });
  // As one of an admin who is none any more.
  await server.db
    .updateTable('saved_view')
    .set({ person_id: world.editor.id })
    .where('id', '=', viewId)
    .execute();
  const change = { params: { ...params(), viewId }, body: body({ name: 'Taken back' }) };
  expect((await admin.call('updateSavedView', change)).body).toMatchObject({
    ...{ id: viewId, name: 'Taken back' },
    ...{ isShared: false, isOwn: false, isChangeable: false, isDefault: false },
  });
  expect(await seenBy(admin)).toEqual([]);
  expect(await seenBy(editor)).toEqual([{ name: 'Taken back', ...own }]);
});

test('what a view holds comes back as it was saved', async () => {
  const list = {
    ...WHOLE_LIST,
    statuses: ['active'],
    channels: ['linkedIn'],
    text: 'nurse',
    sort: '-spend',
    columns: ['poNumber', 'ctr'],
  };
  const { id: viewId } = await save(editor, { list });
  const [view] = (await editor.call('listSavedViews', { params: params() })).body as View[];
  expect(view?.list).toEqual(list);
  const changed = { params: { ...params(), viewId }, body: body({ name: 'Later' }) };
  expect((await editor.call('updateSavedView', changed)).body).toMatchObject({
    name: 'Later',
    list: WHOLE_LIST,
  });
});

test('a person begins with one view, until it is gone or no longer shared', async () => {
  const mine = await save(editor, { name: 'Mine' });
  const shared = await save(admin, { name: 'For all', isShared: true });
  const begin = (who: typeof admin, viewId: string | null) =>
    who.call('setDefaultView', { params: params(), body: { viewId } });
  const first = async (who: typeof admin) =>
    (await seenBy(who)).filter(({ isDefault }) => isDefault).map(({ name }) => name);
  await begin(editor, mine.id);
  await begin(editor, shared.id);
  await begin(admin, shared.id);
  expect([await first(editor), await first(admin)]).toEqual([['For all'], ['For all']]);
  const { id: viewId } = shared;
  await admin.call('updateSavedView', { params: { ...params(), viewId }, body: body() });
  await admin.call('updateSavedView', {
    params: { ...params(), viewId },
    body: body({ isShared: true }),
  });
  expect([await first(editor), await first(admin)]).toEqual([[], ['Ends soon']]);
  await begin(editor, mine.id);
  expect(await first(editor)).toEqual(['Mine']);
  await begin(editor, null);
  expect(await first(editor)).toEqual([]);
  await begin(editor, mine.id);
  await editor.call('deleteSavedView', { params: { ...params(), viewId: mine.id } });
  expect(await first(editor)).toEqual([]);
});

test('a name is needed, and there is an end to the number of views', async () => {
  const blank = await editor.send('createSavedView', {
    params: params(),
    body: body({ name: ' ' }),
  });
  expect(blank.status).toBe(422);
  for (let made = 0; made < SAVED_VIEWS_MAX; made += 1) await save(editor);
  const more = await editor.send('createSavedView', { params: params(), body: body() });
  expect(more.status).toBe(409);
  expect(JSON.stringify(more.body)).toContain(`You have ${SAVED_VIEWS_MAX} views here`);
});

test('an admin who saw an older version does not overwrite what another made of it', async () => {
  const other = await server.client(world.secondAdmin.id);
  const { id: viewId, version } = await save(admin, { isShared: true });
  const change = (who: typeof admin, name: string, seen: number) =>
    who.send(
      'updateSavedView',
      { params: { ...params(), viewId }, body: body({ name, isShared: true }) },
      { 'if-match': `"${seen}"` },
    );
  expect((await change(other, 'Of the second', version)).status).toBe(200);
  const refused = await change(admin, 'Of the first', version);
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    current: { id: viewId, name: 'Of the second', version: version + 1, isChangeable: true },
  });
  const removal = await admin.send(
    'deleteSavedView',
    { params: { ...params(), viewId } },
    { 'if-match': `"${version}"` },
  );
  expect(removal.status).toBe(409);
  expect((await change(admin, 'Of the first', version + 1)).status).toBe(200);
  expect((await seenBy(other)).map(({ name }) => name)).toEqual(['Of the first']);
});

test('of two admins who save at the same moment one is told of the other', async () => {
  const other = await server.client(world.secondAdmin.id);
  const { id: viewId, version } = await save(admin, { isShared: true });
  const answers = await Promise.all(
    [admin, other].map((who, n) =>
      who.send(
        'updateSavedView',
        { params: { ...params(), viewId }, body: body({ name: `Number ${n}`, isShared: true }) },
        { 'if-match': `"${version}"` },
      ),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('who made, changed and deleted a view is recorded, and nothing where nothing changed', async () => {
  await server.db.deleteFrom('activity').where('kind', '=', 'savedView').execute();
  const { id: viewId } = await save(admin, { isShared: true });
  const change = { params: { ...params(), viewId }, body: body({ isShared: true }) };
  const same = (await admin.call('updateSavedView', change)).body as View;
  expect(same.version).toBe(1);
  await admin.call('updateSavedView', { ...change, body: body({ name: 'Runs now' }) });
  await admin.call('deleteSavedView', { params: change.params });
  const entries = await server.db
    .selectFrom('activity')
    .select(['person_id', 'entity_id', 'action', 'before', 'after'])
    .where('kind', '=', 'savedView')
    .orderBy('id')
    .execute();
  const by = { person_id: world.admin.id, entity_id: viewId };
  const first = body({ isShared: true });
  const second = body({ name: 'Runs now' });
  expect(entries).toEqual([
    { ...by, action: 'created', before: null, after: first },
    { ...by, action: 'changed', before: first, after: second },
    { ...by, action: 'removed', before: second, after: null },
  ]);
});
