import type { OperationId } from '@posthorn/contract';
import { type AdType, addDays, adTypeSpecs, dayIn } from '@posthorn/domain';
import { sql } from 'kysely';
import { REVIEW_CODE } from '../../modules/publishing/index.ts';
import { makeLaunchable } from '../networks/campaign-kit.ts';
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

type Deed = 'pause' | 'resume' | 'stop' | 'redeploy' | 'edit' | 'remove';

/** How often each is done to a campaign, of a hundred campaigns; some are done twice at once. */
const deeds: Record<Deed, number> = {
  pause: 30,
  resume: 30,
  stop: 4,
  redeploy: 40,
  edit: 25,
  remove: 8,
};

/** Those who launch campaigns and change their minds. */
export class People {
  private count = 0;

  constructor(private readonly world: SimulatedWorld) {}

  /** Launches a campaign, and plans what is done to it in the minutes after that. */
  async launch(): Promise<void> {
    const { world } = this;
    const { chance, server, ground, time } = world;
    this.count += 1;
    const ads = this.count % 25 === 13 ? everything : chance.pick(mixtures);
    // Waiting for quotas takes days. Nothing may be spent by then, or budgets are spread anew.
    const today = addDays(dayIn('Europe/Amsterdam', server.clock.now), 60);
    const { id } = await makeLaunchable(server.db, ground.kit, { ads, today });
    await this.call('deployCampaign', id);
    for (const [deed, perHundred] of Object.entries(deeds) as [Deed, number][]) {
      if (!chance.happens(perHundred / 100)) continue;
      const after = chance.between(0, 120_000);
      time.after(after, () => this.do(deed, id));
      if (chance.happens(0.15)) time.after(after + chance.between(0, 3), () => this.do(deed, id));
    }
  }

  /** Presses retry wherever that can help; answers where that was. */
  async retryAll(): Promise<number> {
    const rows = await this.world.server.db
      .selectFrom('campaign_error')
      .select('campaign_id')
      .distinct()
      .where('kind', '=', 'delivery')
      // What a network's reviewers refused stays as it is until the ad is changed.
      .where('code', '!=', REVIEW_CODE)
      .orderBy('campaign_id')
      .execute();
    for (const { campaign_id } of rows) await this.call('redeployCampaign', campaign_id);
    return rows.length;
  }

  private async do(deed: Deed, campaignId: string): Promise<void> {
    if (deed === 'edit') return this.edit(campaignId);
    if (deed === 'remove') return this.remove(campaignId);
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
            call_to_action: adTypeSpecs[type].callsToAction?.at(-1),
          };
    const operation = type === 'GoogleSearchAd' ? 'updateSearchAd' : 'updateAd';
    await this.call(operation, campaignId, { params: { resource: resourceOf(type), adId }, body });
  }

  private async remove(campaignId: string): Promise<void> {
    const ads = await this.adsOf(campaignId);
    // A campaign without ads is another story.
    if (ads.length < 3) return;
    const { id: adId, type } = this.world.chance.pick(ads);
    await this.call('deleteAd', campaignId, { params: { resource: resourceOf(type), adId } });
  }

  private adsOf(campaignId: string) {
    return this.world.server.db
      .selectFrom('ad')
      .select(['id', 'type'])
      .where('campaign_id', '=', campaignId)
      .orderBy('id')
      .execute();
  }

  private async call(
    operation: OperationId,
    campaignId: string,
    input: { params?: Record<string, string>; body?: unknown } = {},
  ): Promise<void> {
    const { world } = this;
    const params = { campaignId, ...input.params };
    const { status, body } = await world.admin.send(operation, { ...input, params });
    world.trace.note(`somebody calls ${operation} of ${world.nameOf(campaignId)}: ${status}`);
    if (status >= 400 && status !== 409) {
      throw new Error(`${operation} was refused: ${status} ${JSON.stringify(body)}`);
    }
    await this.deliverJobs();
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
        if (processes.length > 0) void chance.pick(processes).publish(publicationId);
      });
    }
    await sql`delete from rate_counter`.execute(server.db);
  }
}

const resourceOf = (type: AdType): string => adTypeSpecs[type].resource.campaign;
