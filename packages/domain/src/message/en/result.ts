/** What a campaign has brought, and what that cost. */
export const resultTexts = {
  count: {
    clicks: { one: '{count} click', other: '{count} clicks' },
    impressions: { one: '{count} impression', other: '{count} impressions' },
    leads: { one: '{count} lead', other: '{count} leads' },
  },
  cost: {
    clicks: '{price} per click',
    impressions: '{price} per 1000',
    leads: '{price} per lead',
  },
} as const;
