import {
  cleanedKeyword,
  KEYWORDS_MAX,
  type Keyword,
  type KeywordMatch,
  keywordFinding,
  USUAL_MATCH,
} from '@posthorn/domain';
import type { Run } from '../connector.ts';
import { NetworkFailure } from '../failure.ts';
import type { Plan } from '../plan.ts';
import type { Desk } from './desk.ts';
import { isOnly } from './errors/error.ts';
import { idOf } from './gaql.ts';
import { insist } from './insist.ts';
import { create, type Operation, remove } from './operation.ts';
import { refusedKeywords } from './refused-keywords.ts';
import { alreadyGone } from './removal.ts';
import { notVisible } from './tree.ts';

/** A keyword of an ad group, as Google tells them apart. */
interface GoogleKeyword {
  text: string;
  matchType: 'EXACT' | 'PHRASE' | 'BROAD';
  negative: boolean;
}

interface SeenKeyword extends GoogleKeyword {
  resourceName: string;
  adGroup: string;
}

const matchTypes: Record<KeywordMatch, GoogleKeyword['matchType']> = {
  exact: 'EXACT',
  phrase: 'PHRASE',
  broad: 'BROAD',
};

type Searched = Pick<Plan, 'keywords' | 'excludedKeywords'>;

/** What people search for, as Google takes it: cleaned, each once, none too long. */
export const wantedKeywords = ({ keywords, excludedKeywords = [] }: Searched): GoogleKeyword[] => {
  const excluded = new Set(asGoogleTakes(excludedKeywords, true).map(nameOf));
  // Google keeps only one of both in an ad group; what is excluded must never be shown.
  return asGoogleTakes(keywords, false).filter((one) => !excluded.has(nameOf(one)));
};

const keywordsFor = (plan: Searched): GoogleKeyword[] => [
  ...wantedKeywords(plan),
  ...asGoogleTakes(plan.excludedKeywords ?? [], true),
];

function asGoogleTakes(list: readonly (Keyword | string)[], negative: boolean): GoogleKeyword[] {
  const found = new Map<string, GoogleKeyword>();
  for (const each of list) {
    const { text, match }: Keyword =
      typeof each === 'string' ? { text: each, match: USUAL_MATCH } : each;
    const keyword = { text: cleanedKeyword(text), matchType: matchTypes[match], negative };
    if (keywordFinding(keyword.text) === undefined && !found.has(nameOf(keyword)))
      found.set(nameOf(keyword), keyword);
    if (found.size === KEYWORDS_MAX) break;
  }
  return [...found.values()];
}

const nameOf = ({ text, matchType }: GoogleKeyword): string => `${matchType} ${text.toLowerCase()}`;
const keyOf = (keyword: GoogleKeyword): string => `${keyword.negative} ${nameOf(keyword)}`;

export const keywordOperations = (plan: Searched, adGroup: string): Operation[] =>
  keywordsFor(plan).map((keyword) => keywordOperation(adGroup, keyword));

const keywordOperation = (adGroup: string, { text, matchType, negative }: GoogleKeyword) =>
  create('adGroupCriterionOperation', {
    adGroup,
    ...(negative ? { negative } : { status: 'ENABLED' }),
    keyword: { text, matchType },
  });

/** Brings the keywords of ad groups that are there to those of the plan: only what differs is sent. */
export async function alignKeywords(
  { client }: Desk,
  plan: Plan,
  campaign: string,
  groups: Iterable<string>,
  run: Run,
): Promise<void> {
  if (plan.channel !== 'googleSearch') return;
  const seen = await findKeywords({ client }, campaign);
  const operations = [...groups].flatMap((group) =>
    differingOperations(
      keywordsFor(plan),
      seen.filter(({ adGroup }) => adGroup === group),
      group,
    ),
  );
  if (operations.length === 0) return;
  await insist(run, 'keywords', 'right', async () => {
    try {
      await client.mutate('change', operations, { signal: run.signal });
    } catch (error) {
      // The list was older than what it lists.
      if (error instanceof NetworkFailure && isOnly(error, ...alreadyGone))
        throw notVisible(campaign);
      throw refusedKeywords(operations, error) ?? error;
    }
  });
}

/** What goes first: a keyword that is excluded from now on has the same name as before. */
function differingOperations(
  wished: readonly GoogleKeyword[],
  seen: readonly SeenKeyword[],
  group: string,
): Operation[] {
  const there = new Set(seen.map(keyOf));
  const wanted = new Set(wished.map(keyOf));
  return [
    ...seen
      .filter((keyword) => !wanted.has(keyOf(keyword)))
      .map(({ resourceName }) => remove('adGroupCriterionOperation', resourceName)),
    ...wished
      .filter((keyword) => !there.has(keyOf(keyword)))
      .map((keyword) => keywordOperation(group, keyword)),
  ];
}

async function findKeywords(
  { client }: Pick<Desk, 'client'>,
  campaign: string,
): Promise<SeenKeyword[]> {
  const rows = await client.search(
    `SELECT ad_group_criterion.resource_name, ad_group_criterion.negative, ad_group_criterion.keyword.text, ad_group_criterion.keyword.match_type, ad_group.resource_name FROM ad_group_criterion WHERE campaign.id = ${idOf(campaign)} AND ad_group_criterion.type = 'KEYWORD' AND ad_group_criterion.status != 'REMOVED'`,
  );
  return rows.flatMap(({ adGroup, adGroupCriterion: seen }) => {
    const { text, matchType } = seen?.keyword ?? {};
    return seen?.resourceName && adGroup?.resourceName && text && matchType
      ? [
          {
            resourceName: seen.resourceName,
            adGroup: adGroup.resourceName,
            negative: seen.negative ?? false,
            text,
            matchType,
          },
        ]
      : [];
  });
}
