import { randomBytes, randomUUID } from 'node:crypto';
import type { Db } from '@posthorn/db';
import * as builders from '@posthorn/db/builders';
import { tokenHash } from '../platform/session/session-store.ts';
import { makeDynamicCampaign, makeJobList } from './job-library.ts';
import { makeReadyCampaign } from './ready-campaign.ts';
import { makeWorld, WHOLE_LIST } from './world.ts';

/** Everything a request can point at; it takes some time to make. */
export async function makeWholeWorld(db: Db) {
  const world = await makeWorld(db);
  const { account, other, image_key, admin, editor, stranger, workspace } = world;
  const { campaign, pausedCampaign, otherCampaign, media, otherMedia, template, profile } = world;
  const master = await builders.makeMasterAccount(db, [account.id]);
  await db.updateTable('master_account').set({ image_key }).where('id', '=', master.id).execute();
  const otherMaster = await builders.makeMasterAccount(db, [other.id]);
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
  const more = (row: Partial<Parameters<typeof builders.makeCampaign>[1]>) =>
    builders.makeCampaign(db, { account_id: account.id, workspace_id: workspace.id, ...row });
  const formCampaign = await more({ type: 'leadform' });
  const owned = { account_id: account.id, workspace_id: workspace.id };
  const readyCampaign = await makeReadyCampaign(db, owned);
  const publishedCampaign = await makeReadyCampaign(db, { ...owned, status: 'active' });
  const failedCampaign = await makeReadyCampaign(db, { ...owned, status: 'failed' });
  const failedError = await builders.makeCampaignError(db, {
    account_id: account.id,
    campaign_id: failedCampaign.id,
  });
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
        ...{ lead_hash: randomUUID(), applied_at: new Date(), received_at: new Date() },
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
  const otherAd = await builders.makeAd(db, {
    account_id: other.id,
    campaign_id: otherCampaign.id,
  });
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
    ...world,
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
    otherAd,
    bannerAd: await builders.makeBannerAd(db, inCampaign, { logo_id: media.logo.id }),
    otherBannerAd: await builders.makeBannerAd(db, inOther, { logo_id: otherMedia.logo.id }),
    searchAd: await builders.makeSearchAd(db, inCampaign),
    otherSearchAd: await builders.makeSearchAd(db, inOther),
    /** Over the account, with its own admin; so has the other account. */
    master,
    otherMaster,
    invitation,
    otherInvitation,
    /** The link of an invitation of the admin to the other account. */
    link,
    formCampaign,
    formTemplate,
    readyCampaign,
    publishedCampaign,
    failedCampaign,
    failedError,
    templatedCampaign,
    otherTemplate,
    defaultTemplate,
    otherDefaultTemplate,
    otherPackage,
    notification,
    otherNotification,
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

export type WholeWorld = Awaited<ReturnType<typeof makeWholeWorld>>;
