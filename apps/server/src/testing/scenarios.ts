import { randomUUID } from 'node:crypto';
import type { Operation, OperationId } from '@posthorn/contract';
import { sealContents } from '../modules/applications/sealing.ts';
import { isAboveAccounts } from '../platform/access/access.ts';
import { FEED_URL } from './job-library.ts';
import { bannerPage, makeArchive } from './make-archive.ts';
import { makeFilm, makePicture } from './make-media.ts';
import type { TestServer } from './test-server.ts';
import { makeWholeWorld, type WholeWorld } from './whole-world.ts';
import { WHOLE_LIST } from './world.ts';

export interface Request {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

export interface Scenario {
  /** A request that succeeds for an admin of the account. */
  good(world: WholeWorld): Request;
  status: number;
  /** The same request pointing at something of another account, in path or body. */
  foreign?: ((world: WholeWorld) => Request)[];
}

const inAccount = (world: WholeWorld) => ({ accountId: world.account.id });
const inWorkspace = (world: WholeWorld) => ({ ...inAccount(world), slug: world.workspace.slug });
const onNotification = (world: WholeWorld) => ({
  ...inAccount(world),
  notificationId: world.notification.id,
});
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const onCampaign = (world: WholeWorld) => ({ campaignId: world.campaign.id });
const aPlace = (world: WholeWorld) => {
  const { id, name, type, country_name: country } = world.place;
  return { id, name, type, country };
};
const foreignCampaign = (body?: (world: WholeWorld) => unknown) => [
  (world: WholeWorld) => ({ params: { campaignId: world.otherCampaign.id }, body: body?.(world) }),
];
const onError = (world: WholeWorld) => ({
  ...inAccount(world),
  campaignId: world.failedCampaign.id,
  requestId: world.failedError.request_id ?? '',
});
/** Another account's campaign, our campaign under another account, and an error of no campaign. */
const foreignErrors = (body?: object) =>
  [
    (world: WholeWorld) => ({ campaignId: world.otherCampaign.id }),
    (world: WholeWorld) => ({ accountId: world.other.id }),
    () => ({ requestId: 'unknown' }),
  ].map((change) => (world: WholeWorld) => ({
    params: { ...onError(world), ...change(world) },
    body,
  }));
/** A change of the draft, answered with the campaign. */
const change = (body?: (world: WholeWorld) => unknown): Scenario => ({
  good: (w) => ({ params: onCampaign(w), body: body?.(w) }),
  status: 200,
  foreign: foreignCampaign(body),
});
const boost = () => ({ additionalBudget: { amount: 100_00 } });
const extension = ({ publishedCampaign: { end_date } }: WholeWorld) => ({
  ...boost(),
  previousEndDate: end_date,
  endDate: end_date,
  channels: {
    facebook: false,
    facebookAmount: 0,
    googleDisplay: false,
    googleDisplayAmount: 0,
    googleSearch: true,
    googleSearchAmount: 100_00,
    linkedIn: false,
    linkedInAmount: 0,
  },
});
const newCampaign = (world: WholeWorld) => ({
  type: 'consideration',
  slug: world.workspace.slug,
  accountId: world.account.id,
});
const fromVacancy = (world: WholeWorld) => ({
  ...newCampaign(world),
  ...{ url: 'https://jobs.example.com/1', title: 'Kok', targetUrl: '', language: 'nl' },
  ...{ profileIds: [world.profile.id], locations: [], channels: ['facebook'] },
  ads: [
    {
      ...{ adType: 'FacebookPostAd', message: 'Kook mee.', headline: 'Kok' },
      ...{ linkDescription: 'Assen', callToAction: 'APPLY_NOW' },
    },
  ],
  image: { from: 'library', id: world.media.image.id },
});
const mark: Scenario = {
  good: (w) => ({ params: onNotification(w) }),
  status: 204,
  foreign: [(w) => ({ params: { ...inAccount(w), notificationId: w.otherNotification.id } })],
};

/** Something about one item of the library: of ours, or of another account's. */
const ofMedia = (
  name: 'image' | 'video' | 'cropped',
  status: number,
  { body, params }: { body?: () => unknown; params?: Record<string, string> } = {},
): Scenario => {
  const id = name === 'cropped' ? 'croppedId' : 'mediaId';
  const request = (media: WholeWorld['media']) => ({
    params: { ...params, [id]: media[name].id },
    body: body?.(),
  });
  return {
    good: (w) => request(w.media),
    status,
    foreign: [(w) => request(w.otherMedia)],
  };
};
/** One package of ours: another account's, and ours in another account, are not found. */
const ofPackage = (status: number, body?: object): Scenario => ({
  good: (w) => ({ params: { ...inAccount(w), packageId: w.ownPackage.id }, body }),
  status,
  foreign: [
    (w) => ({ params: { ...inAccount(w), packageId: w.otherPackage.id }, body }),
    (w) => ({ params: { accountId: w.other.id, packageId: w.ownPackage.id }, body }),
  ],
});
const aView = { name: 'Ends soon', list: WHOLE_LIST, isShared: false };
/** One view of ours: another account's, another person's, and ours in another account, are not found. */
const ofView = (status: number, body?: object): Scenario => ({
  good: (w) => ({ params: { ...inAccount(w), viewId: w.savedViews.admin.id }, body }),
  status,
  foreign: [
    (w) => ({ params: { ...inAccount(w), viewId: w.savedViews.other.id }, body }),
    (w) => ({ params: { ...inAccount(w), viewId: w.savedViews.editor.id }, body }),
    (w) => ({ params: { accountId: w.other.id, viewId: w.savedViews.admin.id }, body }),
  ],
});
/** One job list of ours: another account's, and ours in another account, are not found. */
const ofJobList = (status: number, body?: (world: WholeWorld) => object): Scenario => ({
  good: (w) => ({ params: { ...inAccount(w), jobListId: w.jobList.id }, body: body?.(w) }),
  status,
  foreign: [
    (w) => ({ params: { ...inAccount(w), jobListId: w.otherJobList.id }, body: body?.(w) }),
    (w) => ({ params: { accountId: w.other.id, jobListId: w.jobList.id }, body: body?.(w) }),
  ],
});
const aJobList = ({ profile, template }: WholeWorld) => ({
  name: 'Cooks',
  templateId: template.id,
  feedSources: [{ feedUrl: FEED_URL, jobProfileId: profile.id }],
});
/** One dynamic campaign of ours: another account's, and ours in another account, are not found. */
const ofDynamic = (
  which: 'dynamicDraft' | 'dynamicActive' | 'dynamicPaused',
  status: number,
  body?: (world: WholeWorld) => object,
): Scenario => ({
  good: (w) => ({ params: { ...inAccount(w), dynamicCampaignId: w[which].id }, body: body?.(w) }),
  status,
  foreign: [
    (w) => ({
      params: { ...inAccount(w), dynamicCampaignId: w.otherDynamicDraft.id },
      body: body?.(w),
    }),
    (w) => ({
      params: { accountId: w.other.id, dynamicCampaignId: w[which].id },
      body: body?.(w),
    }),
  ],
});
const aDynamicCampaign = ({ advertisedList }: WholeWorld) => ({
  type: 'consideration' as const,
  goal: 'MAXIMISE_CLICKS' as const,
  customDailyBudget: 30_00,
  facebook_catalog_id: advertisedList.id,
  facebook_cap_strategy: { active: false, type: null, value: null },
});
/** One invitation of ours: another account's, and ours in another account, are not found. */
const ofInvitation = (status: number): Scenario => ({
  good: (w) => ({ params: { ...inAccount(w), invitationId: w.invitation.id } }),
  status,
  foreign: [
    (w) => ({ params: { ...inAccount(w), invitationId: w.otherInvitation.id } }),
    (w) => ({ params: { accountId: w.other.id, invitationId: w.invitation.id } }),
  ],
});
const aCompany = {
  ...{ name: 'Zuiderzorg', street: 'Hereweg', number: '12', zipcode: '9725 AA' },
  ...{ city: 'Groningen', country: 'Netherlands', fee: '12,5' },
};
/** Something about an account from above: about that of another master account it is refused. */
const ofManaged = (status: number, body?: object): Scenario => ({
  good: (w) => ({ params: inAccount(w), body }),
  status,
  foreign: [(w) => ({ params: { accountId: w.other.id }, body })],
});
const ofApplicant = (): Scenario => ({
  good: (w) => ({ params: { ...inAccount(w), applicationId: w.application.id } }),
  status: 409,
  foreign: [
    (w) => ({ params: { accountId: w.other.id, applicationId: w.otherApplication.id } }),
    (w) => ({ params: { accountId: w.other.id, applicationId: w.application.id } }),
  ],
});
const anInvite = (...workspaces: string[]) => ({
  email: 'new.colleague@example.test',
  role: 'editor',
  workspaces,
});
/** A consent of ours that another browser began, and another account's. */
const ofConsent = (body?: object): Scenario => ({
  good: (w) => ({ params: { ...inAccount(w), consentId: w.consent.id }, body }),
  status: 404,
  foreign: [(w) => ({ params: { ...inAccount(w), consentId: w.otherConsent.id }, body })],
});
/** One page of ours: another account's, and ours in another account, are not found. */
const ofPage = (status: number): Scenario => ({
  good: (w) => ({ params: { ...inAccount(w), pageId: w.page.id } }),
  status,
  foreign: [
    (w) => ({ params: { ...inAccount(w), pageId: w.otherPage.id } }),
    (w) => ({ params: { accountId: w.other.id, pageId: w.page.id } }),
  ],
});
/** One application to our campaign: another account's, and ours to another campaign, are not found. */
const ofApplication = (body?: object): Scenario => ({
  good: (w) => ({ params: { ...onCampaign(w), applicationId: w.application.id }, body }),
  status: 200,
  foreign: [
    (w) => ({ params: { ...onCampaign(w), applicationId: w.otherApplication.id }, body }),
    (w) => ({ params: { campaignId: w.otherCampaign.id, applicationId: w.application.id }, body }),
    (w) => ({ params: { campaignId: w.activeCampaign.id, applicationId: w.application.id }, body }),
  ],
});
/** One webhook of ours: another account's, and ours in another account, are not found. */
const ofWebhook = (status: number, body?: object): Scenario => ({
  good: (w) => ({ params: { ...inAccount(w), webhookId: w.webhook.id }, body }),
  status,
  foreign: [
    (w) => ({ params: { ...inAccount(w), webhookId: w.otherWebhook.id }, body }),
    (w) => ({ params: { accountId: w.other.id, webhookId: w.webhook.id }, body }),
  ],
});
const ofDelivery = (w: WholeWorld) => ({
  ...inAccount(w),
  webhookId: w.webhook.id,
  deliveryId: w.delivery.id,
});
const cut = () => ({ crop: { x: 0, y: 0, width: 8, height: 8 } });
const posts = { resource: 'facebook-post-ads' };
const ofTemplate = (templateId: string) => ({
  owner: 'customTemplates',
  templateId,
  resource: 'facebook-post-templates',
});
const anAd = ({ image }: WholeWorld['media']) => ({
  media: { id: image.id, type: 'image' },
  message: 'Come and work with us',
  headline: 'Nurses wanted',
  link_description: 'Apply in a minute',
  call_to_action: 'LEARN_MORE',
});
const ofPreset = (templateId: string) => ({ owner: 'customTemplates', templateId });
const aBanner = ({ logo }: WholeWorld['media']) => ({
  type: 'We are hiring',
  intro: 'Work where people matter',
  title: 'Nurses wanted',
  call_to_action: 'Apply now',
  tags: ['Full time'],
  background_color: '#1D4ED8',
  logo_url: `/api/master-images/${logo.id}/file`,
});
const aSearchAd = {
  headlines: ['Nurses wanted', 'Work near home', 'Apply in a minute'],
  descriptions: ['Come and work with us', 'We look forward to meeting you'],
};
const banners = { resource: 'google-banner-ads' };
const searches = { resource: 'google-search-ads' };
/** Something new for a campaign, or for a template. */
const newFor = (
  of: 'campaign' | 'template',
  body: (media: WholeWorld['media']) => unknown,
): Scenario => {
  const params = (w: WholeWorld, isForeign = false): Record<string, string> =>
    of === 'campaign'
      ? { campaignId: (isForeign ? w.otherCampaign : w.campaign).id }
      : ofPreset((isForeign ? w.otherTemplate : w.template).id);
  return {
    good: (w) => ({ params: params(w), body: body(w.media) }),
    status: 201,
    foreign: [(w) => ({ params: params(w, true), body: body(w.media) })],
  };
};
/** The same with pictures, which may be another person's. */
const newBannerFor = (of: 'campaign' | 'template'): Scenario => {
  const scenario = newFor(of, aBanner);
  return {
    ...scenario,
    foreign: [
      ...(scenario.foreign ?? []),
      (w) => ({ ...scenario.good(w), body: aBanner(w.otherMedia) }),
    ],
  };
};
/** A change of a template, answered with the template. */
const changeTemplateBy = (body?: (world: WholeWorld) => unknown): Scenario => ({
  good: (w) => ({ params: ofPreset(w.template.id), body: body?.(w) }),
  status: 200,
  foreign: [(w) => ({ params: ofPreset(w.otherTemplate.id), body: body?.(w) })],
});
const ofCustomTemplate = (
  body?: (world: WholeWorld) => unknown,
  params?: (world: WholeWorld) => Record<string, string>,
): Scenario => ({
  good: (w) => ({ params: { templateId: w.template.id, ...params?.(w) }, body: body?.(w) }),
  status: 200,
  foreign: [
    (w) => ({ params: { templateId: w.otherTemplate.id, ...params?.(w) }, body: body?.(w) }),
    (w) => ({ params: { templateId: w.defaultTemplate.id, ...params?.(w) }, body: body?.(w) }),
  ],
});
/** A request about the form of a fast apply campaign, or template. */
const ofForm = (body?: (world: WholeWorld) => object): Scenario => ({
  good: (w) => ({ params: { campaignId: w.formCampaign.id }, body: body?.(w) }),
  status: 200,
  foreign: foreignCampaign(body),
});
const ofTemplateForm = (body?: (world: WholeWorld) => object): Scenario => ({
  ...ofCustomTemplate(body),
  good: (w) => ({ params: { templateId: w.formTemplate.id }, body: body?.(w) }),
});
/** A request about the campaign that was made from a template. */
const ofTemplated = (status: number, body?: object): Scenario => ({
  good: (w) => ({ params: { campaignId: w.templatedCampaign.id }, body }),
  status,
  foreign: [(w) => ({ params: { campaignId: w.otherCampaign.id }, body })],
});
const withFile = (field: string, file: Buffer, name: string) => {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(file)]), name);
  return form;
};

/** Every operation must be here: a missing one does not compile. */
export const scenarios: Record<OperationId, Scenario> = {
  getAppConfig: { good: () => ({}), status: 200 },
  getCsrfCookie: { good: () => ({}), status: 204 },
  listLocalPeople: { good: () => ({}), status: 200 },
  signInLocally: { good: (w) => ({ body: { email: w.admin.email } }), status: 204 },
  isAuthenticatedLocally: { good: () => ({}), status: 200 },
  signOutLocally: { good: () => ({}), status: 204 },
  listOutbox: { good: () => ({}), status: 200 },
  signInWithProvider: { good: () => ({}), status: 404 },
  finishProviderSignIn: { good: () => ({}), status: 404 },
  signOut: { good: () => ({}), status: 200 },
  getMe: { good: () => ({}), status: 200 },
  listMemberships: { good: () => ({}), status: 200 },
  changeMyName: { good: () => ({ body: { firstName: 'Ada', lastName: '' } }), status: 200 },
  listMySessions: { good: () => ({}), status: 200 },
  endMySession: { good: () => ({ params: { sessionId: randomUUID() } }), status: 204 },
  endMyOtherSessions: { good: () => ({}), status: 204 },
  getChatHash: { good: () => ({}), status: 200 },
  getMyData: { good: () => ({}), status: 200 },
  eraseMe: { good: (w) => ({ body: { email: w.admin.email } }), status: 204 },
  getMailChoices: { good: () => ({}), status: 200 },
  chooseMail: { good: () => ({ body: { problems: 'daily' } }), status: 200 },
  getAccount: { good: (w) => ({ params: inAccount(w) }), status: 200 },
  updateAccount: {
    good: (w) => ({
      params: inAccount(w),
      body: { utm: { linkedin: { utm_source: 'linkedin' } } },
    }),
    status: 200,
  },
  getConversionId: { good: (w) => ({ params: inAccount(w) }), status: 200 },
  setConversionId: {
    good: (w) => ({ params: inAccount(w), body: { conversion_id: '4711' } }),
    status: 200,
  },
  getPixelId: { good: (w) => ({ params: inAccount(w) }), status: 200 },
  setPixelId: { good: (w) => ({ params: inAccount(w), body: { pixelId: '4712' } }), status: 200 },
  setAccountDisclosure: {
    good: (w) => ({ params: inAccount(w), body: { beneficiary: 'Clinic', payer: null } }),
    status: 200,
  },
  listDisclosureNames: { good: (w) => ({ params: inAccount(w) }), status: 200 },
  listApplicationEvents: { good: (w) => ({ params: inAccount(w) }), status: 200 },
  setApplicationEvent: {
    good: (w) => ({ params: { ...inAccount(w), network: 'google' }, body: { events: [] } }),
    status: 200,
  },
  listApiTokens: { good: (w) => ({ params: inAccount(w) }), status: 200 },
  createApiToken: {
    good: (w) => ({ params: inAccount(w), body: { name: 'Reports', rights: ['read'], days: 30 } }),
    status: 201,
  },
  deleteApiToken: {
    good: (w) => ({ params: { ...inAccount(w), tokenId: w.apiToken.id } }),
    status: 204,
    foreign: [(w) => ({ params: { ...inAccount(w), tokenId: w.otherApiToken.id } })],
  },
  listConnections: { good: (w) => ({ params: inAccount(w) }), status: 200 },
  listConnectionCampaigns: {
    good: (w) => ({ params: { ...inAccount(w), network: 'meta' } }),
    status: 200,
  },
  beginConsent: {
    good: (w) => ({ params: { ...inAccount(w), network: 'google' } }),
    status: 200,
  },
  finishConsent: { good: () => ({ query: { state: 'unknown' } }), status: 302 },
  // A consent is that of one session: a caller with another one is told that it is over. The whole way
  // is gone in modules/connections.
  getConsent: ofConsent(),
  connectAdAccount: ofConsent({ adAccountId: '1', pages: [] }),
  cancelConsent: ofConsent(),
  disconnectNetwork: {
    good: (w) => ({ params: { ...inAccount(w), network: 'google' } }),
    status: 200,
  },
  getFinanceSettings: { good: (w) => ({ params: inAccount(w) }), status: 200 },
  getBalance: { good: (w) => ({ params: inAccount(w) }), status: 200 },
  listDeposits: { good: (w) => ({ params: inAccount(w) }), status: 200 },
  listCorrections: { good: (w) => ({ params: inAccount(w) }), status: 200 },
  listCampaignSpends: { good: (w) => ({ params: inAccount(w) }), status: 200 },
  getCampaignSpendReport: { good: (w) => ({ params: inAccount(w) }), status: 204 },
  getMasterAccount: { good: () => ({}), status: 200 },
  getMasterAccountImage: { good: () => ({}), status: 200 },
  createMasterAccount: {
    good: () => ({
      body: {
        ...aCompany,
        ...{ first_name: 'Eva', last_name: 'Smit', email: `${randomUUID()}@example.test` },
      },
    }),
    status: 201,
  },
  listManagedAccounts: { good: () => ({}), status: 200 },
  createAccount: { good: () => ({ body: { ...aCompany, currency: 'EUR' } }), status: 201 },
  getManagedAccount: ofManaged(200),
  updateManagedAccount: ofManaged(200, { alias: 'Short' }),
  getManagedAccountImage: ofManaged(200),
  getManagedWorkspaceImage: {
    good: (w) => ({ params: { ...inAccount(w), workspaceId: w.workspace.id } }),
    status: 200,
    foreign: [(w) => ({ params: { ...inAccount(w), workspaceId: w.otherWorkspace.id } })],
  },
  addAccountUser: ofManaged(201, {
    ...{ first_name: 'Ada', last_name: 'Bos', email: 'ada.bos@example.test', role: 'editor' },
  }),
  bookMoney: ofManaged(201, {
    ...{ kind: 'deposit', date: '2026-01-05', amount: 100_00, description: 'Media budget' },
  }),
  archiveAccount: {
    good: (w) => ({ params: inAccount(w), body: { name: w.account.name } }),
    status: 202,
    foreign: [(w) => ({ params: { accountId: w.other.id }, body: { name: w.other.name } })],
  },
  // Of an account that is in use its own admins answer.
  searchApplicants: ofManaged(409, { text: 'ada' }),
  getApplicantData: ofApplicant(),
  eraseApplicant: ofApplicant(),
  enterAccount: ofManaged(200),
  leaveAccount: ofManaged(204),
  listAuditEntries: { good: () => ({}), status: 200 },
  getAuditReport: { good: () => ({}), status: 204 },
  listVisits: { good: (w) => ({ params: inAccount(w) }), status: 200 },
  listBalanceRecipients: { good: (w) => ({ params: inAccount(w) }), status: 200 },
  addBalanceRecipient: {
    good: (w) => ({ params: inAccount(w), body: { name: 'Ada', email: 'ada@example.test' } }),
    status: 201,
  },
  deleteBalanceRecipient: {
    good: (w) => ({ params: { ...inAccount(w), recipientId: w.recipient.id } }),
    status: 204,
    foreign: [
      (w) => ({ params: { ...inAccount(w), recipientId: w.otherRecipient.id } }),
      (w) => ({ params: { accountId: w.other.id, recipientId: w.recipient.id } }),
    ],
  },
  listWebhooks: { good: (w) => ({ params: inAccount(w) }), status: 200 },
  createWebhook: {
    good: (w) => ({
      params: inAccount(w),
      body: { url: 'https://hooks.example.com', events: ['campaign.launched'] },
    }),
    status: 201,
  },
  updateWebhook: ofWebhook(200, { isOn: false }),
  deleteWebhook: ofWebhook(204),
  listWebhookDeliveries: ofWebhook(200),
  testWebhook: ofWebhook(201),
  redeliverWebhook: {
    good: (w) => ({ params: ofDelivery(w) }),
    status: 200,
    foreign: [
      (w) => ({ params: { ...ofDelivery(w), webhookId: w.otherWebhook.id } }),
      (w) => ({ params: { ...ofDelivery(w), deliveryId: w.otherDelivery.id } }),
    ],
  },
  listEnabledFeatures: { good: (w) => ({ params: inAccount(w) }), status: 200 },
  listSocialPages: { good: (w) => ({ params: inAccount(w) }), status: 200 },
  getSocialPageIcon: {
    good: (w) => ({ params: { ...inAccount(w), pageId: w.page.id } }),
    status: 200,
    foreign: [(w) => ({ params: { ...inAccount(w), pageId: w.otherPage.id } })],
  },
  listSocialPageCampaigns: ofPage(200),
  requestLeadform: ofPage(200),
  deleteSocialPage: ofPage(204),
  listPageRequests: { good: (w) => ({ params: inAccount(w) }), status: 200 },
  requestSocialPage: {
    good: (w) => ({
      params: inAccount(w),
      body: { channel: 'linkedin', url: 'https://www.linkedin.com/company/a', page_id: '1' },
    }),
    status: 201,
  },
  completePageRequest: {
    good: (w) => ({ params: { requestId: w.pageRequest.id }, body: { status: 'completed' } }),
    status: 200,
    foreign: [
      (w) => ({ params: { requestId: w.otherPageRequest.id }, body: { status: 'completed' } }),
    ],
  },
  // The stream itself is tried in event-stream.test.ts; refusals are the same as everywhere.
  followAccount: { good: (w) => ({ params: inAccount(w) }), status: 200 },
  listWorkspaces: { good: (w) => ({ params: inAccount(w) }), status: 200 },
  listMemberWorkspaces: {
    good: (w) => ({ params: { ...inAccount(w), userId: w.editor.id } }),
    status: 200,
    foreign: [(w) => ({ params: { ...inAccount(w), userId: w.stranger.id } })],
  },
  createWorkspace: { good: (w) => ({ params: inAccount(w), body: { name: 'East' } }), status: 201 },
  renameWorkspace: {
    good: (w) => ({
      params: inWorkspace(w),
      body: { id: w.workspace.id, name: 'Renamed', slug: w.workspace.slug },
    }),
    status: 200,
    foreign: [
      (w) => ({
        params: { ...inAccount(w), slug: w.otherWorkspace.slug },
        body: { id: w.otherWorkspace.id, name: 'Mine now', slug: w.otherWorkspace.slug },
      }),
      (w) => ({
        params: inWorkspace(w),
        body: { id: w.otherWorkspace.id, name: 'Mine now', slug: w.otherWorkspace.slug },
      }),
    ],
  },
  removeWorkspace: {
    good: (w) => ({ params: { ...inAccount(w), slug: w.emptyWorkspace.slug } }),
    status: 204,
    foreign: [(w) => ({ params: { ...inAccount(w), slug: w.otherWorkspace.slug } })],
  },
  listWorkspaceMembers: {
    good: (w) => ({ params: inWorkspace(w) }),
    status: 200,
    foreign: [(w) => ({ params: { ...inAccount(w), slug: w.otherWorkspace.slug } })],
  },
  addWorkspaceMember: {
    good: (w) => ({ params: inWorkspace(w), body: { user_id: w.editorElsewhere.id } }),
    status: 201,
    foreign: [
      (w) => ({ params: inWorkspace(w), body: { user_id: w.stranger.id } }),
      (w) => ({
        params: { ...inAccount(w), slug: w.otherWorkspace.slug },
        body: { user_id: w.editor.id },
      }),
    ],
  },
  removeWorkspaceMember: {
    good: (w) => ({ params: { ...inWorkspace(w), userId: w.editor.id } }),
    status: 204,
    foreign: [
      (w) => ({ params: { ...inWorkspace(w), userId: w.stranger.id } }),
      (w) => ({ params: { ...inAccount(w), slug: w.otherWorkspace.slug, userId: w.editor.id } }),
    ],
  },
  removeMember: {
    good: (w) => ({ params: { ...inAccount(w), userId: w.editor.id } }),
    status: 204,
    foreign: [
      (w) => ({ params: { ...inAccount(w), userId: w.stranger.id } }),
      (w) => ({ params: { ...inAccount(w), userId: w.invitation.id } }),
    ],
  },
  inviteMember: {
    good: (w) => ({ params: inAccount(w), body: anInvite(w.workspace.slug) }),
    status: 201,
    foreign: [
      (w) => ({ params: inAccount(w), body: anInvite(w.otherWorkspace.slug) }),
      (w) => ({
        params: inAccount(w),
        body: anInvite(w.workspace.slug, w.otherWorkspace.slug),
      }),
    ],
  },
  resendInvitation: ofInvitation(200),
  revokeInvitation: ofInvitation(204),
  acceptInvitation: { good: (w) => ({ params: { invitationId: w.link } }), status: 200 },
  listMemberActivity: { good: (w) => ({ params: inAccount(w) }), status: 200 },
  listMembers: { good: (w) => ({ params: inAccount(w) }), status: 200 },
  promoteMember: {
    good: (w) => ({ params: inAccount(w), body: { user_id: w.editor.id } }),
    status: 200,
    foreign: [(w) => ({ params: inAccount(w), body: { user_id: w.stranger.id } })],
  },
  demoteMember: {
    good: (w) => ({ params: { ...inAccount(w), userId: w.secondAdmin.id } }),
    status: 200,
    foreign: [(w) => ({ params: { ...inAccount(w), userId: w.stranger.id } })],
  },
  listNotifications: { good: (w) => ({ params: inAccount(w) }), status: 200 },
  pinNotification: mark,
  unpinNotification: mark,
  readNotification: mark,
  unreadNotification: mark,
  readAllNotifications: { good: (w) => ({ params: inAccount(w) }), status: 204 },
  deleteNotification: mark,
  listCampaigns: {
    good: (w) => ({ params: inWorkspace(w) }),
    status: 200,
    foreign: [(w) => ({ params: { ...inAccount(w), slug: w.otherWorkspace.slug } })],
  },
  countCampaigns: {
    good: (w) => ({ params: inWorkspace(w) }),
    status: 200,
    foreign: [(w) => ({ params: { ...inAccount(w), slug: w.otherWorkspace.slug } })],
  },
  getCampaign: {
    good: (w) => ({ params: { campaignId: w.campaign.id } }),
    status: 200,
    foreign: [(w) => ({ params: { campaignId: w.otherCampaign.id } })],
  },
  getChannelReport: { good: (w) => ({ params: inAccount(w) }), status: 200 },
  getCampaignReport: { good: (w) => ({ params: inAccount(w) }), status: 200 },
  getFigures: {
    good: (w) => ({ params: inWorkspace(w) }),
    status: 200,
    foreign: [(w) => ({ params: { ...inAccount(w), slug: w.otherWorkspace.slug } })],
  },
  getCampaignFigures: {
    good: (w) => ({ params: { campaignId: w.campaign.id } }),
    status: 200,
    foreign: [(w) => ({ params: { campaignId: w.otherCampaign.id } })],
  },
  getWorkspaceFigures: {
    good: (w) => ({ params: inWorkspace(w) }),
    status: 200,
    foreign: [(w) => ({ params: { ...inAccount(w), slug: w.otherWorkspace.slug } })],
  },
  searchCampaigns: {
    good: (w) => ({ params: inAccount(w), query: { q: 'campaign' } }),
    status: 200,
  },
  createCampaign: {
    good: (w) => ({ body: newCampaign(w) }),
    status: 201,
    foreign: [
      (w) => ({ body: { ...newCampaign(w), slug: w.otherWorkspace.slug } }),
      (w) => ({
        body: { ...newCampaign(w), slug: w.otherWorkspace.slug, accountId: w.other.id },
      }),
      (w) => ({ body: { ...newCampaign(w), packageId: w.otherPackage.id } }),
      (w) => ({ body: { ...newCampaign(w), templateId: w.otherTemplate.id } }),
    ],
  },
  readVacancy: {
    // The host is a private one: who has the right gets 422, others are refused before it is read.
    good: (w) => ({ params: inAccount(w), body: { url: 'http://10.0.0.1/vacancy' } }),
    status: 422,
  },
  createFromVacancy: {
    good: (w) => ({ body: fromVacancy(w) }),
    status: 201,
    foreign: [
      (w) => ({ body: { ...fromVacancy(w), slug: w.otherWorkspace.slug } }),
      (w) => ({
        body: { ...fromVacancy(w), slug: w.otherWorkspace.slug, accountId: w.other.id },
      }),
      (w) => ({
        body: { ...fromVacancy(w), image: { from: 'library', id: w.otherMedia.image.id } },
      }),
    ],
  },
  duplicateCampaign: {
    good: (w) => ({ params: onCampaign(w) }),
    status: 201,
    foreign: foreignCampaign(),
  },
  deleteCampaign: {
    good: (w) => ({ params: onCampaign(w) }),
    status: 204,
    foreign: foreignCampaign(),
  },
  deployCampaign: {
    good: (w) => ({ params: { campaignId: w.readyCampaign.id } }),
    status: 200,
    foreign: foreignCampaign(),
  },
  redeployCampaign: {
    good: (w) => ({ params: { campaignId: w.failedCampaign.id } }),
    status: 200,
    foreign: foreignCampaign(),
  },
  putBackChanges: {
    good: (w) => ({ params: { campaignId: w.failedCampaign.id } }),
    status: 200,
    foreign: foreignCampaign(),
  },
  listErroredCampaigns: { good: (w) => ({ params: inAccount(w) }), status: 200 },
  retryCause: {
    good: (w) => ({ params: inAccount(w), body: { cause: 'meta.busy' } }),
    status: 200,
  },
  retryError: {
    good: (w) => ({ params: onError(w) }),
    status: 200,
    foreign: foreignErrors(),
  },
  resolveError: {
    good: (w) => ({ params: onError(w), body: { resolution: 'solved' } }),
    status: 200,
    foreign: foreignErrors({ resolution: 'solved' }),
  },
  dismissVacancy: {
    good: (w) => ({ params: { campaignId: w.readyCampaign.id } }),
    status: 200,
    foreign: foreignCampaign(),
  },
  getLaunch: {
    good: (w) => ({ params: { campaignId: w.readyCampaign.id } }),
    status: 200,
    foreign: foreignCampaign(),
  },
  findPlacesOnNetworks: {
    good: (w) => ({ params: inAccount(w), query: { ids: 'city:2745912' } }),
    status: 200,
  },
  checkLaunch: {
    good: (w) => ({ params: { campaignId: w.readyCampaign.id } }),
    status: 200,
    foreign: foreignCampaign(),
  },
  getInTheWay: {
    good: (w) => ({ params: { campaignId: w.readyCampaign.id }, query: { action: 'deploy' } }),
    status: 200,
    foreign: foreignCampaign(),
  },
  pauseCampaign: {
    good: (w) => ({ params: { campaignId: w.activeCampaign.id } }),
    status: 200,
    foreign: foreignCampaign(),
  },
  extendCampaign: {
    good: (w) => ({ params: { campaignId: w.publishedCampaign.id }, body: extension(w) }),
    status: 200,
    foreign: foreignCampaign(extension),
  },
  boostCampaign: {
    good: (w) => ({ params: { campaignId: w.publishedCampaign.id }, body: boost() }),
    status: 200,
    foreign: foreignCampaign(boost),
  },
  resumeCampaign: {
    good: (w) => ({ params: { campaignId: w.pausedCampaign.id } }),
    status: 200,
    foreign: foreignCampaign(),
  },
  stopCampaign: {
    good: (w) => ({ params: { campaignId: w.activeCampaign.id } }),
    status: 200,
    foreign: foreignCampaign(),
  },
  moveCampaign: {
    good: (w) => ({ params: onCampaign(w), body: { slug: w.workspace.slug } }),
    status: 200,
    foreign: [
      (w) => ({ params: { campaignId: w.otherCampaign.id }, body: { slug: w.workspace.slug } }),
      (w) => ({ params: onCampaign(w), body: { slug: w.otherWorkspace.slug } }),
    ],
  },
  listSavedViews: { good: (w) => ({ params: inAccount(w) }), status: 200 },
  createSavedView: {
    good: (w) => ({ params: inAccount(w), body: aView }),
    status: 201,
  },
  updateSavedView: ofView(200, aView),
  deleteSavedView: ofView(204),
  setDefaultView: {
    good: (w) => ({ params: inAccount(w), body: { viewId: w.savedViews.shared.id } }),
    status: 204,
    foreign: [
      (w) => ({ params: inAccount(w), body: { viewId: w.savedViews.other.id } }),
      (w) => ({ params: inAccount(w), body: { viewId: w.savedViews.editor.id } }),
    ],
  },
  searchApplications: change(() => ({ text: 'ada' })),
  downloadApplications: change(() => ({})),
  getApplication: ofApplication(),
  updateApplication: ofApplication({ status: 'invited', note: 'Called' }),
  getPersonData: ofApplication(),
  erasePerson: ofApplication(),
  listApplicationUses: change(),
  listApplicationPeople: change(),
  setApplicationMail: {
    ...change((w) => ({ people: [w.editor.id] })),
    foreign: [
      ...foreignCampaign(() => ({ people: [] })),
      (w) => ({ params: onCampaign(w), body: { people: [w.stranger.id] } }),
      (w) => ({ params: onCampaign(w), body: { people: [w.editorElsewhere.id] } }),
    ],
  },
  getActivityLog: change(),
  estimateCampaign: {
    good: (w) => ({
      params: inAccount(w),
      query: { type: 'consideration', profiles: w.profile.id, locations: aPlace(w).id },
    }),
    status: 200,
  },
  getCosts: change(),
  updateCampaign: change(() => ({
    title: 'Mine now',
    target_url: '',
    po_number: '',
    reference_number: '',
    language: 'en',
  })),
  scheduleCampaign: change(() => ({ start_date: inDays(30), end_date: inDays(60) })),
  addLocation: change(aPlace),
  changeLocation: change((w) => ({ id: aPlace(w).id, radiusKm: 25 })),
  removeLocation: change(aPlace),
  addProfile: change((w) => ({ id: w.profile.id })),
  removeProfile: {
    good: (w) => ({ params: { ...onCampaign(w), profileId: w.profile.id } }),
    status: 200,
    foreign: [(w) => ({ params: { campaignId: w.otherCampaign.id, profileId: w.profile.id } })],
  },
  setFunctionGroup: {
    ...change((w) => ({ function_group: w.profile.function_group })),
    good: (w) => ({
      params: { campaignId: w.customCampaign.id },
      body: { function_group: w.profile.function_group },
    }),
  },
  clearFunctionGroup: change(),
  setGoal: {
    ...change(() => ({ goal: 'MAXIMISE_CLICKS' })),
    good: (w) => ({
      params: { campaignId: w.customCampaign.id },
      body: { goal: 'MAXIMISE_CLICKS' },
    }),
  },
  getLeadForm: ofForm(),
  getLeadFormStatus: ofForm(),
  saveLeadForm: {
    ...ofForm(() => ({ introHeadline: 'Mine now' })),
    foreign: [
      ...foreignCampaign(() => ({ introHeadline: 'Mine now' })),
      (w) => ({
        params: { campaignId: w.formCampaign.id },
        body: { mediaId: w.otherMedia.image.id },
      }),
    ],
  },
  getTemplateLeadForm: ofTemplateForm(),
  saveTemplateLeadForm: ofTemplateForm(() => ({ intro_headline: 'Mine now' })),
  getKeywords: {
    good: (w) => ({ params: onCampaign(w) }),
    status: 200,
    foreign: foreignCampaign(),
  },
  setKeywords: change(() => ({ wanted: [{ text: 'nurse', match: 'exact' }], excluded: [] })),
  setDisclosure: change(() => ({ beneficiary: 'Clinic', payer: null })),
  setSocialPage: {
    ...change((w) => ({ page_id: w.page.id, channel: 'facebook' })),
    foreign: [
      (w) => ({
        params: { campaignId: w.otherCampaign.id },
        body: { page_id: w.otherPage.id, channel: 'facebook' },
      }),
      (w) => ({ params: onCampaign(w), body: { page_id: w.otherPage.id, channel: 'facebook' } }),
    ],
  },
  changeType: change(() => ({ type: 'awareness' })),
  addChannelBudget: {
    ...change(() => ({ channelName: 'linked_in', channelAmount: 500_00 })),
    good: (w) => ({
      params: { campaignId: w.packageCampaign.id },
      body: { channelName: 'linked_in', channelAmount: 500_00 },
    }),
  },
  setCustomBudget: change(() => ({
    total_gross_budget_in_cents: 500_00,
    facebook_amount: 500_00,
    google_display_amount: 0,
    google_search_amount: 0,
    linkedin_amount: 0,
  })),
  setTotalBudget: change(() => ({ total_gross_budget_in_cents: 500_00 })),
  setChannels: change(() => ({ channels: ['facebook', 'google_search'] })),
  changeTemplate: {
    good: (w) => ({ params: { ...onCampaign(w), templateId: w.template.id } }),
    status: 200,
    foreign: [
      (w) => ({ params: { ...onCampaign(w), templateId: w.otherTemplate.id } }),
      (w) => ({ params: { campaignId: w.otherCampaign.id, templateId: w.template.id } }),
    ],
  },
  previewChangeTemplate: {
    good: (w) => ({ params: { ...onCampaign(w), templateId: w.template.id } }),
    status: 200,
    foreign: [
      (w) => ({ params: { ...onCampaign(w), templateId: w.otherTemplate.id } }),
      (w) => ({ params: { campaignId: w.otherCampaign.id, templateId: w.template.id } }),
    ],
  },
  undoChangeTemplate: ofTemplated(200),
  previewTemplateUpdate: ofTemplated(200),
  updateFromTemplate: ofTemplated(200),
  saveAsTemplate: ofTemplated(201, { title: 'As a template', purpose: '' }),
  listTemplateCampaigns: {
    good: (w) => ({ params: ofPreset(w.template.id) }),
    status: 200,
    foreign: [
      (w) => ({ params: ofPreset(w.otherTemplate.id) }),
      (w) => ({ params: ofPreset(w.defaultTemplate.id) }),
    ],
  },
  updateCampaignsFromTemplate: {
    good: (w) => ({
      params: ofPreset(w.template.id),
      body: { campaignIds: [w.templatedCampaign.id] },
    }),
    status: 200,
    foreign: [
      (w) => ({
        params: ofPreset(w.otherTemplate.id),
        body: { campaignIds: [w.templatedCampaign.id] },
      }),
      (w) => ({
        params: ofPreset(w.template.id),
        body: { campaignIds: [w.templatedCampaign.id, w.otherCampaign.id] },
      }),
      (w) => ({ params: ofPreset(w.template.id), body: { campaignIds: [w.campaign.id] } }),
    ],
  },
  listDefaultTemplates: { good: (w) => ({ params: inAccount(w) }), status: 200 },
  listCustomTemplates: { good: (w) => ({ params: inAccount(w) }), status: 200 },
  getDefaultTemplate: {
    good: (w) => ({ params: { ...inAccount(w), templateId: w.defaultTemplate.id } }),
    status: 200,
    foreign: [
      (w) => ({ params: { ...inAccount(w), templateId: w.otherDefaultTemplate.id } }),
      (w) => ({ params: { ...inAccount(w), templateId: w.template.id } }),
    ],
  },
  getCustomTemplate: {
    good: (w) => ({ params: { ...inAccount(w), templateId: w.template.id } }),
    status: 200,
    foreign: [
      (w) => ({ params: { ...inAccount(w), templateId: w.otherTemplate.id } }),
      (w) => ({ params: { ...inAccount(w), templateId: w.defaultTemplate.id } }),
    ],
  },
  createDefaultTemplate: { good: (w) => ({ params: inAccount(w) }), status: 201 },
  createCustomTemplate: {
    good: (w) => ({ params: inAccount(w), body: { type: 'awareness' } }),
    status: 201,
  },
  deleteDefaultTemplate: {
    good: (w) => ({ params: { templateId: w.defaultTemplate.id } }),
    status: 204,
    foreign: [
      (w) => ({ params: { templateId: w.otherDefaultTemplate.id } }),
      (w) => ({ params: { templateId: w.template.id } }),
    ],
  },
  deleteCustomTemplate: { ...ofCustomTemplate(), status: 204 },
  duplicateTemplate: { ...changeTemplateBy(), status: 201 },
  setTemplateFunctionGroup: changeTemplateBy((w) => ({
    functionGroup: w.profile.function_group,
  })),
  clearTemplateFunctionGroup: changeTemplateBy(),
  getTemplateKeywords: changeTemplateBy(),
  setTemplateKeywords: changeTemplateBy(() => ({
    wanted: [{ text: 'nurse', match: 'exact' }],
    excluded: [],
  })),
  setTemplateLanguage: changeTemplateBy(() => ({ language: 'nl' })),
  setTemplateRuntime: changeTemplateBy(() => ({ runtime: 30 })),
  setTemplateBudget: changeTemplateBy(() => ({ budget: 900_00 })),
  setTemplatePage: {
    good: (w) => ({
      params: ofPreset(w.template.id),
      body: { pageId: w.page.id, channel: 'facebook' },
    }),
    status: 200,
    foreign: [
      (w) => ({
        params: ofPreset(w.otherTemplate.id),
        body: { pageId: w.otherPage.id, channel: 'facebook' },
      }),
      (w) => ({
        params: ofPreset(w.template.id),
        body: { pageId: w.otherPage.id, channel: 'facebook' },
      }),
      (w) => ({
        params: ofPreset(w.template.id),
        body: { pageId: w.page.id, channel: 'linkedin' },
      }),
    ],
  },
  setTemplateChannels: changeTemplateBy(() => ({ enabledChannels: ['facebook'] })),
  updateCustomTemplate: ofCustomTemplate(() => ({ title: 'Mine now' })),
  addTemplateProfile: {
    good: (w) => ({ params: { templateId: w.template.id }, body: { id: w.profile.id } }),
    status: 200,
    foreign: [
      (w) => ({ params: { templateId: w.otherTemplate.id }, body: { id: w.profile.id } }),
      (w) => ({ params: { templateId: w.template.id }, body: { id: randomUUID() } }),
    ],
  },
  removeTemplateProfile: ofCustomTemplate(undefined, (w) => ({ profileId: w.profile.id })),
  addTemplateLocation: {
    good: (w) => ({ params: { templateId: w.template.id }, body: aPlace(w) }),
    status: 200,
    foreign: [
      (w) => ({ params: { templateId: w.otherTemplate.id }, body: aPlace(w) }),
      (w) => ({
        params: { templateId: w.template.id },
        body: { ...aPlace(w), id: 'city:nowhere' },
      }),
    ],
  },
  changeTemplateLocation: ofCustomTemplate((w) => ({ id: aPlace(w).id, radiusKm: 25 })),
  removeTemplateLocation: ofCustomTemplate(aPlace),
  listPackages: { good: (w) => ({ params: inAccount(w) }), status: 200 },
  getPackage: ofPackage(200),
  createPackage: { good: (w) => ({ params: inAccount(w), body: { name: 'Mine' } }), status: 201 },
  duplicatePackage: ofPackage(201),
  updatePackage: ofPackage(200, { name: 'Mine now' }),
  archivePackage: ofPackage(200),
  deletePackage: ofPackage(204),
  validateFeed: {
    good: (w) => ({
      params: inAccount(w),
      body: { functionGroup: w.profile.function_group, feedUrl: FEED_URL },
    }),
    status: 200,
    foreign: [
      (w) => ({
        params: inAccount(w),
        body: {
          ...{ functionGroup: w.profile.function_group, feedUrl: FEED_URL, login: 'x' },
          feedSourceId: w.otherJobList.feed.id,
        },
      }),
    ],
  },
  listFeedChecks: { good: (w) => ({ params: inAccount(w) }), status: 200 },
  listJobLists: { good: (w) => ({ params: inAccount(w) }), status: 200 },
  createJobList: {
    good: (w) => ({ params: inAccount(w), body: aJobList(w) }),
    status: 201,
    foreign: [
      (w) => ({
        params: inAccount(w),
        body: { ...aJobList(w), templateId: w.otherTemplate.id },
      }),
    ],
  },
  getJobList: ofJobList(200),
  updateJobList: {
    ...ofJobList(200, aJobList),
    foreign: [
      ...(ofJobList(200, aJobList).foreign ?? []),
      (w) => ({
        params: { ...inAccount(w), jobListId: w.jobList.id },
        body: { ...aJobList(w), templateId: w.otherTemplate.id },
      }),
      (w) => ({
        params: { ...inAccount(w), jobListId: w.jobList.id },
        body: {
          ...aJobList(w),
          feedSources: [
            { id: w.otherJobList.feed.id, feedUrl: FEED_URL, jobProfileId: w.profile.id },
          ],
        },
      }),
    ],
  },
  deleteJobList: ofJobList(204),
  refreshJobList: ofJobList(200),
  listJobListItems: ofJobList(200),
  getJobListItemPicture: {
    good: (w) => ({
      params: { ...inAccount(w), jobListId: w.jobList.id, itemId: w.jobList.item.id },
    }),
    status: 204,
    foreign: [
      (w) => ({
        params: { ...inAccount(w), jobListId: w.jobList.id, itemId: w.otherJobList.item.id },
      }),
      (w) => ({
        params: { ...inAccount(w), jobListId: w.otherJobList.id, itemId: w.otherJobList.item.id },
      }),
      (w) => ({
        params: { accountId: w.other.id, jobListId: w.jobList.id, itemId: w.jobList.item.id },
      }),
    ],
  },
  listFeedReadings: ofJobList(200),
  getFeedReport: {
    good: (w) => ({ params: { ...inAccount(w), readingId: w.jobList.reading.id } }),
    status: 200,
    foreign: [
      (w) => ({ params: { ...inAccount(w), readingId: w.otherJobList.reading.id } }),
      (w) => ({ params: { accountId: w.other.id, readingId: w.jobList.reading.id } }),
    ],
  },
  listDynamicCampaigns: { good: (w) => ({ params: inAccount(w) }), status: 200 },
  createDynamicCampaign: {
    good: (w) => ({ params: inAccount(w), body: aDynamicCampaign(w) }),
    status: 201,
    foreign: [
      (w) => ({
        params: inAccount(w),
        body: { ...aDynamicCampaign(w), facebook_catalog_id: w.otherJobList.id },
      }),
    ],
  },
  getDynamicCampaign: ofDynamic('dynamicDraft', 200),
  updateDynamicCampaign: {
    ...ofDynamic('dynamicDraft', 200, aDynamicCampaign),
    foreign: [
      ...(ofDynamic('dynamicDraft', 200, aDynamicCampaign).foreign ?? []),
      (w) => ({
        params: { ...inAccount(w), dynamicCampaignId: w.dynamicDraft.id },
        body: { ...aDynamicCampaign(w), facebook_catalog_id: w.otherJobList.id },
      }),
    ],
  },
  deployDynamicCampaign: ofDynamic('dynamicDraft', 200),
  resumeDynamicCampaign: ofDynamic('dynamicPaused', 200),
  pauseDynamicCampaign: ofDynamic('dynamicActive', 200),
  stopDynamicCampaign: ofDynamic('dynamicActive', 200),
  deleteDynamicCampaign: ofDynamic('dynamicDraft', 204),
  uploadImage: {
    good: (w) => ({ params: inAccount(w), body: withFile('image', aPicture, 'a.png') }),
    status: 201,
  },
  listImages: { good: (w) => ({ params: inAccount(w) }), status: 200 },
  getImage: ofMedia('image', 200),
  changeImage: ofMedia('image', 200, { body: () => ({ title: 'Mine now' }) }),
  listImageUses: ofMedia('image', 200),
  deleteImage: ofMedia('image', 204),
  deleteMediaItems: {
    good: (w) => ({ params: inAccount(w), body: { ids: [w.media.image.id] } }),
    status: 200,
  },
  findMediaUses: {
    good: (w) => ({ params: inAccount(w), body: { ids: [w.media.image.id] } }),
    status: 200,
  },
  getImageFile: ofMedia('image', 200),
  getImagePreview: ofMedia('image', 200),
  getImageThumbnail: ofMedia('image', 200),
  cropImage: ofMedia('image', 201, { body: cut }),
  recropImage: ofMedia('cropped', 200, { body: cut }),
  getCroppedFile: ofMedia('cropped', 200),
  getCroppedThumbnail: ofMedia('cropped', 200),
  uploadVideo: {
    good: (w) => ({ params: inAccount(w), body: withFile('video', aFilm, 'a.mp4') }),
    status: 201,
  },
  listVideos: { good: (w) => ({ params: inAccount(w) }), status: 200 },
  getVideo: ofMedia('video', 200),
  changeVideo: ofMedia('video', 200, { body: () => ({ title: 'Mine now' }) }),
  listVideoUses: ofMedia('video', 200),
  deleteVideo: ofMedia('video', 204),
  getVideoFile: ofMedia('video', 200),
  getVideoPreview: ofMedia('video', 200),
  getVideoThumbnail: ofMedia('video', 200, { params: { number: '0' } }),
  listAllAds: {
    good: (w) => ({ params: onCampaign(w) }),
    status: 200,
    foreign: foreignCampaign(),
  },
  listAllTemplateAds: {
    good: (w) => ({ params: ofPreset(w.template.id) }),
    status: 200,
    foreign: [(w) => ({ params: ofPreset(w.otherTemplate.id) })],
  },
  carryOverAd: {
    good: (w) => ({
      params: onCampaign(w),
      body: { adId: w.ad.id, adVersion: 1, adTypes: ['FacebookPostAd'] },
    }),
    status: 201,
    foreign: [
      (w) => ({
        params: { campaignId: w.otherCampaign.id },
        body: { adId: w.otherAd.id, adVersion: 1, adTypes: ['FacebookPostAd'] },
      }),
      (w) => ({
        params: onCampaign(w),
        body: { adId: w.otherAd.id, adVersion: 1, adTypes: ['FacebookPostAd'] },
      }),
    ],
  },
  createBannerAd: newBannerFor('campaign'),
  createTemplateBannerAd: newBannerFor('template'),
  updateBannerAd: {
    good: (w) => ({ params: { ...banners, adId: w.bannerAd.id }, body: aBanner(w.media) }),
    status: 200,
    foreign: [
      (w) => ({ params: { ...banners, adId: w.otherBannerAd.id }, body: aBanner(w.media) }),
      (w) => ({ params: { ...banners, adId: w.bannerAd.id }, body: aBanner(w.otherMedia) }),
    ],
  },
  getBannerPicture: {
    good: (w) => ({ params: { ...banners, adId: w.bannerAd.id, size: 'leaderboard' } }),
    status: 200,
    foreign: [(w) => ({ params: { ...banners, adId: w.otherBannerAd.id, size: 'leaderboard' } })],
  },
  getBannerPictures: {
    good: (w) => ({ params: { ...banners, adId: w.bannerAd.id } }),
    status: 200,
    foreign: [(w) => ({ params: { ...banners, adId: w.otherBannerAd.id } })],
  },
  uploadBanners: newFor('campaign', () => withFile('zip', anArchive, 'banners.zip')),
  uploadTemplateBanners: newFor('template', () => withFile('zip', anArchive, 'banners.zip')),
  createSearchAd: newFor('campaign', () => aSearchAd),
  createTemplateSearchAd: newFor('template', () => aSearchAd),
  updateSearchAd: {
    good: (w) => ({ params: { ...searches, adId: w.searchAd.id }, body: aSearchAd }),
    status: 200,
    foreign: [(w) => ({ params: { ...searches, adId: w.otherSearchAd.id }, body: aSearchAd })],
  },
  listAds: {
    good: (w) => ({ params: { ...onCampaign(w), ...posts } }),
    status: 200,
    foreign: [(w) => ({ params: { campaignId: w.otherCampaign.id, ...posts } })],
  },
  createAd: {
    good: (w) => ({ params: { ...onCampaign(w), ...posts }, body: anAd(w.media) }),
    status: 201,
    foreign: [
      (w) => ({ params: { campaignId: w.otherCampaign.id, ...posts }, body: anAd(w.media) }),
      (w) => ({ params: { ...onCampaign(w), ...posts }, body: anAd(w.otherMedia) }),
    ],
  },
  listTemplateAds: {
    good: (w) => ({ params: ofTemplate(w.template.id) }),
    status: 200,
    foreign: [(w) => ({ params: ofTemplate(w.otherTemplate.id) })],
  },
  createTemplateAd: {
    good: (w) => ({ params: ofTemplate(w.template.id), body: anAd(w.media) }),
    status: 201,
    foreign: [
      (w) => ({ params: ofTemplate(w.otherTemplate.id), body: anAd(w.media) }),
      (w) => ({ params: ofTemplate(w.template.id), body: anAd(w.otherMedia) }),
    ],
  },
  updateAd: {
    good: (w) => ({ params: { ...posts, adId: w.ad.id }, body: anAd(w.media) }),
    status: 200,
    foreign: [
      (w) => ({ params: { ...posts, adId: w.otherAd.id }, body: anAd(w.media) }),
      (w) => ({ params: { ...posts, adId: w.ad.id }, body: anAd(w.otherMedia) }),
    ],
  },
  deleteAds: {
    good: (w) => ({ params: onCampaign(w), body: { ads: [{ id: w.ad.id, version: 1 }] } }),
    status: 200,
    foreign: [
      (w) => ({
        params: { campaignId: w.otherCampaign.id },
        body: { ads: [{ id: w.otherAd.id, version: 1 }] },
      }),
    ],
  },
  deleteTemplateAds: {
    good: (w) => ({
      params: ofPreset(w.template.id),
      body: { ads: [{ id: randomUUID(), version: 1 }] },
    }),
    status: 200,
    foreign: [
      (w) => ({
        params: ofPreset(w.otherTemplate.id),
        body: { ads: [{ id: randomUUID(), version: 1 }] },
      }),
    ],
  },
  deleteAd: {
    good: (w) => ({ params: { ...posts, adId: w.ad.id } }),
    status: 204,
    foreign: [(w) => ({ params: { ...posts, adId: w.otherAd.id } })],
  },
  describeLocations: { good: () => ({ query: { ids: 'city:2745912' } }), status: 200 },
  autocompleteLocations: { good: () => ({ query: { q: 'ams' } }), status: 200 },
  listFunctionGroups: { good: () => ({}), status: 200 },
  listProfiles: { good: () => ({}), status: 200 },
  getProfile: { good: () => ({ params: { profileId: randomUUID() } }), status: 404 },
};

let aPicture: Buffer;
let aFilm: Buffer;
let anArchive: Buffer;

/** A world that every scenario succeeds in, once. */
export async function makeScenarioWorld(server: TestServer): Promise<WholeWorld> {
  aPicture ??= await makePicture({ width: 32, height: 32 });
  aFilm ??= await makeFilm({ seconds: 0.2 });
  anArchive ??= await makeArchive({ 'index.html': bannerPage() });
  return withFiles(server, await makeWholeWorld(server.db));
}

/** Puts something where the media of a world say that their files are, and lets its application be read. */
async function withFiles(server: TestServer, world: WholeWorld): Promise<WholeWorld> {
  const { storage } = server.deps;
  const { image, video, cropped, logo } = world.media;
  const keys = [
    logo.file_key,
    ...[image, video].flatMap((item) => [item.file_key, ...item.thumbnail_keys]),
    ...[image.preview_key, video.preview_key].filter((key) => key !== null),
    ...[cropped.file_key, cropped.thumbnail_key],
  ];
  await storage.put(world.page.icon_key, Buffer.from('<svg/>'));
  await storage.put(world.image_key, aPicture);
  await Promise.all(keys.map((key) => storage.put(key, aPicture)));
  const { application } = world;
  await server.db
    .updateTable('application')
    .set(sealContents(server.deps.secrets, application, { answers: [], note: '' }))
    .where('id', '=', application.id)
    .execute();
  return world;
}

/** Of what is above the accounts, the admin of the master account; of everything else, that of the account. */
export const rightful = (world: WholeWorld, { access }: Operation) =>
  isAboveAccounts(access) ? world.master.admin.id : world.admin.id;
