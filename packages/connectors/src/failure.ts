import type { Message } from '@posthorn/domain';

/**
 * Why a network did not do what we asked, in the eight kinds that ask for different reactions:
 *
 * - throttled: we ask too much; wait as long as it says
 * - transient: it stumbled; ask again soon
 * - auth: our key is no longer good; a person must connect the account again
 * - permission: the key is good, but not for this
 * - policy: it does not want to show this ad, or this account may not advertise it
 * - invalid: it does not understand or accept what we sent
 * - version: it no longer speaks the dialect we use
 * - ambiguous: no one knows whether it happened
 */
export const failureKinds = [
  'throttled',
  'transient',
  'auth',
  'permission',
  'policy',
  'invalid',
  'version',
  'ambiguous',
] as const;
export type FailureKind = (typeof failureKinds)[number];

export interface Failure {
  kind: FailureKind;
  /** The network's own code, with its subcode where it has one: '100/1885364'. */
  code: string;
  /** What the network said, for the log and for support. */
  message: string;
  /** What a recruiter reads: what happened and what to do. */
  userMessage: Message;
  retryAfterMs?: number | undefined;
  /** The field of ours or theirs it is about, as far as they say. */
  field?: string | undefined;
  /** Their id of the request: what their support asks for. */
  requestId?: string | undefined;
  httpStatus?: number | undefined;
  /** Our ad that it is about, where it is about one. */
  adId?: string | undefined;
  /** It is about the form of the campaign. */
  isAboutForm?: true | undefined;
}

export class NetworkFailure extends Error {
  constructor(
    readonly failure: Failure,
    /** Where all of it was refused: what was said against the rest. */
    readonly others: readonly Failure[] = [],
  ) {
    super(`${failure.kind} ${failure.code}: ${failure.message}`);
    this.name = 'NetworkFailure';
  }

  get kind(): FailureKind {
    return this.failure.kind;
  }

  /** The same failure, known to be about one of our ads. */
  about(adId: string): NetworkFailure {
    return new NetworkFailure({ ...this.failure, adId });
  }

  /** The same failure, known to be about the form of the campaign. */
  aboutForm(): NetworkFailure {
    return new NetworkFailure({ ...this.failure, isAboutForm: true });
  }
}

/** With everything that was said. */
export function throwAll([first, ...others]: readonly Failure[]): void {
  if (first) throw new NetworkFailure(first, others);
}

/** Refused for good, because of what it is: others may do better. */
export const isRefusal = (error: unknown): error is NetworkFailure =>
  error instanceof NetworkFailure && (error.kind === 'policy' || error.kind === 'invalid');

/** Trying the same again later can help; everything else needs a person. */
export const isPassing = (kind: FailureKind): boolean =>
  kind === 'throttled' || kind === 'transient' || kind === 'ambiguous';
