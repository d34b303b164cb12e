import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  randomUUID,
} from 'node:crypto';
import pg from 'pg';
import { type Library, onLibrary } from './library.ts';
import { median, quantile, shown } from './numbers.ts';
import { BENCH_SECRET } from './scene.ts';

const APPLICATIONS = Number(process.env.BENCH_APPLICATIONS ?? 5_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9);
const NONCE = 12;
const TAG = 16;

type Key = Buffer<ArrayBuffer>;

/** Keys are derived, and the secret is named, as the product does. */
const derived = (purpose: string): Key =>
  Buffer.from(hkdfSync('sha256', BENCH_SECRET, '', purpose, 32));
const keyOf = (accountId: string): Key => derived(`application/${accountId}`);
const sealName = createHmac('sha256', derived('application-seal'))
  .update('name')
  .digest('base64url')
  .slice(0, 16);

function seal(key: Key, value: unknown): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const hidden = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]);
}

function open(key: Key, sealed: Buffer): unknown {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE));
  decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
  const text = Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]);
  return JSON.parse(text.toString('utf8'));
}

const names = ['Anouk de Vries', 'Bram Jansen', 'Zoë Bakker', 'Emre Öz', 'Iris van Dalen'];
const letter = 'I did this work for six years before I moved here, and would like to do it again. ';

/** One campaign with as many applications as are asked for, and nothing else in its list. */
async function fill(client: pg.Client, accountId: string, key: Key): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    'select id from campaign where account_id = $1 order by id limit 1',
    [accountId],
  );
  const campaignId = rows[0]?.id ?? '';
  await client.query('delete from application where campaign_id = $1', [campaignId]);
  const ids = Array.from({ length: APPLICATIONS }, () => randomUUID());
  const sealed = ids.map((id, n) => {
    const answers = {
      full_name: `${names[n % names.length]} ${n}`,
      email: `person.${n}@example.test`,
      phone: `+31 6 555 ${10_000 + n}`,
      shifts: n % 2 === 0 ? 'Days' : 'Nights',
      reason: letter.repeat(1 + (n % 4)),
    };
    const value = Object.entries(answers).map(([field, text]) => ({
      ...{ field, label: field, text, isCut: false },
    }));
    return seal(key, { of: `${id}/answers`, value });
  });
  await client.query(
    `insert into application (id, account_id, campaign_id, network, lead_hash, channel, applied_at,
       received_at, status_at, sealed_answers, sealed_with)
     select id, $1, $2, 'meta', 'bench-' || id, 'facebook', now() - n * interval '1 minute', now(), now(),
       sealed, $5
     from unnest($3::uuid[], $4::bytea[]) with ordinality as t (id, sealed, n)`,
    [accountId, campaignId, ids, sealed, sealName],
  );
  await client.query('analyze application');
  return campaignId;
}

/** Reads them all from the database and decrypts them, and does nothing else. */
async function decryptAlone(client: pg.Client, campaignId: string, key: Key): Promise<number> {
  const began = performance.now();
  const { rows } = await client.query<{ sealed_answers: Buffer }>(
    'select sealed_answers from application where campaign_id = $1',
    [campaignId],
  );
  for (const { sealed_answers } of rows) open(key, sealed_answers);
  return performance.now() - began;
}

async function search({ url, headers }: Library, campaignId: string, body: object, total: number) {
  const began = performance.now();
  const answer = await fetch(`${url}/api/campaigns/${campaignId}/applications/search`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const found = (await answer.json()) as { total: number };
  if (answer.status !== 200 || found.total !== total) {
    throw new Error(`Answered ${answer.status} ${JSON.stringify(found).slice(0, 300)}`);
  }
  return performance.now() - began;
}

/** How long others wait for an answer while the work goes on, in milliseconds. */
async function waitsDuring({ url }: Library, work: () => Promise<unknown>): Promise<number[]> {
  const waits: number[] = [];
  let goesOn = true;
  const others = (async () => {
    while (goesOn) {
      const began = performance.now();
      await (await fetch(`${url}/healthz`)).text();
      waits.push(performance.now() - began);
    }
  })();
  try {
    await work();
  } finally {
    goesOn = false;
    await others;
  }
  return waits;
}

const searches = [
  ['a word that no one wrote', { text: 'welder' }, 0],
  ['a word that half of them wrote', { text: 'nights' }, Math.floor(APPLICATIONS / 2)],
  ['all of them by name', { sort: 'name' }, APPLICATIONS],
  ['all of them, newest first', {}, APPLICATIONS],
] as const;

await onLibrary(async (library) => {
  const client = new pg.Client(library.databaseUrl);
  await client.connect();
  try {
    const key = keyOf(library.accountId);
    const campaignId = await fill(client, library.accountId, key);
    console.log(`${APPLICATIONS} applications, milliseconds, medians of ${ROUNDS} rounds`);
    console.log(`${''.padEnd(32)}    product   decrypt  product/decrypt  others wait at most`);
    for (const [name, body, total] of searches) {
      const alone: number[] = [];
      const product: number[] = [];
      const waits: number[] = [];
      for (let round = 0; round <= ROUNDS; round += 1) {
        const yardstick = await decryptAlone(client, campaignId, key);
        const took = await search(library, campaignId, body, total);
        const waited = await waitsDuring(library, () => search(library, campaignId, body, total));
        // The first is for warming up.
        if (round === 0) continue;
        alone.push(yardstick);
        product.push(took);
        waits.push(quantile(waited, 1));
      }
      const ratio = median(product.map((took, round) => took / (alone[round] ?? 1)));
      const numbers = [median(product), median(alone), ratio, median(waits)];
      console.log(`${name.padEnd(32)}${numbers.map((number) => shown(number, 2)).join('')}`);
    }
  } finally {
    await client.end();
  }
});
