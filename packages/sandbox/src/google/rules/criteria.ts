import { createHash } from 'node:crypto';
import type { Customer } from '../customer.ts';
import { type Path, refuse } from '../errors.ts';
import { isObject, type JsonObject } from '../names/check.ts';
import { fieldsOf, snake } from '../names/describe.ts';
import { checkProximity } from './proximity.ts';
import { checkStatus, type Rule } from './rule.ts';

const KEYWORD_MAX = 80;
const KEYWORD_WORDS = 10;
/** The numbers that languages have, as Google's table of codes lists them. */
const languages: readonly number[] = [
  1000, 1001, 1002, 1003, 1004, 1005, 1009, 1010, 1011, 1012, 1013, 1014, 1015, 1017, 1018, 1019,
  1020, 1021, 1022, 1023, 1024, 1025, 1026, 1027, 1028, 1029, 1030, 1031, 1032, 1033, 1034, 1035,
  1036, 1037, 1038, 1039, 1040, 1041, 1042, 1043, 1044, 1056, 1064, 1072, 1086, 1098, 1101, 1102,
  1110, 1130, 1131,
];
const forbidden = /[!@%^()={};~`<>?\\|,*"[\]]/;

/** Which criterion it is, and its type: 'keyword' and 'KEYWORD'. */
function chosen(
  message: 'CampaignCriterion' | 'AdGroupCriterion',
  wish: JsonObject,
  path: Path,
): { name: string; type: string; value: JsonObject } {
  const field = [...fieldsOf(message).values()].find(
    ({ choice, name }) => choice === 'criterion' && wish[name] !== undefined,
  );
  if (!field)
    refuse('criterionError.CONCRETE_TYPE_REQUIRED', 'A criterion is of some type.', [
      ...path,
      'criterion',
    ]);
  const value = wish[field.name];
  return {
    name: field.name,
    type: snake(field.name).toUpperCase(),
    value: isObject(value) ? value : {},
  };
}

function checkKeyword({ text, matchType }: JsonObject, path: Path): string {
  const at = [...path, 'keyword', 'text'];
  const words = String(text ?? '').trim();
  const trigger = { trigger: words };
  if (words === '') refuse('criterionError.INVALID_KEYWORD_TEXT', 'A keyword says something.', at);
  if (matchType === undefined)
    refuse('fieldError.REQUIRED', 'The required field was not present.', [
      ...path,
      'keyword',
      'match_type',
    ]);
  if (words.length > KEYWORD_MAX)
    refuse('criterionError.KEYWORD_TEXT_TOO_LONG', 'Keyword text is too long.', at, trigger);
  if (words.split(/\s+/).length > KEYWORD_WORDS)
    refuse('criterionError.KEYWORD_HAS_TOO_MANY_WORDS', 'Keyword has too many words.', at, trigger);
  if (forbidden.test(words))
    refuse(
      'criterionError.KEYWORD_HAS_INVALID_CHARS',
      'Keyword has invalid characters.',
      at,
      trigger,
    );
  // Brackets are no part of a keyword, so the words that ask for a refusal are written otherwise than in ads.
  if (words.includes('reject-policy'))
    refuse(
      'policyViolationError.POLICY_ERROR',
      'A policy was violated. See PolicyViolationDetails for more detail.',
      at,
      trigger,
    );
  return `${matchType} ${words.toLowerCase()}`;
}

/** The number of a criterion follows from what it is. */
function criterionId(name: string, value: JsonObject, key: string): string {
  const constant = String(value.geoTargetConstant ?? value.languageConstant ?? '');
  const [, number] = /^(?:geoTargetConstants|languageConstants)\/(\d+)$/.exec(constant) ?? [];
  if (number !== undefined) return number;
  const hash = createHash('sha256').update(`${name} ${key}`).digest();
  return String(hash.readUIntBE(0, 5));
}

function checkConstant(name: string, value: JsonObject, customer: Customer, path: Path): void {
  const [field, form] =
    name === 'location'
      ? (['geoTargetConstant', /^geoTargetConstants\/\d+$/] as const)
      : (['languageConstant', /^languageConstants\/\d+$/] as const);
  const constant = value[field];
  if (typeof constant !== 'string' || !form.test(constant))
    refuse('requestError.RESOURCE_NAME_MALFORMED', 'Resource name is malformed.', [
      ...path,
      name,
      snake(field),
    ]);
  const id = constant.split('/')[1] ?? '';
  const isKnown =
    name === 'location'
      ? customer.world.places({ ids: [id], limit: 1 }).length > 0
      : languages.includes(Number(id));
  if (!isKnown && customer.world.refuses('googleUnknownConstant'))
    refuse(
      'mutateError.RESOURCE_NOT_FOUND',
      'The resource was not found.',
      [...path, name, snake(field)],
      { trigger: constant },
    );
}

export const campaignCriterionRule: Rule = {
  create(wish, customer, path) {
    const campaign = customer.living(wish.campaign, 'campaign', [...path, 'campaign']);
    const { name, type, value } = chosen('CampaignCriterion', wish, path);
    if (name === 'location' || name === 'language') checkConstant(name, value, customer, path);
    if (name === 'proximity') checkProximity(value, path);
    const key = name === 'keyword' ? checkKeyword(value, path) : JSON.stringify(value);
    const id = criterionId(name, value, key);
    const resourceName = nameOf(customer, 'campaignCriterion', campaign.id, id);
    const existing = customer.find(resourceName);
    if (existing && existing.removedAt === null)
      refuse('mutateError.RESOURCE_ALREADY_EXISTS', 'The criterion is there already.', path, {
        trigger: resourceName,
      });
    const fields = { negative: false, status: 'ENABLED', ...wish, type, criterionId: id };
    return { resourceName, parent: campaign.id, fields };
  },
};

export const adGroupCriterionRule: Rule = {
  create(wish, customer, path) {
    const group = customer.living(wish.adGroup, 'adGroup', [...path, 'ad_group']);
    checkStatus(wish.status, path, true);
    const { name, type, value } = chosen('AdGroupCriterion', wish, path);
    const key = name === 'keyword' ? checkKeyword(value, path) : JSON.stringify(value);
    const id = criterionId(name, value, key);
    const resourceName = nameOf(customer, 'adGroupCriterion', group.id, id);
    const existing = customer.find(resourceName);
    const fields = { negative: false, status: 'ENABLED', ...wish, type, criterionId: id };
    // The same keyword again is no error: it is the one that is there.
    const isThere = existing?.removedAt === null;
    return { resourceName, parent: group.id, fields, ...(isThere && { existing }) };
  },
  change(_, after, __, ___, path) {
    checkStatus(after.status, path, false);
    return undefined;
  },
};

const nameOf = (
  customer: Customer,
  kind: 'campaignCriterion' | 'adGroupCriterion',
  parent: string,
  id: string,
) => customer.newName(kind, `${parent.split('/').at(-1)}~${id}`);
