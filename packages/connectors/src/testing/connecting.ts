import { createHash } from 'node:crypto';
import type { Network } from '@posthorn/domain';
import {
  consentAddresses,
  fetchFrom,
  openSandbox,
  type SilentSandbox,
  sandboxApplication,
} from '@posthorn/sandbox';
import type { ConsentApplication, ConsentClient, ConsentResult } from '../consent/consent.ts';
import { consentClient } from '../consent/consent-client.ts';
import { answerConsent } from './answer-consent.ts';
import { eachNetwork } from './on-each-network.ts';
import { sandboxTime } from './sandbox-time.ts';

export const REDIRECT_URL = 'http://localhost:3000/connections/back';
export const DAY_MS = 86_400_000;
const VERIFIER = 'a-verifier-that-no-one-else-can-know-0123456789';

type Choice = Parameters<typeof answerConsent>[1];
type Granted = Extract<ConsentResult, { ok: true }>;

/** A customer who connects a network of the sandbox, step by step. Its steps can be taken apart. */
export class Connecting {
  private constructor(
    readonly network: Network,
    readonly sandbox: SilentSandbox,
  ) {}

  static async to(network: Network, folder?: string): Promise<Connecting> {
    const options = { startAt: Date.UTC(2027, 0, 4, 9), redirectUrls: [REDIRECT_URL] };
    return new Connecting(network, await openSandbox({ ...options, ...(folder && { folder }) }));
  }

  get send(): typeof fetch {
    return fetchFrom(this.sandbox);
  }

  client = (changes: Partial<ConsentApplication> = {}): ConsentClient => {
    const { urls } = this.sandbox;
    return consentClient(
      this.network,
      {
        ...sandboxApplication,
        ...consentAddresses(urls)[this.network],
        baseUrl: urls[this.network],
        apiVersion: eachNetwork[this.network].apiVersion,
        ...changes,
      },
      { clock: sandboxTime(this.sandbox), random: () => 0.5, fetch: this.send },
    );
  };

  url = (
    client = this.client(),
    { state = 'our-state', redirectUrl = REDIRECT_URL } = {},
  ): string => {
    const codeChallenge = client.usesPkce
      ? createHash('sha256').update(VERIFIER).digest('base64url')
      : null;
    return client.consentUrl({ state, redirectUrl, codeChallenge });
  };

  answer = (choice: Choice = {}): Promise<URL> => answerConsent(this.url(), choice, this.send);

  code = async (choice: Choice = {}): Promise<string> =>
    (await this.answer(choice)).searchParams.get('code') ?? '';

  exchange = (code: string, { redirectUrl = REDIRECT_URL, client = this.client() } = {}) => {
    const codeVerifier = client.usesPkce ? VERIFIER : null;
    return client.exchange({ code, redirectUrl, codeVerifier });
  };

  connect = async (choice: Choice = {}): Promise<Granted> => {
    const result = await this.exchange(await this.code(choice));
    if (!result.ok) throw new Error(result.details);
    return result;
  };

  turn = (ms: number) => this.sandbox.clock.advance(ms);
}
