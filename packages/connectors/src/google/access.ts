import type { Clock } from '../clock.ts';
import type { NetworkSettings } from '../settings.ts';
import { jsonOf } from '../transport/json.ts';
import { Transport, type TransportTools } from '../transport/transport.ts';
import { refusal } from './errors/failure.ts';
import { tokenManners } from './errors/manners.ts';

const TOKEN_URL = 'https://oauth2.googleapis.com/token';
/** A key is renewed a little before it ends, so that it does not end on its way. */
const EARLY_MS = 60_000;

/** The key we come with: one that was given to us, or one that is fetched and kept for an hour. */
export class Access {
  private readonly transport: Transport;
  private readonly clock: Clock;
  private held: { token: string; until: number } | undefined;
  private fetching: Promise<string> | undefined;

  constructor(
    private readonly settings: NetworkSettings,
    tools: TransportTools,
  ) {
    this.transport = new Transport(tokenManners, tools);
    this.clock = tools.clock;
  }

  async token(signal?: AbortSignal): Promise<string> {
    const { credentials } = this.settings;
    if ('accessToken' in credentials) return credentials.accessToken;
    if (this.held && this.clock.now() < this.held.until) return this.held.token;
    // Calls that run beside each other share one.
    this.fetching ??= this.fetch(signal).finally(() => {
      this.fetching = undefined;
    });
    return this.fetching;
  }

  /** This key is no longer good. Answers whether another one can be had. */
  refused(token: string): boolean {
    if ('accessToken' in this.settings.credentials) return false;
    if (this.held?.token === token) this.held = undefined;
    return true;
  }

  private async fetch(signal?: AbortSignal): Promise<string> {
    const { credentials, tokenUrl } = this.settings;
    if (!('refreshToken' in credentials)) return credentials.accessToken;
    const answer = await this.transport.send('read', {
      method: 'POST',
      url: tokenUrl ?? TOKEN_URL,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        refresh_token: credentials.refreshToken,
        client_id: credentials.clientId,
        client_secret: credentials.clientSecret,
      }).toString(),
      signal,
    });
    const body = jsonOf(answer) as { access_token?: unknown; expires_in?: unknown };
    if (typeof body.access_token !== 'string')
      throw refusal('auth', 'noToken', 'Google gave us no key. Please connect the account again.');
    const lifeMs = Number(body.expires_in ?? 3600) * 1000;
    this.held = { token: body.access_token, until: this.clock.now() + lifeMs - EARLY_MS };
    return this.held.token;
  }
}
