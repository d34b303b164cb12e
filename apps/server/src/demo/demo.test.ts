import { buffer } from 'node:stream/consumers';
import { budgetsOf, loadReference } from '@posthorn/db';
import {
  adTypeSpecs,
  adTypes,
  type BudgetChannel,
  budgetOf,
  channelLabels,
  channels,
  channelsPaidBy,
  diagnose,
  hasRatio,
  isBeforeLaunch,
  launchAdFindings,
  mediaFindingsIn,
  mediaWordsFindings,
  minimumBudget,
  offeredTypes,
  openChannels,
  runningStatuses,
  type SocialAdType,
  socialAdFindings,
} from '@posthorn/domain';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBanners, listAds, presentAds } from '../modules/ads/index.ts';
import { mediaWorkers, takeStillsJob } from '../modules/media/index.ts';
import { listKeptMail } from '../platform/mail/outbox.ts';
import { tokenHash } from '../platform/session/session-store.ts';
import { runJob } from '../testing/run-job.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { htmlBanners } from './ads/html-banner.ts';
import { adThemes } from './ads/themes.ts';
import { isLaunchedLater } from './launch-demo.ts';
import { loadDemo } from './load-demo.ts';

let server: TestServer;
const demo = () => ({
  launchesDemo: true,
  publicUrl: 'http://localhost:4400',
  secrets: server.deps.secrets,
});
beforeAll(async () => {
  server = await startTestServer();
  await loadReference(server.db);
  await loadDemo(server.db, server.deps.storage, demo());
});
afterAll(() => server.close());

const library = () =>
  server.db
    .selectFrom('media')
    .innerJoin('account', 'account.id', 'media.account_id')
    .selectAll('media')
    .select('account.name as account')
    .execute();

async function fileOf(key: string): Promise<Buffer> {
  const file = await server.deps.storage.get(key);
  if (!file) throw new Error(`${key} is not in the storage`);
  return buffer(file.body);
}

test('people are invited, one too long ago, and a person works in seven workspaces', async () => {
  const lotte = await server.db
    .selectFrom('person')
    .innerJoin('membership', 'membership.person_id', 'person.id')
    .select(['id', 'account_id'])
    .where('email', '=', 'admin@demo.test')
    .executeTakeFirstOrThrow();
  const client = await server.client(lotte.id);
  const params = { accountId: lotte.account_id };
  const { body } = await client.call('listMembers', { params });
  const invited = body.filter(({ isPending }) => isPending);
  expect(invited.map(({ isExpired }) => isExpired).sort()).toEqual([false, false, true]);
  expect(invited.every(({ workspaces }) => workspaces.length > 0)).toBe(true);
  expect(body.find(({ id }) => id === lotte.id)?.workspaces).toHaveLength(7);
});

test('one master account is over both accounts, which have a year of bookings', async () => {
  const marit = await server.db
    .selectFrom('person')
    .select('id')
    .where('email', '=', 'master@demo.test')
    .executeTakeFirstOrThrow();
  const client = await server.client(marit.id);
  const { body } = await client.call('listManagedAccounts', {});
  expect(body.data.map(({ name }) => name)).toEqual(['Kade Recruitment', 'Noorderzorg Groep']);
  expect(body.data.every(({ balance, people }) => balance.amount > 0 && people > 1)).toBe(true);
  expect((await client.call('listMemberships', {})).body).toEqual([]);
});

test('news are of kinds that there are, and fit what their campaign is', async () => {
  const { rows } = await sql<News>`
    select n.kind, n.message, n.by_person, c.status,
      (select array_agg(distinct ad.type) from ad where ad.campaign_id = c.id) as types
    from notification n join campaign c on c.id = n.campaign_id`.execute(server.db);
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(
    new Set(['launched', 'failed', 'paused', 'stopped', 'finished']),
  );
  const launched = rows.filter(({ kind }) => kind === 'launched');
  expect(launched).toHaveLength(7);
  for (const { message, types } of launched) {
    const named = channels.filter((channel) => message.includes(channelLabels[channel]));
    expect(named.length).toBeGreaterThan(0);
    const shown = types.map((type) => adTypeSpecs[type].channel);
    expect(named.filter((channel) => !shown.includes(channel))).toEqual([]);
    expect(message).toMatch(
      /Its ads are shown (from [-\d]+ on, once|as soon as) they are approved\.$/,
    );
  }
  for (const { kind, status, by_person } of rows) {
    expect(status).toBe(kind === 'launched' ? 'active' : kind);
    expect(by_person !== null).toBe(kind === 'paused' || kind === 'stopped');
  }
});

test('what runs has enough money for every channel it pays, and no figures before it is on the sandbox', async () => {
  const running = await server.db
    .selectFrom('campaign')
    .selectAll()
    .where('status', 'in', runningStatuses)
    .execute();
  expect(running.length).toBeGreaterThan(50);
  const tooLittle = running.flatMap((campaign) => {
    const { title, start_date: startDate, end_date: endDate } = campaign;
    const paid = Object.entries(budgetsOf(campaign)) as [BudgetChannel, number][];
    return paid.flatMap(([channel, amount]) => {
      const least = minimumBudget(channel, { startDate, endDate, currency: 'EUR' }) ?? 0;
      return amount > 0 && amount < least ? [`${title}: ${channel}`] : [];
    });
  });
  expect(tooLittle).toEqual([]);
  const ads = await server.db.selectFrom('ad').select(['campaign_id', 'type']).execute();
  const unpaid = running.flatMap((campaign) =>
    ads
      .filter(({ campaign_id }) => campaign_id === campaign.id)
      .filter(({ type }) => budgetsOf(campaign)[budgetOf(adTypeSpecs[type].channel)] === 0)
      .map(({ type }) => `${campaign.title}: ${type}`),
  );
  expect(unpaid).toEqual([]);
  const counted = await server.db
    .selectFrom('campaign')
    .select('status')
    .where('id', 'in', (ids) => ids.selectFrom('campaign_figure').select('campaign_id'))
    .execute();
  expect(counted.filter(isLaunchedLater)).toEqual([]);
  expect(counted.length).toBeGreaterThan(10);
});

interface News {
  kind: string;
  message: string;
  by_person: string | null;
  status: string;
  types: SocialAdType[];
}

test('a campaign was made from a package, with its money and time', async () => {
  const made = await server.db
    .selectFrom('campaign as c')
    .innerJoin('package as p', 'p.id', 'c.package_id')
    .select(['p.name', 'p.status', 'p.runtime as offered', 'c.runtime'])
    .select(['p.custom_total_gross_budget as price', 'c.custom_total_gross_budget as budget'])
    .execute();
  expect(made).toMatchObject([{ name: 'Regional start', status: 'active' }]);
  expect(made[0]).toMatchObject({ runtime: made[0]?.offered, budget: made[0]?.price });
});

test('both accounts have pictures, logos and, the larger one, films', async () => {
  const counts: Record<string, Record<string, number>> = {};
  for (const { account, type } of await library()) {
    counts[account] ??= {};
    counts[account][type] = (counts[account][type] ?? 0) + 1;
  }
  expect(counts).toEqual({
    'Noorderzorg Groep': { image: 24, logo: 4, video: 2 },
    'Kade Recruitment': { image: 7, logo: 2 },
  });
});

test('everything is what its row says, and belongs to a person', async () => {
  for (const item of await library()) {
    expect(mediaWordsFindings({ title: item.title, altText: item.alt_text })).toEqual([]);
    expect(item.person_id).not.toBeNull();
    const file = await fileOf(item.file_key);
    expect(file.length).toBe(item.bytes);
    if (item.type === 'video') continue;
    const { width, height, hasAlpha } = await sharp(file).metadata();
    expect({ width, height }).toEqual({ width: item.width, height: item.height });
    expect(hasAlpha).toBe(item.type === 'logo');
    for (const key of [item.preview_key ?? '', ...item.thumbnail_keys]) {
      expect((await sharp(await fileOf(key)).metadata()).format).toBe('webp');
    }
  }
  expect(await server.db.selectFrom('loose_file').selectAll().execute()).toEqual([]);
});

test('every kind of ad finds something that fits, and one picture is too small', async () => {
  const items = await library();
  for (const adType of adTypes) {
    const fit = items.filter((item) => mediaFindingsIn(item, adType).length === 0);
    const kinds = fit.map(({ type }) => type);
    expect(kinds).toEqual(expect.arrayContaining([...offeredTypes({ for: 'ad', adType })]));
  }
  expect(items.filter(({ type, width }) => type === 'image' && width < 500)).toHaveLength(1);
  expect(items.some((item) => item.type === 'video' && hasRatio(item, '9:16'))).toBe(true);
});

test('stills of the films are taken by the waiting jobs', async () => {
  const workers = mediaWorkers(server.deps.storage, server.deps.config.dataDir);
  for (const { id: mediaId, account_id: accountId } of await library().then((items) =>
    items.filter(({ type }) => type === 'video'),
  )) {
    await runJob(server, workers, takeStillsJob, { accountId, mediaId });
  }
  const films = (await library()).filter(({ type }) => type === 'video');
  expect(films.map(({ thumbnail_keys }) => thumbnail_keys.length)).toEqual([5, 5]);
});

test('a second start changes nothing', async () => {
  const before = await library();
  await loadDemo(server.db, server.deps.storage, demo());
  expect(await library()).toEqual(before);
});

describe('ads', () => {
  interface Facts {
    type: 'image' | 'video';
    width: number;
    height: number;
    duration: number | null;
    bytes: number;
  }

  const ads = () =>
    server.db
      .selectFrom('ad')
      .innerJoin('campaign', 'campaign.id', 'ad.campaign_id')
      .selectAll('ad')
      .select(['campaign.title', 'campaign.type as campaign_type', 'campaign.status as stage'])
      .select(
        sql<Facts[]>`(select json_agg(json_build_object('type', m.type, 'duration', m.duration,
          'bytes', m.bytes, 'width', coalesce(c.width, m.width),
          'height', coalesce(c.height, m.height)) order by p.position)
          from ad_media p join media m on m.id = p.media_id
          left join cropped_image c on c.id = p.cropped_id where p.ad_id = ad.id)`.as('shown'),
      )
      .execute();

  test('are what could have been saved, but for one draft', async () => {
    const social = (await ads()).filter(({ type }) => !type.startsWith('Google'));
    const wrong = social.flatMap((ad) => {
      const found = socialAdFindings(
        ad.type as SocialAdType,
        {
          message: ad.message,
          headline: ad.headline,
          linkDescription: ad.link_description,
          callToAction: ad.call_to_action,
          media: ad.shown,
        },
        ad.campaign_type,
      );
      return found.map(({ path }) => `${ad.title}: ${path}`);
    });
    expect(wrong).toEqual(['Speech therapist: media.0', 'Speech therapist: message']);
  });

  test('speak the language of their campaign, and name its job and its employer', async () => {
    const { rows } = await sql<{ text: string }>`
      select concat_ws(' ', message, headline, link_description,
        array_to_string(headlines, ' '), array_to_string(descriptions, ' ')) as text
      from ad left join search_ad on search_ad.ad_id = ad.id`.execute(server.db);
    const english = /\b(the|and|your|our|wanted|hours|apply|nurse|is hiring)\b/i;
    expect(rows.filter(({ text }) => english.test(text)).map(({ text }) => text)).toEqual([]);
    const ofTemplate = await server.db
      .selectFrom('ad')
      .innerJoin('template', 'template.id', 'ad.template_id')
      .select(['ad.message', 'ad.headline'])
      .where('ad.type', '=', 'FacebookPostAd')
      .where('template.title', '=', 'Verpleegkundige IC')
      .execute();
    expect(ofTemplate).not.toHaveLength(0);
    for (const { message, headline } of ofTemplate) {
      expect(message).toContain('%%company%% zoekt een verpleegkundige IC');
      expect(headline).toBe('Verpleegkundige IC in %%city%%');
    }
  });

  test('stand on channels of their campaign, in the shape of their kind', async () => {
    for (const ad of await ads()) {
      expect(openChannels(ad.campaign_type)).toContain(adTypeSpecs[ad.type].channel);
      const ratio = ad.type.includes('Carousel') ? '1:1' : '9:16';
      if (ad.type.includes('Carousel') || ad.type.includes('Story')) {
        for (const item of ad.shown) expect(hasRatio(item, ratio)).toBe(true);
      }
    }
  });

  test('are there wherever something was launched, and in every template', async () => {
    const { rows } = await sql<{ title: string; status: 'draft'; ads: number }>`
      select title, status, (select count(*)::int from ad where campaign_id = campaign.id) as ads
      from campaign`.execute(server.db);
    const launched = rows.filter(({ status }) => !isBeforeLaunch(status));
    expect(launched.filter(({ ads }) => ads === 0)).toEqual([]);
    const named = rows.find(({ title }) => title === 'ICU nurse, Martini wing');
    expect(named?.ads).toBeGreaterThanOrEqual(4);
    const templates = await sql<{ ads: number }>`
      select (select count(*)::int from ad where template_id = template.id) as ads from template`.execute(
      server.db,
    );
    expect(templates.rows.every(({ ads }) => ads <= 5)).toBe(true);
    // Some are still being worked on.
    expect(templates.rows.filter(({ ads }) => ads === 0)).toHaveLength(4);
  });

  test('of a dozen templates in one account, with campaigns that were made from them', async () => {
    const { rows } = await sql<{ kind: string; types: number; templates: number }>`
      select kind, count(distinct type)::int as types, count(*)::int as templates from template
      where account_id = (select id from account where name = 'Noorderzorg Groep')
      group by kind order by kind`.execute(server.db);
    expect(rows).toEqual([
      { kind: 'custom', types: 5, templates: 8 },
      { kind: 'default', types: 1, templates: 5 },
    ]);
    const made = await server.db
      .selectFrom('campaign')
      .innerJoin('template', 'template.id', 'campaign.template_id')
      .select(['campaign.title', 'template.revision', 'campaign.template_revision', 'status'])
      .orderBy('campaign.id')
      .execute();
    expect(made.map((each) => each.revision === each.template_revision)).toEqual([
      true,
      false,
      true,
    ]);
    expect(made.every(({ status }) => status === 'to_approve')).toBe(true);
  });

  test('could be launched, but for those of one draft', async () => {
    const { rows } = await sql<{ id: string; account_id: string; title: string }>`
      select id, account_id, title from campaign`.execute(server.db);
    const kinds = new Map<string, number>();
    const wrong: string[] = [];
    for (const { id: campaignId, account_id, title } of rows) {
      const listed = await listAds(server.db, account_id, { campaignId });
      for (const ad of await presentAds(server.db, account_id, listed)) {
        kinds.set(ad.adType, (kinds.get(ad.adType) ?? 0) + 1);
        wrong.push(...launchAdFindings(ad).map(({ code }) => `${title}: ${code}`));
      }
    }
    expect(wrong.toSorted()).toEqual([
      'Speech therapist: launch.adTooLong',
      'Speech therapist: launch.mediaUnfit',
      'Speech therapist: launch.noLogo',
    ]);
    for (const adType of adTypes) expect(kinds.get(adType)).toBeGreaterThan(3);
  });

  test('that were uploaded would pass as an archive', async () => {
    for (const theme of Object.values(adThemes)) {
      for (const { name, width, height, files } of htmlBanners(theme.google)) {
        const archived = new Map(
          files.map(({ path, data }) => [path, { data, packedBytes: data.length }]),
        );
        expect(await findBanners(archived, `${name}.zip`)).toMatchObject({
          banners: [{ width, height, files }],
          refused: [],
        });
      }
    }
  });

  test('one of them is what a network refused', async () => {
    const errors = await server.db
      .selectFrom('campaign_error')
      .innerJoin('campaign', 'campaign.id', 'campaign_error.campaign_id')
      .leftJoin('ad', 'ad.id', 'campaign_error.ad_id')
      .select(['campaign.title', 'ad_id', 'ad.type', 'code', 'channel', 'user_text'])
      .where('kind', '=', 'delivery')
      .execute();
    expect(errors.find(({ title }) => title === 'Anaesthesia nurse')?.ad_id).not.toBeNull();
    for (const { code, ad_id, type, channel, user_text } of errors) {
      expect(ad_id !== null).toBe(code === '1885252');
      if (type && channel) {
        expect(channelsPaidBy(channel)).toContain(adTypeSpecs[type].channel);
      }
      // The page of errored campaigns says of each what mends it.
      expect(diagnose(user_text?.code ?? null).cure).not.toBe('support');
    }
  });
});

test('those who were invited have a letter, whose link leads to their invitation', async () => {
  const letters = await listKeptMail(server.db);
  const invitations = await server.db.selectFrom('invitation').selectAll().execute();
  expect(letters.map(({ to }) => to).sort()).toEqual(invitations.map(({ email }) => email).sort());
  for (const { to, text } of letters) {
    const token = /localhost:4400\/invitations\/([\w-]+)\/accept/.exec(text)?.[1] ?? '';
    expect(invitations.find(({ email }) => email === to)?.token_hash).toEqual(tokenHash(token));
  }
});

test('the job lists have jobs, and a history in which some came and went', async () => {
  const lists = await server.db
    .selectFrom('feed')
    .innerJoin('job_list', 'job_list.id', 'feed.job_list_id')
    .select(['feed.id', 'job_list.name', 'feed.jobs_count', 'job_list.template_id'])
    .execute();
  expect(lists).toHaveLength(2);
  for (const { id, jobs_count, template_id } of lists) {
    expect(jobs_count).toBeGreaterThan(70);
    expect(template_id).not.toBeNull();
    const readings = await server.db
      .selectFrom('feed_reading')
      .select(['outcome', 'added', 'gone', 'refused_jobs'])
      .where('feed_id', '=', id)
      .orderBy('id', 'desc')
      .execute();
    expect(readings.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
    expect(readings[0]?.added).toBeGreaterThan(0);
    expect(readings[0]?.gone).toBeGreaterThan(0);
    expect(readings[0]?.refused_jobs).toBeGreaterThan(0);
  }
});

test('three dynamic campaigns advertise the job lists: one runs, one is paused, one is a draft', async () => {
  const campaigns = await server.db
    .selectFrom('dynamic_campaign as c')
    .innerJoin('job_list as l', 'l.id', 'c.job_list_id')
    .leftJoin('publication as p', 'p.dynamic_campaign_id', 'c.id')
    .select(['c.status', 'p.wanted_delivery'])
    .orderBy('c.id')
    .execute();
  expect(campaigns).toEqual([
    { status: 'active', wanted_delivery: 'active' },
    { status: 'paused', wanted_delivery: 'paused' },
    { status: 'draft', wanted_delivery: null },
  ]);
});

test('applications belong to the ads that brought them', async () => {
  const leads = await server.db
    .selectFrom('campaign_figure as f')
    .innerJoin('campaign as c', 'c.id', 'f.campaign_id')
    .where('c.type', '=', 'leadform')
    .select(sql<number>`sum(f.leads)::int`.as('all'))
    .select(sql<number>`sum(f.leads) filter (where f.ad_id is not null)::int`.as('ofAds'))
    .executeTakeFirstOrThrow();
  expect(leads.all).toBeGreaterThan(0);
  expect(leads.ofAds).toBe(leads.all);
});
