import { createHash, randomBytes } from 'node:crypto';
import type { World } from '../dialect.ts';
import type { NetworkLedger } from '../ledger/ledger.ts';
import type { LedgerObject } from '../ledger/object.ts';

/** What a person has allowed our application, once. */
export interface Consent {
  id: string;
  rights: string[];
  /** The ad accounts and pages it covers, by id. */
  accounts: string[];
  pages: string[];
  grantedAt: number;
  revokedAt: number | null;
  /** When all its keys were made to end before their time; null: they end by themselves. */
  endedAt: number | null;
}

const CONSENT = 'consent';
const CODE = 'consentCode';
const KEY = 'consentKey';

/** As the documentation of the networks has it: a code is good for some minutes, and once. */
const CODE_LASTS_MS = 10 * 60_000;

const keyOf = (kind: string, secret: string) => `${kind}:${secret}`;

function consentOf({ id, fields, createdAt }: LedgerObject): Consent {
  return {
    id,
    rights: texts(fields.rights),
    accounts: texts(fields.accounts),
    pages: texts(fields.pages),
    grantedAt: createdAt,
    revokedAt: moment(fields.revokedAt),
    endedAt: moment(fields.endedAt),
  };
}

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const moment = (value: unknown): number | null => (typeof value === 'number' ? value : null);

export const listConsents = (ledger: Pick<NetworkLedger, 'list'>): Consent[] =>
  ledger.list({ kind: CONSENT }).map(consentOf);

interface NewConsent extends Pick<Consent, 'rights' | 'accounts' | 'pages'> {
  redirectUrl: string;
  /** S256 of a verifier that only the one who asked knows; null where none was sent. */
  challenge: string | null;
}

/** Keeps what a person allowed, and answers the code that it can be fetched with. */
export function grant(world: World, { redirectUrl, challenge, ...allowed }: NewConsent): string {
  const { ledger } = world;
  const consent = ledger.create({ kind: CONSENT, id: world.newId(), fields: allowed });
  const code = secret();
  ledger.create({
    kind: CODE,
    id: keyOf(CODE, code),
    parent: consent.id,
    fields: { redirectUrl, challenge, endsAt: world.now() + CODE_LASTS_MS },
  });
  return code;
}

export type CodeProblem = 'unknown' | 'used' | 'late' | 'redirect' | 'verifier';

interface Redeemed {
  code: string;
  redirectUrl: string;
  verifier: string | null;
}

/** Takes a code, once. */
export function redeem(
  { ledger, now }: World,
  { code, redirectUrl, verifier }: Redeemed,
): Consent | CodeProblem {
  const kept = ledger.get(keyOf(CODE, code));
  const consent = ledger.get(kept?.parent ?? '');
  if (!kept || !consent) return 'unknown';
  if (kept.fields.usedAt !== undefined) return 'used';
  if (now() >= Number(kept.fields.endsAt)) return 'late';
  if (kept.fields.redirectUrl !== redirectUrl) return 'redirect';
  const { challenge } = kept.fields;
  if (challenge !== null && challenge !== s256(verifier ?? '')) return 'verifier';
  ledger.change(kept.id, { usedAt: now() });
  return consentOf(consent);
}

const s256 = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url');

const secret = (): string => randomBytes(24).toString('base64url');

/** A key of this consent that opens until then; null is until it is taken back. */
export function giveKey(
  { ledger }: World,
  consent: Pick<Consent, 'id'>,
  prefix: string,
  endsAt: number | null,
): string {
  const key = prefix + secret();
  ledger.create({ kind: KEY, id: keyOf(KEY, key), parent: consent.id, fields: { endsAt } });
  return key;
}

export interface Key {
  consent: Consent;
  endsAt: number | null;
  state: 'good' | 'ended' | 'revoked';
}

/** What a key is worth now; undefined for one that was never given out. */
export function findKey({ ledger, now }: World, key: string): Key | undefined {
  const kept = ledger.get(keyOf(KEY, key));
  const parent = ledger.get(kept?.parent ?? '');
  if (!kept || !parent) return undefined;
  const consent = consentOf(parent);
  const ownEnd = moment(kept.fields.endsAt);
  const ends = [ownEnd, consent.endedAt].filter((end) => end !== null);
  const endsAt = ends.length === 0 ? null : Math.min(...ends);
  const isEnded = endsAt !== null && now() >= endsAt;
  return {
    consent,
    endsAt,
    state: consent.revokedAt !== null ? 'revoked' : isEnded ? 'ended' : 'good',
  };
}

/** What a person can do to a consent later, on the network or on the control page. */
export function revokeConsent({ ledger, now }: World, id: string): void {
  if (consentIn(ledger, id).revokedAt === null) ledger.change(id, { revokedAt: now() });
}

export function expireConsent({ ledger, now }: World, id: string): void {
  consentIn(ledger, id);
  ledger.change(id, { endedAt: now() });
}

export function takeRight({ ledger }: World, id: string, right: string): void {
  const { rights } = consentIn(ledger, id);
  ledger.change(id, { rights: rights.filter((one) => one !== right) });
}

function consentIn(ledger: NetworkLedger, id: string): Consent {
  const object = ledger.get(id);
  if (object?.kind !== CONSENT) throw new RangeError('There is no such consent.');
  return consentOf(object);
}

/** The world as a key shows it: the ad accounts and pages that its consent covers. */
export const worldOf = (world: World, { accounts, pages }: Consent): World => ({
  ...world,
  accounts: () => world.accounts().filter(({ id }) => accounts.includes(id)),
  pages: () => world.pages().filter(({ id }) => pages.includes(id)),
});
