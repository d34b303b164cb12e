import type { Clock } from '../clock.ts';
import type { NetworkFailure } from '../failure.ts';
import type { Credentials } from '../settings.ts';
import { jsonOf } from './json.ts';
import type { Transport } from './transport.ts';

/** A key is renewed a little before it ends, so that it does not end on its way. */
const EARLY_MS = 5 * 60_000;
/** What the networks give where they do not say how long a key is good for. */
const USUAL_SECONDS = 3_600;

interface AccessTools {
  credentials: Credentials;
  /** Where a longer-living key is changed into one that opens. */
  tokenUrl: string;
  transport: Transport;
  clock: Clock;
  /** What is said when no key comes back. */
  noKey: () => NetworkFailure;
}

/** The key we come with: one that was given to us, or one that is fetched and kept until it ends. */
export class Access {
  private held: { token: string; until: number } | undefined;
  private fetching: Promise<string> | undefined;

  constructor(private readonly tools: AccessTools) {}

  async token(): Promise<string> {
    const { credentials, clock } = this.tools;
    if ('accessToken' in credentials) return credentials.accessToken;
    if (this.held && clock.now() < this.held.until) return this.held.token;
    // Calls that run beside each other share one; none of them may call it off for the others.
    this.fetching ??= this.fetch(credentials).finally(() => {
      this.fetching = undefined;
    });
    return this.fetching;
  }

  /** This key is no longer good. Answers whether another one can be had. */
  refused(token: string): boolean {
    if ('accessToken' in this.tools.credentials) return false;
    if (this.held?.token === token) this.held = undefined;
    return true;
  }

  private async fetch(
    credentials: Extract<Credentials, { refreshToken: string }>,
  ): Promise<string> {
    const { transport, tokenUrl, clock, noKey } = this.tools;
    const answer = await transport.send('read', {
      method: 'POST',
      url: tokenUrl,
      // Keys are not given out by the ad account.
      cost: 0,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        refresh_token: credentials.refreshToken,
        client_id: credentials.clientId,
        client_secret: credentials.clientSecret,
      }).toString(),
      secrets: [credentials.refreshToken, credentials.clientSecret],
    });
    const body = jsonOf(answer) as { access_token?: unknown; expires_in?: unknown } | undefined;
    if (typeof body?.access_token !== 'string') throw noKey();
    const life = Number(body.expires_in ?? USUAL_SECONDS) * 1000;
    const until = clock.now() + Math.max(life - EARLY_MS, life / 2);
    this.held = { token: body.access_token, until };
    return this.held.token;
  }
}
