import { changeTexts } from '#texts/change';
import { commonTexts } from '#texts/common';
import { type AdType, adTypeSpecs } from '../ad/ad-type.ts';
import { errorEndSpecs } from '../campaign/error.ts';
import { type BudgetChannel, budgetNames } from '../channel/placement.ts';
import { fullName } from '../member/name.ts';
import { fill } from '../message/text.ts';
import { changedPlaces } from './changed-places.ts';
import {
  budgetWord,
  changedBudgets,
  changedPages,
  channelNames,
  goalWord,
  groupWord,
  languageWord,
  range,
  statusSentence,
  typeWord,
} from './field-words.ts';
import { changedList, fromTo, joined, quoted } from './phrases.ts';
import type { CampaignChange, RecordedCampaign, Values } from './recorded-campaign.ts';

type Field = keyof RecordedCampaign;

const adWord = (adType: AdType | undefined) =>
  adType ? adTypeSpecs[adType].label : changeTexts.anAd;

const networkWord = (channel: BudgetChannel | null | undefined) =>
  channel ? budgetNames[channel] : changeTexts.aNetwork;

function resolvedSentence({
  channel,
  resolution,
  note,
}: NonNullable<RecordedCampaign['errorResolved']>) {
  const { label } = errorEndSpecs[resolution];
  const said = fill(changeTexts.errorResolved, {
    network: networkWord(channel),
    resolution: quoted(label),
  });
  return note === null ? said : fill(changeTexts.withNote, { said, note: quoted(note) });
}

function changedKeywords({ before, after }: Values): string {
  if (!after.keywords) return changeTexts.keywordsSuggested;
  return before.keywords
    ? changedList('keywords', before.keywords, after.keywords)
    : changeTexts.keywordsOwn;
}

const sentences: Partial<Record<Field, (values: Values) => string>> = {
  usedTemplate: ({ after }) =>
    fill(changeTexts.templateApplied, { template: quoted(after.usedTemplate) }),
  templateUndone: () => changeTexts.templateUndone,
  templateUpdated: () => changeTexts.templateUpdated,
  redeployed: () => changeTexts.launchedAgain,
  putBack: () => changeTexts.putBack,
  status: statusSentence,
  type: ({ before, after }) =>
    fromTo(changeTexts.type, typeWord(before.type), typeWord(after.type)),
  workspace: ({ before, after }) =>
    fromTo(changeTexts.workspace, before.workspace, after.workspace),
  title: ({ before, after }) => fromTo(changeTexts.title, before.title, after.title),
  targetUrl: ({ before, after }) =>
    fromTo(changeTexts.targetUrl, before.targetUrl, after.targetUrl),
  poNumber: ({ before, after }) => fromTo(changeTexts.poNumber, before.poNumber, after.poNumber),
  referenceNumber: ({ before, after }) =>
    fromTo(changeTexts.referenceNumber, before.referenceNumber, after.referenceNumber),
  beneficiary: ({ before, after }) =>
    fromTo(changeTexts.beneficiary, before.beneficiary, after.beneficiary),
  payer: ({ before, after }) => fromTo(changeTexts.payer, before.payer, after.payer),
  keywords: changedKeywords,
  language: ({ before, after }) =>
    fromTo(changeTexts.language, languageWord(before.language), languageWord(after.language)),
  goal: ({ before, after }) =>
    fromTo(changeTexts.goal, goalWord(before.goal), goalWord(after.goal)),
  functionGroup: ({ before, after }) =>
    fromTo(
      changeTexts.functionGroup,
      groupWord(before.functionGroup),
      groupWord(after.functionGroup),
    ),
  profiles: ({ before, after }) => changedList('profiles', before.profiles, after.profiles),
  locations: changedPlaces,
  endDate: ({ before, after }) => fromTo(changeTexts.dates, range(before), range(after)),
  pages: changedPages,
  channels: ({ before, after }) =>
    changedList('channels', channelNames(before), channelNames(after)),
  budget: ({ before, after }) =>
    fromTo(changeTexts.budget, budgetWord(before.budget), budgetWord(after.budget)),
  channelBudget: changedBudgets,
  adAdded: ({ after }) => fill(changeTexts.adAdded, { ad: adWord(after.adAdded) }),
  adChanged: ({ after }) => fill(changeTexts.adChanged, { ad: adWord(after.adChanged) }),
  bannersUploaded: ({ after }) =>
    fill(changeTexts.bannersUploaded, { n: after.bannersUploaded ?? 0 }),
  bannersReplaced: ({ after }) =>
    fill(changeTexts.bannersReplaced, { n: after.bannersReplaced ?? 0 }),
  adsLeft: ({ after }) => fill(changeTexts.adsLeft, { n: after.adsLeft ?? 0 }),
  adsRenewed: ({ after }) => fill(changeTexts.adsRenewed, { n: after.adsRenewed ?? 0 }),
  adsTaken: ({ after }) => fill(changeTexts.adsTaken, { n: after.adsTaken ?? 0 }),
  formVersion: () => changeTexts.formChanged,
  formTaken: () => changeTexts.formTaken,
  published: ({ after }) => fill(changeTexts.published, { network: networkWord(after.published) }),
  refused: ({ after }) => fill(changeTexts.refused, { network: networkWord(after.refused) }),
  notDone: ({ after: { notDone } }) =>
    notDone ? fill(changeTexts[notDone.act], { network: networkWord(notDone.channel) }) : '',
  adsRefused: ({ after: { adsRefused } }) =>
    fill(changeTexts.adsRefused, {
      n: adsRefused?.ads ?? 0,
      network: networkWord(adsRefused?.channel),
    }),
  errorRetried: ({ after }) =>
    fill(changeTexts.errorRetried, { network: networkWord(after.errorRetried) }),
  errorResolved: ({ after: { errorResolved } }) =>
    errorResolved ? resolvedSentence(errorResolved) : '',
  setRight: ({ after }) => fill(changeTexts.setRight, { network: networkWord(after.setRight) }),
  adRemoved: ({ before }) => fill(changeTexts.adRemoved, { ad: adWord(before.adRemoved) }),
};

/** Who did it: a person, a person who is not here any more, or the product itself. */
export function changeAuthor(change: {
  by_product: boolean;
  first_name: string | null;
  last_name: string | null;
}): string {
  const { by_product, first_name, last_name } = change;
  if (by_product) return commonTexts.posthorn;
  return first_name === null || last_name === null
    ? changeTexts.byRemovedUser
    : fullName({ first_name, last_name });
}

/** What a person did, as the end of a sentence that begins with their name. */
export function describeChange(change: CampaignChange): string {
  const { action, before, after } = change;
  if (action === 'removed') {
    return before?.title
      ? fill(changeTexts.campaignDeletedTitle, { title: before.title })
      : changeTexts.campaignDeleted;
  }
  if (action === 'created') return describeCreation(after ?? {});
  const values = { before: before ?? {}, after: after ?? {} };
  const parts = (Object.keys(sentences) as Field[])
    .filter((field) => field in values.after || field in values.before)
    .flatMap((field) => sentences[field]?.(values) || []);
  return parts.join(', ') || changeTexts.campaignChanged;
}

function describeCreation({
  copiedFrom,
  usedTemplate,
  package: packageName,
  vacancyPage,
}: RecordedCampaign): string {
  if (copiedFrom) return fill(changeTexts.campaignDuplicated, { title: quoted(copiedFrom) });
  const from = [
    ...(usedTemplate ? [fill(changeTexts.fromTemplate, { template: quoted(usedTemplate) })] : []),
    ...(packageName ? [fill(changeTexts.fromPackage, { package: quoted(packageName) })] : []),
    ...(vacancyPage ? [fill(changeTexts.fromVacancy, { page: quoted(vacancyPage) })] : []),
  ];
  return from.length > 0
    ? fill(changeTexts.campaignCreatedFrom, { origin: joined(from) })
    : changeTexts.campaignCreated;
}
