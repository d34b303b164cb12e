import type { ErrorBody } from '@posthorn/contract';
import * as builders from '@posthorn/db/builders';
import { beforeEach, expect, test } from 'vitest';
import { admin, editor, server, setScene, world } from '../../testing/scene.ts';

setScene();

const email = 'Ada.Bakker@example.test';
const DAY = 86_400_000;
const accountParams = () => ({ accountId: world.account.id });
const anInvite = (more: object = {}) => ({
  first_name: 'Ada',
  last_name: 'Bakker',
  email,
  role: 'editor' as const,
  workspaces: [world.workspace.slug],
  ...more,
});
const invite = (more?: object, client = admin) =>
  client.call('inviteMember', { params: accountParams(), body: anInvite(more) });
const message = (answer: { body: unknown }) => (answer.body as ErrorBody).message;
const codes = (answer: { body: unknown }) =>
  (answer.body as ErrorBody).findings.map(({ code }) => code);

let start: Date;
beforeEach(async () => {
  start = new Date();
  server.clock.now = start;
  await server.db.deleteFrom('mail').execute();
  // The address comes anew in every test, as the account does.
  await server.db.deleteFrom('person').where('email', '=', email).execute();
  await server.db.deleteFrom('invitation').where('email', '=', email).execute();
});
const pass = (milliseconds: number) => {
  server.clock.now = new Date(start.getTime() + milliseconds);
};

const letters = () => server.db.selectFrom('mail').selectAll().orderBy('id').execute();
async function newestLink(): Promise<string> {
  const sent = (await letters()).filter(({ recipient }) => recipient === email);
  return /\/invitations\/([\w-]{43})\/accept/.exec(sent.at(-1)?.body ?? '')?.[1] ?? '';
}
async function invitee(address = email) {
  const person = await builders.makePerson(server.db, { email: address, first_name: 'Ada' });
  return { person, client: await server.client(person.id) };
}
const accept = (invitationId: string, client: typeof admin) =>
  client.call('acceptInvitation', { params: { invitationId } });
const pending = async () => {
  const { body } = await admin.call('listMembers', { params: accountParams() });
  return body.find((member) => member.email.toLowerCase() === email.toLowerCase());
};

test('an invitation is listed as pending and sent with a link', async () => {
  const { status, body } = await invite();
  expect(status).toBe(201);
  expect(body).toMatchObject({ name: 'Ada Bakker', role: 'editor', isPending: true });
  expect(await pending()).toEqual(body);
  expect(body.workspaces).toEqual([{ id: world.workspace.id, name: 'North', slug: 'north' }]);
  const [letter] = await letters();
  expect(letter).toMatchObject({
    recipient: email,
    subject: `Person Nr ${world.admin.last_name.slice(3)} invites you to ${world.account.name} in Posthorn`,
  });
  expect(await newestLink()).not.toBe('');
  const kept = await server.db.selectFrom('invitation').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain(await newestLink());
});

test('names are optional, and the address stands in for them', async () => {
  const { body } = await invite({ first_name: undefined, last_name: undefined });
  expect(body.name).toBe(email);
});

test('what is needed is asked for', async () => {
  expect(codes(await invite({ workspaces: [] }))).toEqual(['invitation.workspaceMissing']);
  expect(codes(await invite({ email: 'ada' }))).toEqual(['field.email']);
  expect(codes(await invite({ workspaces: ['nowhere'] }))).toEqual(['invitation.workspaceUnknown']);
  expect(await letters()).toEqual([]);
});

test('a member and an address that was invited are told in their words, whatever the case', async () => {
  expect(message(await invite({ email: world.editor.email.toUpperCase() }))).toBe(
    `${world.editor.email.toUpperCase()} is already registered as a user's email address`,
  );
  await invite();
  expect(message(await invite({ email: email.toLowerCase() }))).toBe(
    `An invitation to ${email.toLowerCase()} has already been sent`,
  );
});

test('two admins who invite the same person at once send one invitation', async () => {
  const second = await server.client(world.secondAdmin.id);
  const answers = await Promise.all([invite(), invite({}, second)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await letters()).toHaveLength(1);
});

test('a person of another account can be invited, and is not given away', async () => {
  const { status } = await invite({ email: world.stranger.email });
  expect(status).toBe(201);
});

test('without a session the link asks to sign in and is not used up', async () => {
  await invite();
  const anyone = await server.client();
  for (let n = 0; n < 3; n += 1) {
    const { status, body, headers } = await accept(await newestLink(), anyone);
    expect([status, body.redirect_to]).toEqual([200, 'LOGIN']);
    expect(headers['cache-control']).toBe('no-store');
  }
  expect((await pending())?.isPending).toBe(true);
});

test('the invited person becomes a member of account and workspaces, and the inviter hears of it', async () => {
  await invite();
  const link = await newestLink();
  const { client, person } = await invitee(email.toLowerCase());
  const accepted = await accept(link, client);
  expect(accepted.body.redirect_to).toBe(`/campaigns-overview?account=${world.account.id}`);
  expect(await pending()).toMatchObject({ id: person.id, role: 'editor', isPending: false });
  expect((await pending())?.workspaces.map(({ slug }) => slug)).toEqual(['north']);
  const told = (await letters()).filter(({ recipient }) => recipient === world.admin.email);
  expect(told.map(({ subject }) => subject)).toEqual([
    `Ada ${person.last_name} accepted your invitation`,
  ]);
  // The link leads members on, and brings no one back who was removed.
  expect((await accept(link, client)).body.redirect_to).toContain(world.account.id);
  await admin.call('removeMember', { params: { ...accountParams(), userId: person.id } });
  expect(codes(await accept(link, client))).toEqual(['invitation.used']);
});

test('pressed twice at the same moment there is one membership', async () => {
  await invite();
  const { client } = await invitee();
  const link = await newestLink();
  const answers = await Promise.all([accept(link, client), accept(link, client)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

test('no one else can accept, also no member', async () => {
  await invite();
  const link = await newestLink();
  const { client } = await invitee('someone.else@example.test');
  for (const other of [client, editor]) {
    const refused = await accept(link, other);
    expect([refused.status, ...codes(refused)]).toEqual([409, 'invitation.otherPerson']);
  }
  expect(message(await accept(link, client))).toBe(
    `You are signed in as someone.else@example.test, but this invitation was sent to ${email}. Only that address can accept it.`,
  );
  await server.db.deleteFrom('person').where('email', '=', 'someone.else@example.test').execute();
});

test('after fourteen days it has ended, and sent again it works with the new link only', async () => {
  const { body } = await invite();
  const first = await newestLink();
  const { client } = await invitee();
  pass(14 * DAY);
  expect((await pending())?.isExpired).toBe(true);
  for (const anyone of [client, await server.client()]) {
    expect(codes(await accept(first, anyone))).toEqual(['invitation.expired']);
  }
  const params = { ...accountParams(), invitationId: body.id };
  expect((await admin.call('resendInvitation', { params })).body.isExpired).toBe(false);
  expect((await accept(first, client)).status).toBe(404);
  expect((await accept(await newestLink(), client)).status).toBe(200);
});

test('an address whose invitation has ended can be invited anew', async () => {
  await invite();
  pass(15 * DAY);
  expect((await invite({ role: 'admin' })).status).toBe(201);
  expect(await pending()).toMatchObject({ role: 'admin', isExpired: false });
});

test('resent at once it sends nothing', async () => {
  const { body } = await invite();
  const params = { ...accountParams(), invitationId: body.id };
  pass(1_000);
  expect(codes(await admin.call('resendInvitation', { params }))).toEqual([
    'invitation.sentJustNow',
  ]);
  pass(61_000);
  expect((await admin.call('resendInvitation', { params })).status).toBe(200);
  expect(await letters()).toHaveLength(2);
});

test('revoked it is gone from the list, and its link says so', async () => {
  const { body } = await invite();
  const link = await newestLink();
  const { client } = await invitee();
  const params = { ...accountParams(), invitationId: body.id };
  for (const status of [204, 204]) {
    expect((await admin.call('revokeInvitation', { params })).status).toBe(status);
  }
  expect(await pending()).toBeUndefined();
  expect(codes(await accept(link, client))).toEqual(['invitation.revoked']);
  expect(codes(await admin.call('resendInvitation', { params }))).toEqual(['invitation.over']);
  expect((await invite()).status).toBe(201);
});

test('accepting and revoking at the same moment: one of them wins', async () => {
  const { body } = await invite();
  const { client, person } = await invitee();
  const params = { ...accountParams(), invitationId: body.id };
  const link = await newestLink();
  const [accepted, revoked] = await Promise.all([
    accept(link, client),
    admin.call('revokeInvitation', { params }),
  ]);
  const isMember = (await pending())?.id === person.id;
  expect([accepted.status, revoked.status]).toEqual(isMember ? [200, 409] : [409, 204]);
});

test('an unknown link says what to do', async () => {
  const answer = await accept('x'.repeat(43), await server.client());
  expect(answer.status).toBe(404);
  expect(message(answer)).toContain('This link does not work.');
});

test('a workspace that is removed meanwhile is left out', async () => {
  const { slug } = world.emptyWorkspace;
  await invite({ workspaces: [slug, world.workspace.slug] });
  await admin.call('removeWorkspace', { params: { ...accountParams(), slug } });
  const { client } = await invitee();
  expect((await accept(await newestLink(), client)).status).toBe(200);
  expect((await pending())?.workspaces.map((workspace) => workspace.slug)).toEqual(['north']);
});

test('an invited address may sign in before it is a person; others may not', async () => {
  const anyone = await server.client();
  const signIn = () => anyone.call('signInLocally', { body: { email } });
  expect((await signIn()).status).toBe(422);
  await invite();
  expect((await signIn()).status).toBe(204);
  expect((await anyone.call('getMe', {})).body.name).toBe('Ada Bakker');
  expect((await anyone.call('listMemberships', {})).body).toEqual([]);
  expect((await accept(await newestLink(), anyone)).status).toBe(200);
  expect((await anyone.call('listMemberships', {})).body).toHaveLength(1);
});

test('an ended invitation lets no one sign in', async () => {
  await invite();
  pass(14 * DAY);
  const anyone = await server.client();
  expect((await anyone.call('signInLocally', { body: { email } })).status).toBe(422);
});

test('so many invitations and no more, per person and per account', async () => {
  const key = `invitation:account:${world.account.id}`;
  const row = { key, count: 300, resets_at: new Date(Date.now() + 3_600_000) };
  await server.db.insertInto('rate_counter').values(row).execute();
  expect((await invite()).status).toBe(429);
  const own = { ...row, key: `invitation:${world.secondAdmin.id}`, count: 100 };
  await server.db.insertInto('rate_counter').values(own).execute();
  const second = await server.client(world.secondAdmin.id);
  expect((await invite({}, second)).status).toBe(429);
});

test('the log says who did what, newest first, and tells only admins', async () => {
  const { body: invited } = await invite();
  pass(61_000);
  const params = { ...accountParams(), invitationId: invited.id };
  await admin.call('resendInvitation', { params });
  const { client, person } = await invitee();
  await accept(await newestLink(), client);
  await admin.call('promoteMember', { params: accountParams(), body: { user_id: person.id } });
  const slug = world.workspace.slug;
  const ofWorkspace = { ...accountParams(), slug, userId: person.id };
  await admin.call('removeWorkspaceMember', { params: ofWorkspace });
  await admin.call('renameWorkspace', {
    params: { ...accountParams(), slug },
    body: { id: world.workspace.id, name: 'Not about people', slug },
  });
  await admin.call('removeMember', { params: { ...accountParams(), userId: person.id } });
  const { body } = await admin.call('listMemberActivity', { params: accountParams() });
  const ada = `Ada ${person.last_name}`;
  const lead = `Person ${world.admin.last_name}`;
  expect(body.map(({ user, message }) => `${user} ${message}`)).toEqual([
    `${lead} removed ${ada} from the account`,
    `${lead} took ${ada} out of the workspace North`,
    `${lead} made ${ada} an admin`,
    `${ada} accepted the invitation and is now an editor`,
    `${lead} sent the invitation of Ada Bakker again`,
    `${lead} invited Ada Bakker as an editor`,
  ]);
  const refused = await editor.call('listMemberActivity', { params: accountParams() });
  expect(refused.status).toBe(403);
});

test('what a person has sent who is removed is taken back, and what others have sent is not', async () => {
  const second = await server.client(world.secondAdmin.id);
  await invite({ role: 'admin' }, second);
  const link = await newestLink();
  await invite({ email: 'other@example.test' });
  const { client } = await invitee();
  expect((await pending())?.invitedBy).toBe(world.secondAdmin.id);
  const params = { ...accountParams(), userId: world.secondAdmin.id };
  await admin.call('removeMember', { params });
  expect(codes(await accept(link, client))).toEqual(['invitation.revoked']);
  const { body } = await admin.call('listMembers', { params: accountParams() });
  expect(body.filter(({ isPending }) => isPending).map((each) => each.email)).toEqual([
    'other@example.test',
  ]);
  const log = await admin.call('listMemberActivity', { params: accountParams() });
  expect(log.body[0]?.message).toBe('revoked the invitation of Ada Bakker');
});

test('what an admin has sent is taken back when they become an editor, who may not invite', async () => {
  const second = await server.client(world.secondAdmin.id);
  await invite({ role: 'admin' }, second);
  const link = await newestLink();
  const { client } = await invitee();
  await admin.call('demoteMember', {
    params: { ...accountParams(), userId: world.secondAdmin.id },
  });
  expect(codes(await accept(link, client))).toEqual(['invitation.revoked']);
});
