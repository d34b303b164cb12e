import { accountTexts } from '#texts/account';
import { adTexts } from '#texts/ad';
import { administrationTexts } from '#texts/administration';
import { apiTokenTexts } from '#texts/api-token';
import { applicationEventTexts } from '#texts/application-event';
import { applicationRuleTexts } from '#texts/application-rule';
import { bannerTexts } from '#texts/banner';
import { budgetTexts } from '#texts/budget';
import { campaignTexts } from '#texts/campaign';
import { connectionTexts } from '#texts/connection';
import { connectionStateTexts } from '#texts/connection-state';
import { consentTexts } from '#texts/consent';
import { dynamicCampaignTexts } from '#texts/dynamic-campaign';
import { extensionTexts } from '#texts/extension';
import { feedTexts } from '#texts/feed';
import { fieldTexts } from '#texts/field';
import { financeTexts } from '#texts/finance';
import { googleTexts } from '#texts/google';
import { invitationTexts } from '#texts/invitation';
import { jobListTexts } from '#texts/job-list';
import { keywordTexts } from '#texts/keyword';
import { launchTexts } from '#texts/launch';
import { leadFormTexts } from '#texts/lead-form';
import { linkedinTexts } from '#texts/linkedin';
import { mediaTexts } from '#texts/media';
import { memberTexts } from '#texts/member';
import { metaTexts } from '#texts/meta';
import { networkTexts } from '#texts/network';
import { newsTexts } from '#texts/news';
import { notificationTexts } from '#texts/notification';
import { packageTexts } from '#texts/package';
import { pageTexts } from '#texts/page';
import { permissionTexts } from '#texts/permission';
import { previewTexts } from '#texts/preview';
import { publishTexts } from '#texts/publish';
import { remarkTexts } from '#texts/remark';
import { requestTexts } from '#texts/request';
import { reviewTexts } from '#texts/review';
import { savedViewTexts } from '#texts/saved-view';
import { searchTexts } from '#texts/search';
import { sessionTexts } from '#texts/session';
import { suggestionTexts } from '#texts/suggestion';
import { templateTexts } from '#texts/template';
import { unsubscribeTexts } from '#texts/unsubscribe';
import { vacancyPageTexts } from '#texts/vacancy-page';
import { webhookTexts } from '#texts/webhook';
import { workspaceTexts } from '#texts/workspace';
import { zipTexts } from '#texts/zip';
import type { Text } from './text.ts';

/** The nouns of which rules say what is wrong. */
export const ruleTexts = {
  ad: adTexts,
  administration: administrationTexts,
  apiToken: apiTokenTexts,
  application: applicationRuleTexts,
  applicationEvent: applicationEventTexts,
  banner: bannerTexts,
  budget: budgetTexts,
  campaign: campaignTexts,
  connection: connectionTexts,
  dynamicCampaign: dynamicCampaignTexts,
  extension: extensionTexts,
  feed: feedTexts,
  field: fieldTexts,
  finance: financeTexts,
  invitation: invitationTexts,
  jobList: jobListTexts,
  keyword: keywordTexts,
  launch: launchTexts,
  leadForm: leadFormTexts,
  media: mediaTexts,
  member: memberTexts,
  package: packageTexts,
  page: pageTexts,
  permission: permissionTexts,
  savedView: savedViewTexts,
  search: searchTexts,
  session: sessionTexts,
  template: templateTexts,
  vacancyPage: vacancyPageTexts,
  webhook: webhookTexts,
  workspace: workspaceTexts,
  zip: zipTexts,
};

/**
 * Everything that is said by its code. Spelling is part of the agreement with the users. A screen
 * that knows what it says takes the texts of that noun instead, from '@posthorn/domain/texts/<noun>':
 * then they are loaded with it, and the others are not.
 */
export const catalogue = {
  ...ruleTexts,
  account: accountTexts,
  connectionState: connectionStateTexts,
  consent: consentTexts,
  google: googleTexts,
  linkedin: linkedinTexts,
  meta: metaTexts,
  network: networkTexts,
  news: newsTexts,
  unsubscribe: unsubscribeTexts,
  notification: notificationTexts,
  preview: previewTexts,
  publish: publishTexts,
  remark: remarkTexts,
  request: requestTexts,
  review: reviewTexts,
  suggestion: suggestionTexts,
};

type Nouns = Record<string, Record<string, Text>>;
type CodesOf<T extends Nouns> = {
  [Noun in keyof T & string]: `${Noun}.${keyof T[Noun] & string}`;
}[keyof T & string];
type Catalogue = typeof catalogue;

/** The name of a text: its noun, and its key in the file of that noun. */
export type MessageCode = CodesOf<Catalogue>;
/** The codes that rules return. */
export type FindingCode = CodesOf<typeof ruleTexts>;

export type TextOf<Code extends MessageCode> = Code extends `${infer Noun}.${infer Key}`
  ? Noun extends keyof Catalogue
    ? Key extends keyof Catalogue[Noun]
      ? Catalogue[Noun][Key] extends Text
        ? Catalogue[Noun][Key]
        : never
      : never
    : never
  : never;

export const codesIn = (nouns: Nouns): string[] =>
  Object.entries(nouns).flatMap(([noun, texts]) =>
    Object.keys(texts).map((key) => `${noun}.${key}`),
  );
