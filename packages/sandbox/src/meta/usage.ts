/** What Meta tells with each answer about how much of an allowance is used. */
export function usageHeaders(
  account: string,
  { percent, regainMinutes }: { percent: number; regainMinutes: number },
): Record<string, string> {
  const share = { call_count: percent, total_cputime: percent, total_time: percent };
  const tier = { ads_api_access_tier: 'standard_access' };
  return {
    'x-business-use-case-usage': JSON.stringify({
      [account]: [
        {
          type: 'ads_management',
          ...share,
          estimated_time_to_regain_access: regainMinutes,
          ...tier,
        },
      ],
    }),
    'x-ad-account-usage': JSON.stringify({
      acc_id_util_pct: percent,
      reset_time_duration: regainMinutes * 60,
      ...tier,
    }),
  };
}
