import { firstAccounts } from '../accounts.ts';
import type { Sandbox } from '../sandbox.ts';

export const CUSTOMER = `customers/${firstAccounts.google.id}`;

/** A person who speaks to the local Google, and what it answered. */
export class Caller {
  constructor(private readonly sandbox: Sandbox) {}

  async call(path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(`${this.sandbox.urls.google}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: 'Bearer sandbox', ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    // biome-ignore lint/suspicious/noExplicitAny: answers are looked at by tests only
    const json = (await response.json()) as any;
    return { status: response.status, headers: response.headers, json };
  }

  mutate(mutateOperations: unknown[], more = {}) {
    return this.call(`/v25/${CUSTOMER}/googleAds:mutate`, { mutateOperations, ...more });
  }

  search(query: string) {
    return this.call(`/v25/${CUSTOMER}/googleAds:search`, { query });
  }
}

type Change = Record<string, unknown>;

/** A whole search campaign, and ways to spoil it. */
export function tree({
  budget = {},
  campaign = {},
  location = {},
  group = {},
  keyword = {},
  ad = {},
  rsa = {},
}: Partial<
  Record<'budget' | 'campaign' | 'location' | 'group' | 'keyword' | 'ad' | 'rsa', Change>
> = {}) {
  return [
    {
      campaignBudgetOperation: {
        create: {
          resourceName: `${CUSTOMER}/campaignBudgets/-1`,
          name: 'Nurse',
          period: 'CUSTOM_PERIOD',
          totalAmountMicros: '500000000',
          explicitlyShared: false,
          ...budget,
        },
      },
    },
    {
      campaignOperation: {
        create: {
          resourceName: `${CUSTOMER}/campaigns/-2`,
          name: 'Nurse',
          status: 'PAUSED',
          advertisingChannelType: 'SEARCH',
          campaignBudget: `${CUSTOMER}/campaignBudgets/-1`,
          targetSpend: {},
          startDateTime: '2027-01-05 00:00:00',
          endDateTime: '2027-01-18 23:59:59',
          containsEuPoliticalAdvertising: 'DOES_NOT_CONTAIN_EU_POLITICAL_ADVERTISING',
          networkSettings: { targetGoogleSearch: true },
          ...campaign,
        },
      },
    },
    {
      campaignCriterionOperation: {
        create: {
          campaign: `${CUSTOMER}/campaigns/-2`,
          location: { geoTargetConstant: 'geoTargetConstants/2528' },
          ...location,
        },
      },
    },
    {
      adGroupOperation: {
        create: {
          resourceName: `${CUSTOMER}/adGroups/-3`,
          campaign: `${CUSTOMER}/campaigns/-2`,
          name: 'main',
          type: 'SEARCH_STANDARD',
          ...group,
        },
      },
    },
    {
      adGroupCriterionOperation: {
        create: {
          adGroup: `${CUSTOMER}/adGroups/-3`,
          keyword: { text: 'nurse vacancy', matchType: 'PHRASE', ...keyword },
        },
      },
    },
    {
      adGroupAdOperation: {
        create: {
          adGroup: `${CUSTOMER}/adGroups/-3`,
          ad: {
            finalUrls: ['https://jobs.example.com/nurse'],
            responsiveSearchAd: {
              headlines: texts('Nurse', 'Join us', 'Apply'),
              descriptions: texts('A warm team.', 'Good pay.'),
              ...rsa,
            },
            ...ad,
          },
        },
      },
    },
  ];
}

export const texts = (...lines: string[]) => lines.map((text) => ({ text }));
