import type { Clock } from '../clock.ts';
import type { NetworkFailure } from '../failure.ts';
import { jsonOf } from '../transport/json.ts';
import type { Effect, Transport } from '../transport/transport.ts';

/** What the places that give out keys answer, as far as we use it. */
export interface TokenAnswer {
  accessToken: string;
  /** Seconds; null where it does not end by itself. */
  expiresIn: number | null;
  refreshToken: string | null;
  refreshExpiresIn: number | null;
  rights: string[];
}

interface Form {
  url: string;
  fields: Record<string, string>;
  /** What of the fields opens something, and is kept out of what is said about the call. */
  secrets: readonly string[];
}

/** Sends a form, as OAuth wants it. Keys are not given out by an ad account: it costs none of its points. */
export async function sendForm(
  transport: Transport,
  effect: Effect,
  { url, fields, secrets }: Form,
): Promise<Record<string, unknown>> {
  const answer = await transport.send(effect, {
    method: 'POST',
    url,
    cost: 0,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
    secrets,
  });
  return (jsonOf(answer) ?? {}) as Record<string, unknown>;
}

/** A code can be used once: a call whose answer was lost is not repeated. */
export async function askForToken(
  transport: Transport,
  effect: Effect,
  form: Form,
  noKey: () => NetworkFailure,
): Promise<TokenAnswer> {
  const body = await sendForm(transport, effect, form);
  const { access_token: accessToken, refresh_token: refreshToken, scope } = body;
  if (typeof accessToken !== 'string' || accessToken === '') throw noKey();
  return {
    accessToken,
    expiresIn: seconds(body.expires_in),
    refreshToken: typeof refreshToken === 'string' && refreshToken !== '' ? refreshToken : null,
    refreshExpiresIn: seconds(body.refresh_token_expires_in),
    rights: rightsIn(scope),
  };
}

/** Some put spaces between rights, some commas. */
export const rightsIn = (scope: unknown): string[] =>
  typeof scope === 'string' ? scope.split(/[\s,]+/).filter((right) => right !== '') : [];

const seconds = (value: unknown): number | null => {
  const number = Number(value ?? 0);
  return Number.isFinite(number) && number > 0 ? number : null;
};

export const momentAfter = (clock: Clock, life: number | null): Date | null =>
  life === null ? null : new Date(clock.now() + life * 1000);
