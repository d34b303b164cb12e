import type { Clock } from '../clock.ts';
import type { NetworkSettings } from '../settings.ts';
import { jsonOf } from '../transport/json.ts';
import type { Transport } from '../transport/transport.ts';
import { refusal } from './failures.ts';

/** A token is changed for a new one a little before it ends. */
const EARLY_MS = 5 * 60_000;

/** The key that opens LinkedIn: given to us as it is, or fetched with a longer-living one. */
export class Tokens {
  private current: { token: string; until: number } | undefined;

  constructor(
    private readonly settings: NetworkSettings,
    private readonly transport: Transport,
    private readonly clock: Clock,
  ) {}

  get canRenew(): boolean {
    return 'refreshToken' in this.settings.credentials;
  }

  /** Forgets a token that LinkedIn does not take any more. */
  drop(): void {
    this.current = undefined;
  }

  async token(signal?: AbortSignal): Promise<string> {
    const { credentials } = this.settings;
    if ('accessToken' in credentials) return credentials.accessToken;
    if (this.current && this.clock.now() < this.current.until) return this.current.token;
    const answer = await this.transport.send('change', {
      method: 'POST',
      url: this.settings.tokenUrl ?? `${this.settings.baseUrl}/oauth/v2/accessToken`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        refresh_token: credentials.refreshToken,
        client_id: credentials.clientId,
        client_secret: credentials.clientSecret,
      }).toString(),
      signal,
    });
    const body = jsonOf(answer) as { access_token?: string; expires_in?: number } | undefined;
    if (!body?.access_token) throw refusal('noToken', { kind: 'auth' });
    const lifetime = (body.expires_in ?? 0) * 1000;
    this.current = {
      token: body.access_token,
      until: this.clock.now() + Math.max(lifetime - EARLY_MS, lifetime / 2),
    };
    return this.current.token;
  }
}
