import type { MessageCode } from '../message/catalogue.ts';

/**
 * Why a connection no longer holds. `ended`: the permission was taken back or ran out. `accountHidden`: it
 * does not include the ad account. `missingRights`: some of what we need was not allowed, or no longer is.
 * `refused`: the network turned down a call about a campaign.
 */
export const lossReasons = ['ended', 'accountHidden', 'missingRights', 'refused'] as const;
export type LossReason = (typeof lossReasons)[number];

/** `ending`: the keys end within days, and nothing has renewed them. */
export const connectionStates = ['none', 'connected', 'ending', 'lost'] as const;
export type ConnectionState = (typeof connectionStates)[number];

const DAY_MS = 86_400_000;
/** Keys are renewed so long before they end: time for many tries, and for a weekend. */
const RENEWED_MS = 14 * DAY_MS;
/** From then on people are told, because renewing has not worked, or can not. */
const ENDING_MS = 7 * DAY_MS;

interface Ending {
  /** Null where keys do not end by themselves. */
  keysEndAt: Date | null;
}

const endsWithin = ({ keysEndAt }: Ending, ms: number, now: Date): boolean =>
  keysEndAt !== null && keysEndAt.getTime() - now.getTime() <= ms;

export const needsRenewal = (keys: Ending & { isRenewable: boolean }, now: Date): boolean =>
  keys.isRenewable && endsWithin(keys, RENEWED_MS, now);

/** A call that was turned down may have been bad luck; only what a check has found, or the end of the keys, closes anything. */
export const isLost = (
  connection: Ending & { lossReason: LossReason | null },
  now: Date,
): boolean =>
  (connection.lossReason !== null && connection.lossReason !== 'refused') ||
  endsWithin(connection, 0, now);

export function connectionState(
  connection: (Ending & { lossReason: LossReason | null }) | undefined,
  now: Date,
): ConnectionState {
  if (!connection) return 'none';
  if (isLost(connection, now)) return 'lost';
  return endsWithin(connection, ENDING_MS, now) ? 'ending' : 'connected';
}

/** How long a person may take from pressing 'Connect' to having chosen the ad account. */
export const CONSENT_MINUTES = 15;

/** A network is asked again so long after it answered: a loss is to be noticed within the hour. */
const CHECK_MINUTES = 45;
/** And so long after a question that it did not answer. */
const RETRY_MINUTES = 5;

/** A connection is checked when its last answer and its last question are both older than this. */
export const checkLimits = (now: Date): { answeredUntil: Date; begunUntil: Date } => ({
  answeredUntil: new Date(now.getTime() - CHECK_MINUTES * 60_000),
  begunUntil: new Date(now.getTime() - RETRY_MINUTES * 60_000),
});

/** Why a person comes back from a network's consent without anything to choose from; part of an address. */
export const connectFailures = [
  'connectionState.cancelled',
  'connectionState.otherSession',
  'connectionState.unknownState',
  'connectionState.usedState',
  'connectionState.lateState',
  'connectionState.notAllowed',
  'consent.refused',
  'consent.expired',
  'consent.invalid',
  'consent.unreachable',
  'request.databaseGone',
  'request.busy',
] as const satisfies MessageCode[];
export type ConnectFailure = (typeof connectFailures)[number];

export const isConnectFailure = (code: unknown): code is ConnectFailure =>
  connectFailures.some((failure) => failure === code);
