import { firstAccounts } from '../../accounts.ts';
import { type Sandbox, type SandboxOptions, startSandbox } from '../../sandbox.ts';

export const ACCOUNT = firstAccounts.linkedin.id;
export const ACCOUNT_URN = `urn:li:sponsoredAccount:${ACCOUNT}`;
export const PAGE_URN = 'urn:li:organization:90210';
export const NOW = Date.UTC(2027, 0, 4, 9);
const DAY = 86_400_000;
export const schedule = { start: NOW + DAY, end: NOW + 15 * DAY };

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape are looked at here
  body: any;
}

/** A person who calls LinkedIn by hand, and knows nothing of our connector. */
export class Caller {
  private constructor(readonly sandbox: Sandbox) {}

  static async open(options: SandboxOptions = {}): Promise<Caller> {
    const sandbox = await startSandbox({ rate: 0, startAt: NOW, ...options });
    sandbox.addPage({ network: 'linkedin', id: '90210', name: 'Ziekenhuis' });
    return new Caller(sandbox);
  }

  close(): Promise<void> {
    return this.sandbox.stop();
  }

  async call(
    verb: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await fetch(`${this.sandbox.urls.linkedin}${path}`, {
      method: verb,
      headers: {
        authorization: 'Bearer token',
        'linkedin-version': '202608',
        'x-restli-protocol-version': '2.0.0',
        'content-type': 'application/json',
        ...headers,
      },
      ...(body !== undefined && {
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? undefined : JSON.parse(text),
    };
  }

  get = (path: string) => this.call('GET', `/rest/${path}`);
  create = (path: string, body: unknown) => this.call('POST', `/rest/${path}`, body);
  delete = (path: string) => this.call('DELETE', `/rest/${path}`);
  patch = (path: string, patch: unknown) =>
    this.call('POST', `/rest/${path}`, { patch }, { 'x-restli-method': 'PARTIAL_UPDATE' });

  /** The id of something that is made and must be. */
  async made(path: string, body: unknown): Promise<string> {
    const answer = await this.create(path, body);
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
    return answer.headers.get('x-restli-id') ?? '';
  }

  group = (changes: object = {}) => this.made(groups, groupBody(changes));
  campaign = (groupId: string, changes: object = {}) =>
    this.made(campaigns, campaignBody(groupId, changes));

  async image(): Promise<string> {
    const { body } = await this.create('images?action=initializeUpload', {
      initializeUploadRequest: { owner: PAGE_URN },
    });
    await fetch(body.value.uploadUrl, {
      method: 'PUT',
      headers: { authorization: 'Bearer token' },
      body: Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    });
    return body.value.image;
  }

  post = async (changes: object = {}) =>
    this.made('posts', { ...postBody(await this.image()), ...changes });

  creative = async (campaignId: string, changes: object = {}) =>
    this.made(creatives, { ...creativeBody(campaignId, await this.post()), ...changes });
}

export const groups = `adAccounts/${ACCOUNT}/adCampaignGroups`;
export const campaigns = `adAccounts/${ACCOUNT}/adCampaigns`;
export const creatives = `adAccounts/${ACCOUNT}/creatives`;

export const groupBody = (changes: object = {}) => ({
  account: ACCOUNT_URN,
  name: 'A group',
  status: 'DRAFT',
  runSchedule: schedule,
  ...changes,
});

const money = (amount: string) => ({ amount, currencyCode: 'EUR' });

export const campaignBody = (groupId: string, changes: object = {}) => ({
  account: ACCOUNT_URN,
  campaignGroup: `urn:li:sponsoredCampaignGroup:${groupId}`,
  name: 'A campaign',
  status: 'DRAFT',
  type: 'SPONSORED_UPDATES',
  format: 'STANDARD_UPDATE',
  objectiveType: 'WEBSITE_VISIT',
  optimizationTargetType: 'MAX_CLICK',
  costType: 'CPM',
  unitCost: money('0'),
  totalBudget: money('500.00'),
  pacingStrategy: 'LIFETIME',
  runSchedule: schedule,
  locale: { country: 'NL', language: 'nl' },
  associatedEntity: PAGE_URN,
  offsiteDeliveryEnabled: false,
  politicalIntent: 'NOT_POLITICAL',
  targetingCriteria: targeting({}),
  ...changes,
});

export const targeting = (more: object) => ({
  include: {
    and: [
      { or: { 'urn:li:adTargetingFacet:locations': ['urn:li:geo:2745912'] } },
      ...Object.entries(more).map(([facet, urns]) => ({ or: { [facet]: urns } })),
    ],
  },
});

export const postBody = (mediaId: string) => ({
  author: PAGE_URN,
  commentary: 'Come and work with us',
  visibility: 'PUBLIC',
  lifecycleState: 'PUBLISHED',
  distribution: {
    feedDistribution: 'NONE',
    targetEntities: [],
    thirdPartyDistributionChannels: [],
  },
  content: { media: { id: mediaId, title: 'Nurse' } },
  contentLandingPage: 'https://jobs.example.com',
  contentCallToActionLabel: 'APPLY',
  adContext: { dscAdAccount: ACCOUNT_URN, dscStatus: 'ACTIVE', dscName: 'A post' },
});

export const creativeBody = (campaignId: string, postId: string) => ({
  campaign: `urn:li:sponsoredCampaign:${campaignId}`,
  content: { reference: postId },
  intendedStatus: 'DRAFT',
  name: 'A creative',
});
