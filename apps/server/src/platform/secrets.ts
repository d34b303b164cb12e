import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartProblem } from '@posthorn/db/embedded';

/** Keys for one purpose each, all derived from one secret. */
export interface Secrets {
  sign(purpose: string, value: string): string;
  /** What each of the secrets makes of it, the one that is used first. */
  signatures(purpose: string, value: string): string[];
  matches(purpose: string, value: string, signature: string): boolean;
  /** Encrypts what is kept in the database. */
  seal(purpose: string, value: string): Buffer;
  /** Undefined when it was sealed with a secret that is no longer known. */
  unseal(purpose: string, sealed: Buffer): string | undefined;
  /** The same, sealed with the first secret, if it was not so already. Undefined as above. */
  reseal(purpose: string, sealed: Buffer): Buffer | undefined;
}

export const SHORTEST_KEY = 32;
const NONCE = 12;
const TAG = 16;

/** A key that comes from a file often ends with a line break: only what stands between spaces counts. */
export const keysIn = (setting: string): string[] => setting.split(/\s+/).filter(Boolean);

/** The first secret is used; those behind it are still accepted, so that it can be changed. */
export function secretsFrom(setting: string): Secrets {
  const secrets = keysIn(setting);
  // Deriving a key takes longer than using it, and every publication asks for one several times.
  const derived = new Map<string, Buffer[]>();
  const keys = (purpose: string) => {
    const known = derived.get(purpose);
    if (known) return known;
    const made = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)));
    derived.set(purpose, made);
    return made;
  };
  const newest = (purpose: string) => keys(purpose)[0] as Buffer;
  const signWith = (key: Buffer, value: string) =>
    createHmac('sha256', key).update(value).digest('base64url');
  const seal = (purpose: string, value: string) => {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv('aes-256-gcm', newest(purpose), nonce);
    const hidden = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), hidden]);
  };
  const unseal = (purpose: string, sealed: Buffer) => {
    for (const key of keys(purpose)) {
      const value = openWith(key, sealed);
      if (value !== undefined) return value;
    }
    return undefined;
  };
  return {
    sign: (purpose, value) => signWith(newest(purpose), value),
    signatures: (purpose, value) => keys(purpose).map((key) => signWith(key, value)),
    matches: (purpose, value, signature) =>
      keys(purpose).some((key) => same(signWith(key, value), signature)),
    seal,
    unseal,
    reseal(purpose, sealed) {
      if (openWith(newest(purpose), sealed) !== undefined) return sealed;
      const value = unseal(purpose, sealed);
      return value === undefined ? undefined : seal(purpose, value);
    },
  };
}

function openWith(key: Buffer, sealed: Buffer): string | undefined {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE));
    decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
    const shown = decipher.update(sealed.subarray(NONCE + TAG));
    return Buffer.concat([shown, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

function same(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Where no secret is configured (local mode) one is made once and kept beside the data. */
export async function localSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'secret');
  await mkdir(dataDir, { recursive: true });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(randomBytes(SHORTEST_KEY).toString('base64url'));
    await file.sync();
    // Appears whole or not at all; an existing one stays.
    await link(draft, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await file.close();
    await rm(draft, { force: true });
  }
  const secret = (await readFile(path, 'utf8')).trim();
  if (secret.length < SHORTEST_KEY) {
    throw new StartProblem(`The file ${path} is damaged. Delete it; everyone then signs in anew.`);
  }
  return secret;
}
