import type { Tiers } from '../tiers.ts';

interface Share {
  percent: number;
  /** How long it refuses; 0 while it does not. */
  regainMs: number;
  tier: Tiers['meta'];
}

const MINUTE_MS = 60_000;

/** The names of the tiers are older than what they are called today. */
const tierNames: Record<Tiers['meta'], string> = {
  limited: 'development_access',
  full: 'standard_access',
};

/** What Meta tells with each answer about how much of an allowance is used. */
export function usageHeaders(
  account: string,
  { percent, regainMs, tier }: Share,
): Record<string, string> {
  const share = { call_count: percent, total_cputime: percent, total_time: percent };
  const access = { ads_api_access_tier: tierNames[tier] };
  const use = {
    type: 'ads_management',
    ...share,
    estimated_time_to_regain_access: Math.ceil(regainMs / MINUTE_MS),
    ...access,
  };
  return {
    'x-business-use-case-usage': JSON.stringify({ [account]: [use] }),
    'x-ad-account-usage': JSON.stringify({
      acc_id_util_pct: percent,
      reset_time_duration: Math.ceil(regainMs / 1_000),
      ...access,
    }),
    // Ads are not counted among the calls of an application: there is always room.
    'x-app-usage': JSON.stringify({ call_count: 0, total_cputime: 0, total_time: 0 }),
  };
}

/** With figures it also tells how busy the machines are that add them up. */
export const insightsHeader = ({ percent, tier }: Share): Record<string, string> => ({
  'x-fb-ads-insights-throttle': JSON.stringify({
    app_id_util_pct: 0,
    acc_id_util_pct: percent,
    ads_api_access_tier: tierNames[tier],
  }),
});
