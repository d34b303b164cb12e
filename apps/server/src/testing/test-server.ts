import { createTestDatabase } from '@posthorn/db/testing';
import type { Logger } from 'pino';
import type { Networks } from '../platform/networks/networks.ts';
import { serverOn, type TestServer } from './server-on.ts';

export type { TestServer };

/** The whole application on a database of its own. */
export const startTestServer = async (
  settings?: NodeJS.ProcessEnv,
  log?: Logger,
  networks?: Networks,
): Promise<TestServer> => serverOn(await createTestDatabase(), settings, log, networks);
