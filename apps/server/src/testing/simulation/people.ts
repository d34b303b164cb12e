import type { OperationId } from '@posthorn/contract';
import {
  type AdType,
  addDays,
  adTypeSpecs,
  type BudgetChannel,
  budgetChannels,
  type CampaignType,
  callsToActionFor,
  dayIn,
  isRunning,
  REVIEW_CODE,
} from '@posthorn/domain';
import { sql } from 'kysely';
import { locationOf, makeLaunchable } from '../networks/campaign-kit.ts';
import { shapeOf } from './shape.ts';
import type { SimulatedWorld } from './simulated-world.ts';

/** What a campaign consists of. Drawing banners takes long, so they are only now and then in it. */
const mixtures: (readonly AdType[])[] = [
  ['FacebookPostAd', 'LinkedinPostAd', 'GoogleSearchAd', 'GoogleDisplayCustomAd'],
  ['InstagramStoryAd', 'FacebookPostAd', 'LinkedinPostAd', 'LinkedinPostAd', 'GoogleSearchAd'],
  ['FacebookCarouselAd', 'GoogleSearchAd', 'GoogleSearchAd', 'GoogleDisplayCustomAd'],
  ['InstagramPostAd', 'InstagramCarouselAd', 'LinkedinPostAd', 'GoogleDisplayCustomAd'],
];
const everything: readonly AdType[] = [
  'GoogleDisplayGeneratedAd',
  'FacebookStoryAd',
  'LinkedinPostAd',
];

/** Where people apply in a form of the network. */
const withForm: readonly AdType[] = ['FacebookPostAd', 'FacebookStoryAd', 'InstagramPostAd'];

const deeds = [
  'pause',
  'resume',
  'stop',
  'redeploy',
  'edit',
  'remove',
  'configure',
  'extend',
  'boost',
  'resolve',
] as const;
type Deed = (typeof deeds)[number];

/** How often each is done to a campaign, of a hundred campaigns; some are done twice at once. */
const perHundred: Record<Deed, number> = {
  pause: 30,
  resume: 30,
  stop: 4,
  redeploy: 40,
  edit: 25,
  remove: 8,
  configure: 20,
  extend: 15,
  boost: 15,
  resolve: 30,
};

/** Days that are added, and what pays for them on every channel. */
const additions = [
  { days: 2, cents: 100_00 },
  // Past what Google keeps a total for.
  { days: 75, cents: 3_000_00 },
];
const BOOST_CENTS = 101_00;

/** Those who launch campaigns and change their minds. */
export class People {
  /** How often retry was pressed. */
  retried = 0;
  /** Errors that a person settled and that came back although no one sent their ad again. */
  readonly broughtBack = new Set<string>();
  private readonly launched: string[] = [];
  private readonly withForm = new Set<string>();
  /** Campaigns whose configuration was changed since they were launched. */
  private readonly configured = new Set<string>();

  constructor(private readonly world: SimulatedWorld) {}

  /** Launches a campaign, and plans what is done to it in the minutes after that. */
  async launch(): Promise<void> {
    const { world } = this;
    const { chance, server, ground, time } = world;
    const hasForm = this.launched.length % 4 === 2;
    const usual = this.launched.length % 25 === 12 ? everything : chance.pick(mixtures);
    const ads = hasForm ? withForm : usual;
    // Waiting for quotas takes days. Nothing may be spent by then, or budgets are spread anew.
    const today = addDays(dayIn('Europe/Amsterdam', server.clock.now), 60);
    const start = addDays(today, 3);
    const shape = shapeOf(chance, ground, ads, start, (days) => addDays(start, days - 1));
    const type: CampaignType = hasForm ? 'leadform' : 'consideration';
    const { id } = await makeLaunchable(server.db, ground.kit, { ads, today, type, ...shape });
    this.launched.push(id);
    if (hasForm) this.withForm.add(id);
    await this.call('deployCampaign', id);
    for (const deed of deeds) {
      if (!chance.happens(perHundred[deed] / 100)) continue;
      const after = chance.between(0, 120_000);
      time.after(after, () => this.do(deed, id));
      if (chance.happens(0.15)) time.after(after + chance.between(0, 3), () => this.do(deed, id));
    }
  }

  /** Something is done to every third campaign, some time within so many milliseconds. */
  changeMinds(withinMs: number): void {
    const { chance, time } = this.world;
    for (const id of this.launched.filter(() => chance.happens(0.3))) {
      const deed = chance.pick(deeds);
      time.after(chance.between(0, withinMs), () => this.do(deed, id));
    }
  }

  /**
   * Presses retry wherever that can help, sometimes after a repair; answers at how many campaigns.
   * `repairs` is how many of a hundred are changed first.
   */
  async retryAll({ repairs }: { repairs: number }): Promise<number> {
    const { chance } = this.world;
    await this.lookForSettled();
    const failed = await this.listFailed();
    for (const id of failed) {
      await this.replaceUnknownPlace(id, repairs);
      if (chance.happens(repairs / 100)) await this.do(chance.pick(['edit', 'configure']), id);
      await this.call('redeployCampaign', id);
    }
    this.retried += failed.length;
    const unpublished = [...this.configured].filter((id) => !failed.includes(id));
    this.configured.clear();
    for (const id of unpublished) await this.call('redeployCampaign', id);
    return failed.length + unpublished.length;
  }

  private async listFailed(): Promise<string[]> {
    const rows = await this.world.server.db
      .selectFrom('open_campaign_error')
      .select('campaign_id')
      .distinct()
      .where('kind', '=', 'delivery')
      // What a network's reviewers refused stays as it is until the ad is changed.
      .where('code', '!=', REVIEW_CODE)
      .orderBy('campaign_id')
      .execute();
    return rows.map(({ campaign_id }) => campaign_id);
  }

  private async do(deed: Deed, campaignId: string): Promise<void> {
    if (deed === 'edit') return this.edit(campaignId);
    if (deed === 'remove') return this.remove(campaignId);
    if (deed === 'configure') return this.configure(campaignId);
    if (deed === 'extend') return this.extend(campaignId);
    if (deed === 'boost') return this.boost(campaignId);
    if (deed === 'resolve') return this.resolve(campaignId);
    await this.call(`${deed}Campaign`, campaignId);
  }

  private async edit(campaignId: string): Promise<void> {
    const { chance, ground } = this.world;
    const ads = (await this.adsOf(campaignId)).filter(
      ({ type }) => !type.startsWith('GoogleDisplay'),
    );
    if (ads.length === 0) return;
    const { id: adId, type } = chance.pick(ads);
    const words = `changed ${chance.between(1, 1_000)}`;
    const image = { id: ground.kit.media.image.id, type: 'image' };
    const body =
      type === 'GoogleSearchAd'
        ? {
            headlines: ['Nurse', words, 'Apply today'],
            descriptions: ['Near you', 'In two minutes'],
          }
        : {
            media: type.includes('Carousel') ? [image, image] : image,
            message: words,
            headline: 'Nurses wanted',
            link_description: 'Apply in a minute',
            call_to_action: callsToActionFor(type, this.typeOf(campaignId)).at(-1),
          };
    const operation = type === 'GoogleSearchAd' ? 'updateSearchAd' : 'updateAd';
    const input = { params: { resource: resourceOf(type), adId }, body };
    if (await this.call(operation, campaignId, input)) this.world.settled.delete(adId);
  }

  private typeOf(campaignId: string): CampaignType {
    return this.withForm.has(campaignId) ? 'leadform' : 'consideration';
  }

  private async remove(campaignId: string): Promise<void> {
    const ads = await this.adsOf(campaignId);
    // A campaign without ads is another story.
    if (ads.length < 3) return;
    const { id: adId, type } = this.world.chance.pick(ads);
    const input = { params: { resource: resourceOf(type), adId } };
    if (await this.call('deleteAd', campaignId, input)) this.world.settled.delete(adId);
  }

  /** Repairs what failed: refused where all is well. */
  private async configure(campaignId: string): Promise<void> {
    const number = this.world.chance.between(1, 1_000);
    const body = {
      title: `Nurse in Utrecht ${number}`,
      target_url: this.withForm.has(campaignId) ? '' : `https://work.example/nurse/${number}`,
      po_number: '',
      reference_number: '',
      language: 'nl',
    };
    if (await this.call('updateCampaign', campaignId, { body })) this.configured.add(campaignId);
  }

  /** Where a place is unknown to a network, another one is chosen; some people try once more before. */
  private async replaceUnknownPlace(campaignId: string, repairs: number): Promise<void> {
    const { chance, ground, server } = this.world;
    const unknown = await server.db
      .selectFrom('open_campaign_error')
      .select('id')
      .where('campaign_id', '=', campaignId)
      .where('code', '=', 'unknownPlace')
      .executeTakeFirst();
    if (!unknown || (repairs > 0 && !chance.happens(repairs / 100))) return;
    const body = locationOf(ground.places.hamlet);
    await this.call('removeLocation', campaignId, { body });
  }

  private async boost(campaignId: string): Promise<void> {
    const { body } = await this.world.admin.call('getCampaign', { params: { campaignId } });
    const { abilities, publishedChannels } = body;
    if (!abilities.includes('boost') || publishedChannels.length === 0) return;
    const additionalBudget = { amount: BOOST_CENTS * publishedChannels.length };
    await this.call('boostCampaign', campaignId, { body: { additionalBudget } });
  }

  /** More days, and as much money for each channel as pays for them everywhere. */
  private async extend(campaignId: string): Promise<void> {
    const { body } = await this.world.admin.call('getCampaign', { params: { campaignId } });
    const { status, endDate, publishedChannels } = body;
    if (!isRunning(status) || !endDate || publishedChannels.length === 0) return;
    const { days, cents } = this.world.chance.pick(additions);
    const amountOf = (channel: BudgetChannel) => (publishedChannels.includes(channel) ? cents : 0);
    await this.call('extendCampaign', campaignId, {
      body: {
        additionalBudget: { amount: cents * publishedChannels.length },
        previousEndDate: endDate,
        endDate: addDays(endDate, days),
        channels: Object.fromEntries(
          budgetChannels.flatMap((channel) => [
            [channel, publishedChannels.includes(channel)],
            [`${channel}Amount`, amountOf(channel)],
          ]),
        ),
      },
    });
  }

  /** Says of a refused ad that it stays as it is, once all that was wanted of its channel is done. */
  private async resolve(campaignId: string): Promise<void> {
    const error = await this.world.server.db
      .selectFrom('open_campaign_error as e')
      .innerJoin('publication as p', (join) =>
        join.onRef('p.campaign_id', '=', 'e.campaign_id').onRef('p.channel', '=', 'e.channel'),
      )
      .select(['e.id', 'e.ad_id', 'e.request_id', 'e.account_id'])
      .where('e.campaign_id', '=', campaignId)
      .where('e.ad_id', 'is not', null)
      .where('e.code', '!=', REVIEW_CODE)
      .where('p.state', '=', 'live')
      .whereRef('p.reached_version', '=', 'p.wanted_version')
      .where(sql<boolean>`jsonb_path_exists(p.refused_ads, '$[*].ad ? (@.id == $id)',
        jsonb_build_object('id', e.ad_id))`)
      .orderBy('e.id')
      .executeTakeFirst();
    if (!error?.ad_id) return;
    const params = { accountId: error.account_id, requestId: error.request_id ?? '' };
    const input = { params, query: { error: error.id }, body: { resolution: 'wont_fix' } };
    if (await this.call('resolveError', campaignId, input)) this.world.settled.add(error.ad_id);
  }

  private async lookForSettled(): Promise<void> {
    const { world } = this;
    const open = await world.server.db
      .selectFrom('open_campaign_error')
      .select('ad_id')
      .where('kind', '=', 'delivery')
      .where('code', '!=', REVIEW_CODE)
      .execute();
    for (const { ad_id } of open) {
      if (!ad_id || !world.settled.has(ad_id)) continue;
      this.broughtBack.add(`${world.nameOf(ad_id)}: an error that was settled came back`);
    }
  }

  /** What is sent by this is no longer settled. */
  private async forgetSettled(operation: OperationId, campaignId: string): Promise<void> {
    if (operation !== 'redeployCampaign' && operation !== 'stopCampaign') return;
    for (const { id } of await this.adsOf(campaignId)) this.world.settled.delete(id);
  }

  private adsOf(campaignId: string) {
    return this.world.server.db
      .selectFrom('ad')
      .select(['id', 'type'])
      .where('campaign_id', '=', campaignId)
      .orderBy('id')
      .execute();
  }

  /** Answers whether it was done. */
  private async call(
    operation: OperationId,
    campaignId: string,
    input: { params?: Record<string, string>; query?: Record<string, string>; body?: unknown } = {},
  ): Promise<boolean> {
    const { world } = this;
    const params = { campaignId, ...input.params };
    const { status, body } = await world.admin.send(operation, { ...input, params });
    world.trace.note(`a person calls ${operation} of ${world.nameOf(campaignId)}: ${status}`);
    if (status >= 400 && status !== 409) {
      throw new Error(`${operation} was refused: ${status} ${JSON.stringify(body)}`);
    }
    const isDone = status < 400;
    if (isDone) await this.forgetSettled(operation, campaignId);
    await this.deliverJobs();
    return isDone;
  }

  /** What was put into the queue is taken up by one of the processes, a moment later. */
  private async deliverJobs(): Promise<void> {
    const { time, chance, server } = this.world;
    const { rows } = await sql<{ payload: { publicationId?: string } }>`
      with taken as (delete from graphile_worker._private_jobs returning id, payload)
      select payload from taken order by id`.execute(server.db);
    for (const { payload } of rows) {
      const { publicationId } = payload;
      if (publicationId === undefined) continue;
      time.after(chance.between(1, 200), () => {
        const { processes } = this.world;
        if (processes.length > 0) void chance.pick(processes).look();
      });
    }
    await sql`delete from rate_counter`.execute(server.db);
  }
}

const resourceOf = (type: AdType): string => adTypeSpecs[type].resource.campaign;
