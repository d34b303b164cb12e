import type { Network, NetworkRight, SocialChannel } from '@posthorn/domain';

/**
 * How a customer lets us use a network: the person is sent to the network's own page, comes back with a
 * code, and the code is exchanged for keys. Nothing here knows of sessions or of a database: `state` and
 * `codeVerifier` are made, kept and compared by the caller.
 */
export interface ConsentClient {
  readonly network: Network;
  /** Whether the network knows PKCE; where it does not, challenge and verifier are null. */
  readonly usesPkce: boolean;
  /** The address of the network's own consent page. */
  consentUrl(request: ConsentRequest): string;
  /** Exchanges the code that the person came back with for keys that last. */
  exchange(answer: ConsentAnswer): Promise<ConsentResult>;
  /** The same consent with a later end, where the network gives one; ask before the old keys end. */
  refresh(keys: Keys): Promise<ConsentResult>;
  /** Gives the consent back. Keys that are void already are as they should be. */
  revoke(keys: Keys): Promise<void>;
  /** The ad accounts these keys open, to choose from. Fails as a `NetworkFailure`. */
  listAdAccounts(keys: Keys): Promise<ConsentAdAccount[]>;
  /** The pages these keys let us speak for, to choose from. Fails as a `NetworkFailure`. */
  listPages(keys: Keys): Promise<ConsentPage[]>;
  /**
   * Whether the consent still holds. Only what the network says counts: where it can not be reached this
   * fails as a `NetworkFailure`, and nothing is known.
   */
  check(keys: Keys, adAccountId: string): Promise<ConsentCheck>;
}

/**
 * What a customer's consent leaves us with: a key that opens (Meta; LinkedIn for applications without
 * refresh tokens), or one that is exchanged for such a key before each use (Google, LinkedIn).
 */
export type Keys = { accessToken: string } | { refreshToken: string };

export interface ConsentRequest {
  state: string;
  /** Where the person comes back to; the same in `exchange`. */
  redirectUrl: string;
  /** S256 of the code verifier, in base64url. */
  codeChallenge: string | null;
}

/**
 * What stands as `error` in the address of people who pressed Cancel; any other error is no wish of theirs.
 */
export const cancellations: readonly string[] = [
  'access_denied',
  'user_cancelled_login',
  'user_cancelled_authorize',
];

export interface ConsentAnswer {
  code: string;
  redirectUrl: string;
  codeVerifier: string | null;
}

/**
 * - refused: the network does not take our application, its secret or the redirect address
 * - expired: the consent has ended or was taken back; the person must connect again
 * - invalid: the code or the key is not one of theirs, or was used before
 * - unreachable: no answer, or not now; the same may succeed later
 */
export type ConsentRefusal = 'refused' | 'expired' | 'invalid' | 'unreachable';

export type ConsentResult =
  | {
      ok: true;
      keys: Keys;
      /** When these keys end for good unless they are refreshed or consent is given anew; null: not by themselves. */
      endsAt: Date | null;
      /** Whether `refresh` can bring a later end. Without it the person must connect again before `endsAt`. */
      isRefreshable: boolean;
      /** What was allowed, by the network's own names; `missingRights` in the domain compares. */
      rights: string[];
    }
  | {
      ok: false;
      reason: ConsentRefusal;
      /** What the network said, for the log; without keys. */
      details: string;
    };

export interface ConsentAdAccount {
  id: string;
  name: string;
  currency: string;
  /** LinkedIn counts all days in UTC. */
  timeZone: string;
  /** Ads can be published with an open one; one that is closed or suspended is listed to say why not. */
  status: 'open' | 'closed';
  /** The manager account of the customer through which it is reached on Google; null elsewhere. */
  managerId: string | null;
}

export interface ConsentPage {
  channel: SocialChannel;
  externalId: string;
  name: string;
  iconUrl: string | null;
}

export interface ConsentCheck {
  /** Whether the keys still open this ad account. */
  isValid: boolean;
  missingRights: NetworkRight[];
  /** As in `ConsentResult`; null where the network does not say or it does not end by itself. */
  endsAt: Date | null;
  /** Why the keys are of no use; undefined where they are. */
  reason?: 'ended' | 'accountHidden';
}

/** Our own application on a network, and where the network is reached. */
export interface ConsentApplication {
  clientId: string;
  clientSecret: string;
  /** Without a slash at the end. */
  baseUrl: string;
  apiVersion: string;
  /** Where people are asked; the network's own page where none is given. */
  consentUrl?: string | undefined;
  /** Where codes become keys; the network's own address where none is given. */
  tokenUrl?: string | undefined;
  /** Where keys are given back and looked at, where these have addresses of their own. */
  revokeUrl?: string | undefined;
  introspectUrl?: string | undefined;
}
