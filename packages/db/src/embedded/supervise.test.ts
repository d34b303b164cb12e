import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  access,
  chmod,
  mkdir,
  mkdtemp,
  readFile,
  realpath,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, StartProblem, startEmbeddedPostgres } from './index.ts';
import { servesFolder } from './postmaster-file.ts';

const root = process.getuid?.() === 0;
const module = new URL('./index.ts', import.meta.url).href;

let folder: string;
let dataDir: string;
const children: ChildProcess[] = [];
const servers: EmbeddedPostgres[] = [];

// One folder for all, because making a database is what takes long; private, as mkdtemp makes it.
beforeAll(async () => {
  folder = await mkdtemp(path.join(await realpath(tmpdir()), 'posthorn-embedded-'));
  dataDir = path.join(folder, 'data');
  await (await start()).stop();
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const server of servers.splice(0)) await server.stop();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function start(log?: (message: string) => void): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, durable: false, log });
  servers.push(server);
  return server;
}

async function ask(url: string, sql: string): Promise<Record<string, unknown>> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows[0];
  } finally {
    await client.end();
  }
}

async function postmasterPid(): Promise<number> {
  return Number.parseInt(await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10);
}

/** Another Posthorn: a process of its own that starts the database and keeps it. */
async function startInOtherProcess(then = ''): Promise<{ child: ChildProcess; url: string }> {
  const code = `
    import { startEmbeddedPostgres } from '${module}';
    const dataDir = ${JSON.stringify(dataDir)};
    console.log((await startEmbeddedPostgres({ dataDir, durable: false })).url);
    ${then}
  `;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', code];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const [line] = await once(child.stdout, 'data');
  return { child, url: String(line).trim() };
}

async function problemOf(start: Promise<unknown>): Promise<string> {
  const problem = await start.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(problem).toBeInstanceOf(StartProblem);
  return (problem as StartProblem).message;
}

describe('the database', () => {
  it('is a private UTF-8 database that only the loopback address and the password open', async () => {
    const server = await start();
    const { host, pathname } = new URL(server.url);
    expect(host).toBe(`127.0.0.1:${server.port}`);
    expect(pathname).toBe('/posthorn');
    expect(
      await ask(
        server.url,
        `select current_setting('listen_addresses') as listens,
                current_setting('unix_socket_directories') as sockets,
                current_setting('server_encoding') as encoding,
                (select datlocale from pg_database where datname = 'posthorn') as locale,
                lower('ÄÖ') as lower`,
      ),
    ).toEqual({
      listens: '127.0.0.1',
      sockets: '',
      encoding: 'UTF8',
      locale: 'C.UTF-8',
      lower: 'äö',
    });
    const stranger = new URL(server.url);
    stranger.password = 'guess';
    await expect(ask(stranger.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
    const { mode } = await stat(path.join(dataDir, 'postgres-password'));
    expect(mode & 0o777).toBe(0o600);
  });
});

describe('the next start', () => {
  it('finds what was written before', async () => {
    const before = await start();
    await ask(before.url, 'create table note as select 42 as answer');
    await before.stop();
    await expect(access(path.join(dataDir, 'postgres/postmaster.pid'))).rejects.toThrow();
    const after = await start();
    expect(await ask(after.url, 'select answer from note')).toEqual({ answer: 42 });
    expect(await ask(after.url, "select current_setting('fsync') as fsync")).toEqual({
      fsync: 'off',
    });
  });

  it('takes over the server of a killed predecessor and stops it in the end', async () => {
    const { child, url } = await startInOtherProcess();
    const orphan = await postmasterPid();
    child.kill('SIGKILL');
    await once(child, 'exit');
    const server = await start();
    expect(server.url).toBe(url);
    expect(await postmasterPid()).toBe(orphan);
    await server.stop();
    await server.stop();
    expect(await servesFolder(orphan, path.join(dataDir, 'postgres'))).toBe(false);
  });

  it('finds no server of a predecessor that left in haste, but not by force', async () => {
    const shutdowns = async () =>
      (await readFile(path.join(dataDir, 'postgres.log'), 'utf8')).split('fast shutdown').length;
    const before = await shutdowns();
    const { child } = await startInOtherProcess('process.exit(3)');
    await once(child, 'exit');
    const server = await start();
    expect(await ask(server.url, 'select 1 as one')).toEqual({ one: 1 });
    expect(await shutdowns()).toBe(before + 1);
  });

  it('waits until the processes of a killed server have let go of the files', async () => {
    const { child } = await startInOtherProcess();
    const orphan = await postmasterPid();
    child.kill('SIGKILL');
    process.kill(orphan, 'SIGKILL');
    const server = await start();
    expect(await ask(server.url, 'select 1 as one')).toEqual({ one: 1 });
  });

  it('is not misled by a pid file whose number belongs to another program', async () => {
    const files = path.join(dataDir, 'postgres');
    const owner = await stat(files);
    // The same user as the server's: PostgreSQL itself would refuse to start beside it.
    const other = spawn('sleep', ['60'], { uid: owner.uid, gid: owner.gid });
    children.push(other);
    const stale = `${other.pid}\n${files}\n1700000000\n1\n\n127.0.0.1\n 1 1\nready   \n`;
    await writeFile(path.join(files, 'postmaster.pid'), stale);
    const server = await start();
    expect(await ask(server.url, 'select 1 as one')).toEqual({ one: 1 });
    expect(other.exitCode).toBeNull();
  });
});

describe('a running server', () => {
  it('comes back on the same port when it is killed', async () => {
    const said: string[] = [];
    const server = await start((message) => said.push(message));
    const pool = new pg.Pool({ connectionString: server.url });
    pool.on('error', () => undefined);
    await pool.query('select 1');
    const killed = await postmasterPid();
    process.kill(killed, 'SIGKILL');
    await expect.poll(() => said).toContain('The database server is back.');
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    expect(await postmasterPid()).not.toBe(killed);
    await pool.end();
    // The lock is held again, too: the folder must not be free for a second Posthorn.
    const lock = "select count(*)::int from pg_locks where locktype = 'advisory' and granted";
    expect(await ask(server.url, lock)).toEqual({ count: 1 });
  });

  it('does not share its folder with a second Posthorn', async () => {
    const { url } = await startInOtherProcess();
    expect(await problemOf(start())).toBe(
      `Posthorn is already running on the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
    );
    expect(await ask(url, 'select 1 as one')).toEqual({ one: 1 });
  });
});

describe.runIf(root)('started by root', () => {
  it('runs as another user, even below a folder which that user cannot enter', async () => {
    await chmod(folder, 0o700);
    expect((await stat(folder)).uid).toBe(0);
    await start();
    const status = await readFile(`/proc/${await postmasterPid()}/status`, 'utf8');
    expect(/^Uid:\s+(\d+)/m.exec(status)?.[1]).toBe(`${(await stat(`${dataDir}/postgres`)).uid}`);
    expect(/^Uid:\s+(\d+)/m.exec(status)?.[1]).not.toBe('0');
  });
});

describe('what cannot work', () => {
  let odd: string;
  const startOdd = () => startEmbeddedPostgres({ dataDir: odd, durable: false });
  beforeEach(async () => {
    odd = await mkdtemp(path.join(folder, 'odd-'));
  });

  it('a folder that is a file', async () => {
    await rm(odd, { recursive: true });
    await writeFile(odd, '');
    expect(await problemOf(startOdd())).toMatch(/cannot be used as a folder\. Set DATA_DIR/);
  });

  it('a folder without the right to write', async () => {
    await chmod(odd, 0o500);
    // Root may write everywhere, so it lays its rights down for the moment.
    if (root) process.seteuid?.('nobody');
    try {
      expect(await problemOf(startOdd())).toMatch(/may not write to the data folder/);
    } finally {
      if (root) process.seteuid?.(0);
    }
  });

  it('files of another PostgreSQL version', async () => {
    await mkdir(path.join(odd, 'postgres'));
    await writeFile(path.join(odd, 'postgres/PG_VERSION'), '17\n');
    await writeFile(path.join(odd, 'postgres-password'), 'secret');
    expect(await problemOf(startOdd())).toMatch(/made by PostgreSQL 17, and this Posthorn brings/);
  });

  it('files whose password is lost', async () => {
    await mkdir(path.join(odd, 'postgres'));
    await writeFile(path.join(odd, 'postgres/PG_VERSION'), '18\n');
    expect(await problemOf(startOdd())).toMatch(/password is missing\. Put it back/);
  });

  it('files that are no database', async () => {
    await mkdir(path.join(odd, 'postgres'));
    await writeFile(path.join(odd, 'postgres/holiday.jpg'), '');
    expect(await problemOf(startOdd())).toMatch(/holds files that are no database/);
    expect(await readFile(path.join(odd, 'postgres/holiday.jpg'), 'utf8')).toBe('');
  });
});
