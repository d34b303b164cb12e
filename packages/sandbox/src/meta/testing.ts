import { type Sandbox, startSandbox } from '../sandbox.ts';

export const DAY_MS = 86_400_000;
const START = Date.UTC(2027, 0, 4, 9);

type Body = Record<string, unknown>;
export interface Heard {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: an answer is what the test looks at
  body: any;
}

/** Meta, spoken to by hand. */
export class MetaByHand {
  private constructor(
    readonly sandbox: Sandbox,
    readonly account: string,
  ) {}

  static async open(options: Parameters<typeof startSandbox>[0] = {}): Promise<MetaByHand> {
    const sandbox = await startSandbox({ rate: 0, startAt: START, ...options });
    sandbox.addPage({ network: 'meta', id: '1001', name: 'Hospital', instagramUserId: '2001' });
    return new MetaByHand(sandbox, `act_${sandbox.world('meta').accounts()[0]?.id}`);
  }

  close = () => this.sandbox.stop();

  async send(method: string, path: string, init: RequestInit = {}): Promise<Heard> {
    const answer = await fetch(`${this.sandbox.urls.meta}/v26.0/${path}`, {
      ...init,
      method,
      headers: { authorization: 'Bearer token', ...init.headers },
    });
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  }

  get(path: string, params: Body = {}): Promise<Heard> {
    const query = Object.entries(params).map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]);
    return this.send('GET', `${path}?${new URLSearchParams(query)}`);
  }

  post(path: string, params: Body, headers: Record<string, string> = {}): Promise<Heard> {
    return this.send('POST', path, {
      body: JSON.stringify(params),
      headers: { 'content-type': 'application/json', ...headers },
    });
  }

  /** Makes something on an edge of the account; answers its id, or says why not. */
  async make(edge: string, params: Body): Promise<string> {
    const { body } = await this.post(`${this.account}/${edge}`, params);
    if (typeof body.id !== 'string') throw new Error(JSON.stringify(body));
    return body.id;
  }

  async image(name = 'one'): Promise<string> {
    const { body } = await this.post(`${this.account}/adimages`, { bytes: png(name) });
    return body.images.bytes.hash;
  }

  /** Says something in the name of the page. */
  async asPage(method: 'GET' | 'POST', path: string, params: Body = {}): Promise<Heard> {
    const { body } = await this.get('1001', { fields: 'access_token' });
    const headers = { authorization: `Bearer ${body.access_token}` };
    if (method === 'GET') {
      const query = new URLSearchParams(params as Record<string, string>);
      return this.send('GET', `${path}?${query}`, { headers });
    }
    return this.post(path, params, headers);
  }

  /** A form of the page; answers its id, or says why not. */
  async form(changes: Body = {}): Promise<string> {
    const { body } = await this.asPage('POST', '1001/leadgen_forms', aForm(changes));
    if (typeof body.id !== 'string') throw new Error(JSON.stringify(body));
    return body.id;
  }

  /** A whole tree whose ad opens a form, paused as it is made. */
  async leadTree(form: string, changes: Body = {}) {
    const campaign = await this.make('campaigns', aCampaign({ objective: 'OUTCOME_LEADS' }));
    const adSet = await this.make('adsets', aLeadAdSet(campaign, changes));
    const creative = await this.make('adcreatives', aLeadCreative(await this.image(), form));
    const ad = await this.make('ads', anAd(adSet, creative));
    return { campaign, adSet, creative, ad };
  }

  /** A whole tree, paused as it is made. */
  async tree(message = 'Join us') {
    const campaign = await this.make('campaigns', aCampaign());
    const adSet = await this.make('adsets', anAdSet(campaign));
    const creative = await this.make('adcreatives', aCreative(await this.image(), message));
    const ad = await this.make('ads', anAd(adSet, creative));
    return { campaign, adSet, creative, ad };
  }

  async switchOn(...ids: string[]): Promise<void> {
    for (const id of ids) await this.post(id, { status: 'ACTIVE' });
  }
}

/** The head of a picture of 1080 by 1080, and a name that makes it another one. */
export function png(name: string): string {
  const head = Buffer.alloc(24);
  head.write('\x89PNG\r\n\x1a\n', 'latin1');
  head.writeUInt32BE(1080, 16);
  head.writeUInt32BE(1080, 20);
  return Buffer.concat([head, Buffer.from(name)]).toString('base64');
}

export const aCampaign = (changes: Body = {}): Body => ({
  name: 'Nurse',
  objective: 'OUTCOME_TRAFFIC',
  status: 'PAUSED',
  special_ad_categories: ['EMPLOYMENT'],
  special_ad_category_country: ['NL'],
  lifetime_budget: 50_000,
  bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
  ...changes,
});

export const targeting = (changes: Body = {}): Body => ({
  geo_locations: { countries: ['NL'] },
  age_min: 18,
  age_max: 65,
  publisher_platforms: ['facebook'],
  facebook_positions: ['feed'],
  targeting_automation: { advantage_audience: 0 },
  ...changes,
});

export const anAdSet = (campaign: string, changes: Body = {}): Body => ({
  name: 'Feed',
  campaign_id: campaign,
  status: 'PAUSED',
  billing_event: 'IMPRESSIONS',
  optimization_goal: 'LINK_CLICKS',
  destination_type: 'WEBSITE',
  start_time: '2027-01-05T00:00:00+0100',
  end_time: '2027-01-18T23:59:59+0100',
  dsa_beneficiary: 'Hospital',
  dsa_payor: 'Agency',
  targeting: targeting(),
  ...changes,
});

const link = 'https://jobs.example/nurse';

export const aStory = (hash: string, changes: Body = {}): Body => ({
  page_id: '1001',
  link_data: {
    link,
    message: 'Join us',
    image_hash: hash,
    call_to_action: { type: 'APPLY_NOW', value: { link } },
    ...changes,
  },
});

export const aCreative = (hash: string, message = 'Join us'): Body => ({
  name: 'Look',
  object_story_spec: aStory(hash, { message }),
});

export const anAd = (adSet: string, creative: string, changes: Body = {}): Body => ({
  name: 'Ad',
  adset_id: adSet,
  creative: { creative_id: creative },
  status: 'PAUSED',
  ...changes,
});

export const aForm = (changes: Body = {}): Body => ({
  name: 'Nurses',
  questions: [
    { type: 'FULL_NAME' },
    { type: 'EMAIL' },
    { type: 'PHONE' },
    {
      type: 'CUSTOM',
      key: 'licence',
      label: 'Do you have a licence?',
      options: [
        { key: 'yes', value: 'Yes' },
        { key: 'no', value: 'No' },
      ],
    },
  ],
  privacy_policy: { url: 'https://jobs.example/privacy', link_text: 'Privacy' },
  follow_up_action_url: 'https://jobs.example/thanks',
  locale: 'NL_NL',
  ...changes,
});

export const aLeadAdSet = (campaign: string, changes: Body = {}): Body =>
  anAdSet(campaign, {
    optimization_goal: 'LEAD_GENERATION',
    destination_type: 'ON_AD',
    promoted_object: { page_id: '1001' },
    ...changes,
  });

export const aLeadCreative = (hash: string, form: string): Body => ({
  name: 'Look',
  object_story_spec: aStory(hash, {
    call_to_action: { type: 'SIGN_UP', value: { lead_gen_form_id: form } },
  }),
});

/** The field that an answer blames; which is told as JSON in a text, in one of two ways. */
export function blamed(body: { error: { error_data: string } }): string {
  const { blame_field, blame_field_specs } = JSON.parse(body.error.error_data);
  return blame_field ?? blame_field_specs[0].join('.');
}
