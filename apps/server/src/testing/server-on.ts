import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestDatabase } from '@posthorn/db/testing/databases';
import { budgetChannels } from '@posthorn/domain';
import { type Logger, pino } from 'pino';
import { buildApp } from '../app.ts';
import { type Config, readConfig } from '../platform/config.ts';
import type { Deps } from '../platform/deps.ts';
import { openEventHub } from '../platform/events/hub.ts';
import type { Networks } from '../platform/networks/networks.ts';
import { openOutgoing } from '../platform/outgoing/outgoing.ts';
import { secretsFrom } from '../platform/secrets.ts';
import { diskStorage } from '../platform/storage/disk.ts';
import { fakeConsent } from './networks/fake-consent.ts';
import { TestClient } from './test-client.ts';

/** Ad accounts everywhere; who wants to publish something brings networks along. */
const allConnected: Networks = {
  isSandbox: true,
  connectorFor: async () => undefined,
  hasRoomToFollow: async () => false,
  connectionsOf: async () => ({
    unconnected: [],
    uncounted: [...budgetChannels],
    lost: [],
    otherCurrency: [],
  }),
  formTermsUrl: () => undefined,
  consentOn: fakeConsent,
};

const ORIGIN = 'http://localhost:4400';

/** The whole application on a database, called without a network. */
export async function serverOn(
  database: TestDatabase,
  settings: NodeJS.ProcessEnv = {},
  log: Logger = pino({ level: process.env.TEST_LOG ?? 'silent' }),
  networks: Networks = allConnected,
) {
  const folder = await mkdtemp(join(tmpdir(), 'posthorn-test-'));
  // Pages and networks get all the time that a busy machine may need.
  const given = {
    MODE: 'local',
    PUBLIC_URL: ORIGIN,
    FIRST_SCREEN_WITHIN_MS: '60000',
    NETWORKS_WITHIN_MS: '300000',
    ...settings,
  };
  const config: Config = readConfig(given, folder);
  const connection = database.connect({ max: 5 });
  /** Tests may set what time it is. */
  const clock = { now: new Date() };
  const deps: Deps = {
    config,
    connection,
    secrets: secretsFrom('a secret for tests only, long enough to be one'),
    storage: diskStorage(join(folder, 'files')),
    networks,
    outgoing: openOutgoing(config.outgoingHosts),
    events: openEventHub(database.url, log),
    log,
    now: () => clock.now,
    version: '0.0.0-test',
  };
  await deps.events.ready;
  const app = await buildApp(deps, { webFolder: join(folder, 'web'), verifyAnswers: true });
  return {
    app,
    deps,
    clock,
    db: connection.db,
    databaseUrl: database.url,
    folder,
    /** A browser of its own, signed in when a person is given. */
    async client(personId?: string): Promise<TestClient> {
      const client = new TestClient(app, deps);
      if (personId) await client.signInAs(personId);
      else await client.call('getCsrfCookie', {});
      return client;
    },
    async close() {
      await app.close();
      await deps.events.close();
      await connection.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type TestServer = Awaited<ReturnType<typeof serverOn>>;
