import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded/index.ts';
import { migrateToLatest } from '../migrate.ts';
import { ownFolderPrefix, removeAbandonedFolders } from './abandoned-folders.ts';
import { templateDatabase, withDatabase } from './template.ts';

interface SharedServer {
  readonly adminUrl: string;
  stop(): Promise<void>;
}

interface Sharing {
  users: number;
  server: Promise<SharedServer>;
}

// Every Vitest project loads this module anew within one process; the server is for all of them.
const shelf = globalThis as { [key: symbol]: Sharing | undefined };
const place = Symbol.for('posthorn.test-server');

export async function useSharedServer(): Promise<SharedServer> {
  const sharing = shelf[place] ?? { users: 0, server: start() };
  shelf[place] = sharing;
  sharing.users += 1;
  const server = await sharing.server;
  return {
    adminUrl: server.adminUrl,
    async stop() {
      sharing.users -= 1;
      if (sharing.users > 0) return;
      shelf[place] = undefined;
      await server.stop();
    },
  };
}

async function start(): Promise<SharedServer> {
  await removeAbandonedFolders();
  const folder = await mkdtemp(path.join(tmpdir(), ownFolderPrefix));
  let server: EmbeddedPostgres | undefined;
  const stop = async () => {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    server = await startEmbeddedPostgres({ dataDir: folder, durable: false });
    const adminUrl = withDatabase(server.url, 'postgres');
    await makeTemplate(adminUrl);
    return { adminUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function makeTemplate(adminUrl: string): Promise<void> {
  const admin = new pg.Client(adminUrl);
  await admin.connect();
  try {
    await admin.query(`create database ${templateDatabase}`);
    await migrateToLatest(withDatabase(adminUrl, templateDatabase));
  } finally {
    await admin.end();
  }
}
