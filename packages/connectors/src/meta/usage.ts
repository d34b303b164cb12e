import type { Usage } from '../transport/limiter.ts';
import type { Answer } from '../transport/transport.ts';

const MINUTE = 60_000;

/** How much is used of what, in percent; and for how long we are shut out. */
type Shares = Record<string, unknown>;

const percentNames = [
  'call_count',
  'total_cputime',
  'total_time',
  'acc_id_util_pct',
  'app_id_util_pct',
];

/** The fullest of all allowances counts: Meta refuses as soon as one is used up. */
export function usageIn(answer: Answer): Usage | undefined {
  const shares = sharesIn(answer);
  if (shares.length === 0) return undefined;
  const percents = shares.flatMap((share) => percentNames.map((name) => numberAt(share, name)));
  return { percent: Math.max(0, ...percents), regainMs: regainMsIn(answer) };
}

/** When Meta will hear us again, as far as it says. */
export function regainMsIn(answer: Answer): number | undefined {
  const waits = sharesIn(answer).flatMap((share) => [
    numberAt(share, 'estimated_time_to_regain_access') * MINUTE,
    // An account that is not full tells when its hour ends; no one has to wait for that.
    numberAt(share, 'acc_id_util_pct') >= 100 ? numberAt(share, 'reset_time_duration') * 1000 : 0,
  ]);
  const longest = Math.max(0, ...waits);
  return longest > 0 ? longest : undefined;
}

/** The tier of our application, by the name it had before; the lower one where Meta does not say. */
export const tierIn = (answer: Answer): 'limited' | 'full' =>
  sharesIn(answer).some(({ ads_api_access_tier: tier }) => tier === 'standard_access')
    ? 'full'
    : 'limited';

function sharesIn({ headers }: Answer): Shares[] {
  const businessUses = Object.values(read(headers.get('x-business-use-case-usage'))).flat();
  const others = ['x-app-usage', 'x-ad-account-usage', 'x-fb-ads-insights-throttle'].map((name) =>
    read(headers.get(name)),
  );
  return [...businessUses, ...others].filter(
    (share): share is Shares =>
      typeof share === 'object' && share !== null && Object.keys(share).length > 0,
  );
}

function read(header: string | null): Shares {
  try {
    const value: unknown = JSON.parse(header ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Shares) : {};
  } catch {
    return {};
  }
}

const numberAt = (share: Shares, name: string): number => {
  const value = Number(share[name] ?? 0);
  return Number.isFinite(value) ? value : 0;
};
