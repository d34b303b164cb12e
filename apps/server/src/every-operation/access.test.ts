import { randomUUID } from 'node:crypto';
import { type ErrorBody, type Operation, type OperationId, operations } from '@posthorn/contract';
import { can } from '@posthorn/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isAboveAccounts, needsSession } from '../platform/access/access.ts';
import { makeScenarioWorld, type Request, rightful, scenarios } from '../testing/scenarios.ts';
import type { TestClient } from '../testing/test-client.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { watchWrites } from '../testing/watch-writes.ts';
import type { WholeWorld } from '../testing/whole-world.ts';

let server: TestServer;
/** Refusals change nothing, so they all try their luck in one world. */
let shared: WholeWorld;
let written: () => Promise<string[]>;
beforeAll(async () => {
  server = await startTestServer();
  shared = await makeScenarioWorld(server);
  written = await watchWrites(server.db);
});
afterAll(() => server.close());

/** A refusal leaves the session alone too, so everyone signs in once for all of them. */
const browsers = new Map<string | undefined, TestClient>();
async function browserOf(personId: string | undefined): Promise<TestClient> {
  const browser = browsers.get(personId) ?? (await server.client(personId));
  browsers.set(personId, browser);
  return browser;
}

/** The parameter that says whose it is. */
function ownId({ access }: Operation): string {
  if (access.scope === 'campaign') return 'campaignId';
  if (access.scope === 'template') return 'templateId';
  if (access.scope === 'ad') return 'adId';
  if (access.scope === 'media') return 'mediaId';
  if (access.scope === 'croppedImage') return 'croppedId';
  if (access.scope === 'pageRequest') return 'requestId';
  return 'accountId';
}

const everything = Object.keys(operations) as OperationId[];
const answering = everything.filter((id) => (operations[id] as Operation).kind !== 'events');
const mayChange = ({ method, changesState }: Operation) =>
  method !== 'GET' || changesState === true;
/** What everyone may read refuses no one. */
const refusing = everything.filter(
  (id) => needsSession(operations[id].access) || mayChange(operations[id]),
);

const withoutRequestId = (body: unknown) => ({ ...(body as ErrorBody), requestId: '' });

describe.each(refusing)('%s', (id) => {
  const operation: Operation = operations[id];
  const { access } = operation;
  const scenario = scenarios[id];
  const inside = 'capability' in access ? access : undefined;

  /** The request that would succeed for another person. */
  async function refuses(
    who: (world: WholeWorld) => string | undefined,
    expected: number | number[],
    request: (world: WholeWorld) => Request = scenario.good,
    headers: Record<string, string | undefined> = {},
  ) {
    const client = await browserOf(who(shared));
    const answer = await client.send(id, request(shared), headers);
    expect([expected].flat()).toContain(answer.status);
    return withoutRequestId(answer.body);
  }

  /** A test of refusals; nothing may have been written. */
  const refused = (name: string, tries: () => Promise<unknown>) =>
    test(name, async () => {
      await tries();
      expect(await written()).toEqual([]);
    });

  if (needsSession(access)) {
    refused('no one: please sign in', () => refuses(() => undefined, 401));
  }

  const ids = Object.keys(operation.params?.shape ?? {}).filter((name) => name.endsWith('Id'));
  const own = ownId(operation);
  if (
    inside &&
    (ids.some((name) => name !== own) || !['account', 'accountOrMaster'].includes(inside.scope))
  ) {
    test('an id of another account is tried', () => {
      expect(scenario.foreign ?? []).not.toEqual([]);
    });
  }

  if (inside) {
    refused(
      'a member of another account and a removed member: as if it did not exist',
      async () => {
        const unknown = await refuses(
          (w) => w.admin.id,
          404,
          (world) => {
            const request = scenario.good(world);
            if (inside.scope === 'workspaceInBody') {
              return { body: { ...(request.body as object), accountId: randomUUID() } };
            }
            return { ...request, params: { ...request.params, [own]: randomUUID() } };
          },
        );
        expect(await refuses((w) => w.stranger.id, 404)).toEqual(unknown);
        expect(await refuses((w) => w.removed.id, 404)).toEqual(unknown);
      },
    );
  }

  if (isAboveAccounts(access)) {
    refused('everyone but the admin of the master account: as if it did not exist', async () => {
      const people = (w: WholeWorld) => [w.admin.id, w.editor.id, w.stranger.id, w.removed.id];
      const above = (w: WholeWorld) => (operation.params ? [w.otherMaster.admin.id] : []);
      for (const personId of [...people(shared), ...above(shared)]) {
        expect(await refuses(() => personId, 404)).toMatchObject({ code: 'not_found' });
      }
    });
  }

  if (inside && !can('editor', inside.capability)) {
    const who = (w: WholeWorld) => (id === 'removeWorkspace' ? w.editorElsewhere.id : w.editor.id);
    refused('the lesser role: not allowed', () => refuses(who, 403));
  }

  const belongsToAccount = [
    'account',
    'accountOrMaster',
    'media',
    'croppedImage',
    'template',
    'pageRequest',
  ].includes(inside?.scope ?? '');
  if (inside && !belongsToAccount) {
    const who = (w: WholeWorld) => (id === 'removeWorkspace' ? w.editor.id : w.editorElsewhere.id);
    refused('a member of another workspace: as if it did not exist', () => refuses(who, 404));
  }

  for (const [index, foreign] of (scenario.foreign ?? []).entries()) {
    refused(`something of another account (${index + 1}): refused`, () =>
      refuses((w) => rightful(w, operation), [404, 422], foreign),
    );
  }

  if (mayChange(operation)) {
    const cases: [Record<string, string | undefined>, number][] = [
      [{ origin: 'https://evil.test' }, 403],
      [{ origin: undefined, 'sec-fetch-site': undefined }, 403],
      [{ origin: undefined, 'sec-fetch-site': 'cross-site' }, 403],
      [{ 'x-xsrf-token': undefined }, 409],
      [{ 'x-xsrf-token': 'x.y', cookie: 'XSRF-TOKEN=x.y' }, 409],
    ];
    refused('from elsewhere, or without our token', async () => {
      for (const [headers, status] of cases) {
        await refuses((w) => w.admin.id, status, scenario.good, headers);
      }
    });
  }
});

// Last: what they leave behind is not looked at after every refusal.
describe.each(answering)('%s', (id) => {
  test('an admin of the account: done', async () => {
    // What is only read leaves the world as it is, so that one does for all.
    const world = mayChange(operations[id]) ? await makeScenarioWorld(server) : shared;
    const client = await server.client(rightful(world, operations[id]));
    const answer = await client.send(id, scenarios[id].good(world));
    expect(answer.status).toBe(scenarios[id].status);
  });
});
