/** What a campaign has brought, and what that cost. */
export const resultTexts = {
  one: { clicks: '{count} click', impressions: '{count} impression', leads: '{count} lead' },
  many: { clicks: '{count} clicks', impressions: '{count} impressions', leads: '{count} leads' },
  cost: {
    clicks: '{price} per click',
    impressions: '{price} per 1,000',
    leads: '{price} per lead',
  },
} as const;
