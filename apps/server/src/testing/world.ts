import { randomBytes, randomUUID } from 'node:crypto';
import type { Db } from '@posthorn/db';
import * as builders from '@posthorn/db/builders';
import type { SavedList } from '@posthorn/domain';
import { tokenHash } from '../platform/session/session-store.ts';
import { makeDynamicCampaign, makeJobList } from './job-library.ts';
import { makeReadyCampaign } from './ready-campaign.ts';

/** A view of the overview that leaves nothing out. */
export const WHOLE_LIST: SavedList = {
  ...{ statuses: [], types: [], channels: [], workspaces: [], template: '', text: '' },
  ...{ errors: false, runs: null, mine: false, sort: null, columns: null },
};

/** Two accounts with everything a request can point at, and the people who try to reach it. */
export async function makeWorld(db: Db) {
  const account = await builders.makeAccount(db, { features: ['dynamicAds'] });
  const other = await builders.makeAccount(db);
  const image_key = `media/${account.id}/${randomUUID()}.png`;
  const master = await builders.makeMasterAccount(db, [account.id]);
  await db.updateTable('account').set({ image_key }).where('id', '=', account.id).execute();
  await db.updateTable('master_account').set({ image_key }).where('id', '=', master.id).execute();
  const otherMaster = await builders.makeMasterAccount(db, [other.id]);
  const admin = await member(db, account.id, 'admin');
  const secondAdmin = await member(db, account.id, 'admin');
  const editor = await member(db, account.id, 'editor');
  const editorElsewhere = await member(db, account.id, 'editor');
  const stranger = await member(db, other.id, 'admin');
  const removed = await member(db, account.id, 'admin');
  await db.deleteFrom('membership').where('person_id', '=', removed.id).execute();

  const inWorkspace = async (name: string, person_id: string) => {
    const workspace = await builders.makeWorkspace(db, {
      account_id: account.id,
      name,
      image_key,
    });
    await builders.makeWorkspaceMember(db, {
      account_id: account.id,
      workspace_id: workspace.id,
      person_id,
    });
    return workspace;
  };
  await db
    .insertInto('ad_account')
    .values(
      (['google', 'meta'] as const).map((network) => ({
        ...{ account_id: account.id, network, external_id: '1', is_sandbox: true },
        ...{
          sealed_keys: Buffer.from('sealed'),
          capabilities: ['catalogAds'],
          conversion_id: null,
        },
      })),
    )
    .execute();
  const workspace = await inWorkspace('North', editor.id);
  const emptyWorkspace = await inWorkspace('Empty', editorElsewhere.id);
  const otherWorkspace = await builders.makeWorkspace(db, { account_id: other.id, name: 'South' });
  const invitation = await builders.makeInvitation(db, { account_id: account.id, role: 'editor' });
  const otherInvitation = await builders.makeInvitation(db, {
    account_id: other.id,
    role: 'admin',
  });
  const link = `link-${randomUUID()}`;
  await builders.makeInvitation(db, {
    ...{ account_id: other.id, role: 'editor', email: admin.email },
    token_hash: tokenHash(link),
  });
  const campaign = await builders.makeCampaign(db, {
    account_id: account.id,
    workspace_id: workspace.id,
  });
  const more = (row: Partial<Parameters<typeof builders.makeCampaign>[1]>) =>
    builders.makeCampaign(db, { account_id: account.id, workspace_id: workspace.id, ...row });
  const activeCampaign = await more({ status: 'active' });
  const pausedCampaign = await more({ status: 'paused' });
  const customCampaign = await more({ type: 'custom' });
  const formCampaign = await more({ type: 'leadform' });
  const owned = { account_id: account.id, workspace_id: workspace.id };
  const readyCampaign = await makeReadyCampaign(db, owned);
  const publishedCampaign = await makeReadyCampaign(db, { ...owned, status: 'active' });
  const failedCampaign = await makeReadyCampaign(db, { ...owned, status: 'failed' });
  const failedError = await builders.makeCampaignError(db, {
    account_id: account.id,
    campaign_id: failedCampaign.id,
  });
  const ownPackage = await builders.makePackage(db, {
    account_id: account.id,
    runtime: 30,
    channels_off: ['googleSearch', 'linkedIn'],
    facebook_budget: 600_00,
    google_display_budget: 400_00,
    custom_total_gross_budget: 1_000_00,
  });
  const packageCampaign = await more({
    package_id: ownPackage.id,
    channels_off: ['linkedIn', 'googleSearch'],
    custom_total_gross_budget: 1_000_00,
    facebook_budget: 1_000_00,
  });
  const profile = await builders.makeProfile(db);
  const place = await builders.makePlace(db);
  const template = await builders.makeTemplate(db, { account_id: account.id });
  const formTemplate = await builders.makeTemplate(db, {
    account_id: account.id,
    type: 'leadform',
  });
  const otherTemplate = await builders.makeTemplate(db, { account_id: other.id });
  const byGroup = { kind: 'default', title: '' } as const;
  const defaultTemplate = await builders.makeTemplate(db, { account_id: account.id, ...byGroup });
  const otherDefaultTemplate = await builders.makeTemplate(db, {
    account_id: other.id,
    ...byGroup,
  });
  const otherPackage = await builders.makePackage(db, { account_id: other.id });
  const otherCampaign = await builders.makeCampaign(db, {
    account_id: other.id,
    workspace_id: otherWorkspace.id,
  });
  const templatedCampaign = await more({
    status: 'to_approve',
    template_id: template.id,
    template_revision: template.revision,
    used_template: template.title,
  });
  const ofTemplated = { account_id: account.id, campaign_id: templatedCampaign.id };
  await db
    .insertInto('template_use')
    .values({
      ...ofTemplated,
      given: JSON.stringify({ locations: [], profiles: [], channelBudget: {}, channelsOff: [] }),
      taken_ads: [],
    })
    .execute();
  await db
    .insertInto('template_undo')
    .values({
      ...ofTemplated,
      before: JSON.stringify({ state: { title: 'Before' }, use: null, ads: [], came: [] }),
      campaign_version: templatedCampaign.version,
      ad_versions: '[]',
    })
    .execute();
  const notification = await builders.makeNotification(db, {
    account_id: account.id,
    campaign_id: campaign.id,
  });
  const otherNotification = await builders.makeNotification(db, {
    account_id: other.id,
    campaign_id: otherCampaign.id,
  });
  const otherPage = await builders.makeSocialPage(db, {
    account_id: other.id,
    channel: 'facebook',
  });
  const icon_key = `page-icons/${randomUUID()}.svg`;
  const page = await builders.makeSocialPage(db, {
    account_id: account.id,
    channel: 'facebook',
    icon_key,
  });
  const tokenIn = (account_id: string, person_id: string) =>
    db
      .insertInto('api_token')
      .values({
        ...{ account_id, person_id, name: 'Program', beginning: 'ph_abcd', rights: ['read'] },
        token_hash: randomBytes(32),
        expires_at: new Date(Date.now() + 86_400_000),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  const viewIn = (account_id: string, person_id: string, is_shared = false) =>
    db
      .insertInto('saved_view')
      .values({ account_id, person_id, is_shared, name: 'Mine', list: JSON.stringify(WHOLE_LIST) })
      .returning('id')
      .executeTakeFirstOrThrow();
  const savedViews = {
    admin: await viewIn(account.id, admin.id),
    shared: await viewIn(account.id, admin.id, true),
    editor: await viewIn(account.id, editor.id),
    other: await viewIn(other.id, stranger.id, true),
  };
  const apiToken = await tokenIn(account.id, admin.id);
  const otherApiToken = await tokenIn(other.id, stranger.id);
  const hookIn = async (account_id: string) => {
    const hook = await db
      .insertInto('webhook')
      .values({
        ...{ account_id, url: 'https://hooks.example.com', events: ['campaign.launched'] },
        sealed_secret: randomBytes(32),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const sent = await db
      .insertInto('webhook_delivery')
      .values({ webhook_id: hook.id, event: 'test', body: '{}' })
      .returningAll()
      .executeTakeFirstOrThrow();
    return [hook, sent] as const;
  };
  const [webhook, delivery] = await hookIn(account.id);
  const recipientIn = (account_id: string) =>
    db
      .insertInto('balance_recipient')
      .values({ account_id, name: 'Bob', email: 'bob@example.test', posted_in: '2026-01-01' })
      .returning('id')
      .executeTakeFirstOrThrow();
  const recipient = await recipientIn(account.id);
  const otherRecipient = await recipientIn(other.id);
  const [otherWebhook, otherDelivery] = await hookIn(other.id);
  const applicationTo = (one: { id: string; account_id: string }) =>
    db
      .insertInto('application')
      .values({
        ...{
          account_id: one.account_id,
          campaign_id: one.id,
          network: 'meta',
          channel: 'facebook',
        },
        ...{ lead_id: randomUUID(), applied_at: new Date(), received_at: new Date() },
        ...{ status_at: new Date(), sealed_answers: randomBytes(32), sealed_with: 'no one' },
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  const requestIn = (account_id: string) =>
    db
      .insertInto('social_page_request')
      .values({
        account_id,
        channel: 'linkedin',
        url: 'https://linkedin.com/company/b',
        page_id: '2',
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  const pageRequest = await requestIn(account.id);
  const otherPageRequest = await requestIn(other.id);
  const mediaOf = async (account_id: string) => {
    const image = await builders.makeMedia(db, { account_id });
    const video = await builders.makeMedia(db, { account_id, type: 'video' });
    const logo = await builders.makeMedia(db, { account_id, type: 'logo' });
    const cropped = await builders.makeCroppedImage(db, { account_id, media_id: image.id });
    return { image, video, logo, cropped };
  };
  const ad = await builders.makeAd(db, { account_id: account.id, campaign_id: campaign.id });
  const otherAd = await builders.makeAd(db, {
    account_id: other.id,
    campaign_id: otherCampaign.id,
  });
  const media = await mediaOf(account.id);
  const otherMedia = await mediaOf(other.id);
  const inCampaign = { account_id: account.id, campaign_id: pausedCampaign.id };
  const inOther = { account_id: other.id, campaign_id: otherCampaign.id };
  const consentOf = async (account_id: string, person_id: string) => {
    const session_hash = randomBytes(32);
    const expires_at = new Date(Date.now() + 3_600_000);
    await db
      .insertInto('session')
      .values({ token_hash: session_hash, person_id, expires_at, id_token: null })
      .execute();
    return db
      .insertInto('consent')
      .values({
        ...{ account_id, person_id, session_hash, network: 'google', is_sandbox: true },
        state_hash: randomBytes(32),
        ends_at: expires_at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  };
  const jobList = await makeJobList(db, {
    account_id: account.id,
    template_id: template.id,
    job_profile_id: profile.id,
  });
  const advertisedList = await makeJobList(db, {
    account_id: account.id,
    template_id: template.id,
    job_profile_id: profile.id,
  });
  const otherJobList = await makeJobList(db, {
    account_id: other.id,
    template_id: otherTemplate.id,
    job_profile_id: profile.id,
  });
  return {
    jobList,
    advertisedList,
    otherJobList,
    dynamicDraft: await makeDynamicCampaign(db, advertisedList, 'draft'),
    dynamicActive: await makeDynamicCampaign(db, advertisedList, 'active'),
    dynamicPaused: await makeDynamicCampaign(db, advertisedList, 'paused'),
    otherDynamicDraft: await makeDynamicCampaign(db, otherJobList, 'draft'),
    application: await applicationTo(campaign),
    otherApplication: await applicationTo(otherCampaign),
    consent: await consentOf(account.id, admin.id),
    otherConsent: await consentOf(other.id, stranger.id),
    ad,
    otherAd,
    bannerAd: await builders.makeBannerAd(db, inCampaign, { logo_id: media.logo.id }),
    otherBannerAd: await builders.makeBannerAd(db, inOther, { logo_id: otherMedia.logo.id }),
    searchAd: await builders.makeSearchAd(db, inCampaign),
    otherSearchAd: await builders.makeSearchAd(db, inOther),
    media,
    otherMedia,
    account,
    other,
    /** Over the account, with its own admin; so has the other account. */
    master,
    otherMaster,
    /** Of the account, its workspaces and its master account. */
    image_key,
    admin,
    secondAdmin,
    editor,
    editorElsewhere,
    stranger,
    removed,
    invitation,
    otherInvitation,
    /** The link of an invitation of the admin to the other account. */
    link,
    workspace,
    emptyWorkspace,
    otherWorkspace,
    campaign,
    activeCampaign,
    pausedCampaign,
    customCampaign,
    formCampaign,
    formTemplate,
    readyCampaign,
    publishedCampaign,
    failedCampaign,
    failedError,
    packageCampaign,
    templatedCampaign,
    otherCampaign,
    profile,
    place,
    template,
    otherTemplate,
    defaultTemplate,
    otherDefaultTemplate,
    ownPackage,
    otherPackage,
    notification,
    otherNotification,
    page,
    otherPage,
    pageRequest,
    webhook,
    recipient,
    otherRecipient,
    delivery,
    otherWebhook,
    otherDelivery,
    apiToken,
    otherApiToken,
    savedViews,
    otherPageRequest,
  };
}

export type World = Awaited<ReturnType<typeof makeWorld>>;

async function member(db: Db, account_id: string, role: 'admin' | 'editor') {
  const person = await builders.makePerson(db);
  await builders.makeMembership(db, { account_id, person_id: person.id, role });
  return person;
}
