import { missingRights, type Network } from '@posthorn/domain';
import { type Failure, isPassing, NetworkFailure } from '../failure.ts';
import type {
  ConsentAdAccount,
  ConsentAnswer,
  ConsentCheck,
  ConsentClient,
  ConsentPage,
  ConsentRefusal,
  ConsentRequest,
  ConsentResult,
  Keys,
} from './consent.ts';

export type Granted = Omit<Extract<ConsentResult, { ok: true }>, 'ok'>;

/** What each network does in its own way. What goes wrong is thrown, as a `NetworkFailure`. */
export interface NetworkConsent {
  network: Network;
  usesPkce: boolean;
  consentUrl(request: ConsentRequest): string;
  exchange(answer: ConsentAnswer): Promise<Granted>;
  refresh(keys: Keys): Promise<Granted>;
  revoke(keys: Keys): Promise<void>;
  listAdAccounts(keys: Keys): Promise<ConsentAdAccount[]>;
  listPages(keys: Keys): Promise<ConsentPage[]>;
  /** What the network says of these keys; keys that ended or were taken back fail as `auth`. */
  inspect(keys: Keys): Promise<Pick<Granted, 'rights' | 'endsAt'>>;
  /** What a refusal of a code means, where the network's codes tell more than the kind of failure. */
  refusalIn(failure: Failure): ConsentRefusal | undefined;
}

/** What is the same on all networks: what failures mean for a consent. */
export function clientOf(own: NetworkConsent): ConsentClient {
  const { network, usesPkce, consentUrl, listAdAccounts, listPages } = own;

  async function resultOf(
    work: Promise<Granted>,
    refusalIn: (failure: Failure) => ConsentRefusal,
  ): Promise<ConsentResult> {
    try {
      return { ok: true, ...(await work) };
    } catch (error) {
      if (!(error instanceof NetworkFailure)) throw error;
      return { ok: false, reason: refusalIn(error.failure), details: error.message };
    }
  }

  const ended = (): ConsentCheck => ({
    isValid: false,
    missingRights: [],
    endsAt: null,
    reason: 'ended',
  });

  async function opens(keys: Keys, adAccountId: string): Promise<boolean> {
    try {
      return (await listAdAccounts(keys)).some(({ id }) => id === adAccountId);
    } catch (error) {
      // Without the right to see ad accounts no list is given: the keys do not open this one either.
      if (isOfKind(error, 'permission')) return false;
      throw error;
    }
  }

  return {
    network,
    usesPkce,
    consentUrl,
    listAdAccounts,
    listPages,
    exchange: (answer) =>
      resultOf(own.exchange(answer), (failure) => {
        if (isPassing(failure.kind)) return 'unreachable';
        return own.refusalIn(failure) ?? 'invalid';
      }),
    refresh: (keys) =>
      resultOf(own.refresh(keys), (failure) => {
        if (isPassing(failure.kind)) return 'unreachable';
        const reason = own.refusalIn(failure);
        return reason === 'refused' ? reason : 'expired';
      }),
    async revoke(keys) {
      try {
        await own.revoke(keys);
      } catch (error) {
        if (!isOfKind(error, 'auth')) throw error;
      }
    },
    async check(keys, adAccountId) {
      try {
        const { rights, endsAt } = await own.inspect(keys);
        const seen = { missingRights: missingRights(network, rights), endsAt };
        if (await opens(keys, adAccountId)) return { isValid: true, ...seen };
        return { isValid: false, ...seen, reason: 'accountHidden' };
      } catch (error) {
        if (isOfKind(error, 'auth')) return ended();
        throw error;
      }
    },
  };
}

const isOfKind = (error: unknown, kind: Failure['kind']): boolean =>
  error instanceof NetworkFailure && error.kind === kind;
