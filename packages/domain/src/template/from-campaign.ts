import {
  cityOf,
  dynamicTagName,
  type InsertableTag,
  insertableTags,
  piecesOfText,
  placeholderOf,
} from '../ad/dynamic-tag.ts';
import { BUDGET_MAX_UNITS } from '../budget/amount.ts';
import { showBudget } from '../budget/money.ts';
import { runningDays } from '../calendar/date.ts';
import { chosenPages, pageFields } from '../campaign/pages.ts';
import { socialChannelLabels } from '../channel/channel.ts';
import { tidyLine } from '../field/blank.ts';
import { countCharacters } from '../field/count.ts';
import { type Finding, finding } from '../finding.ts';
import {
  TEMPLATE_RUNTIME_MAX,
  TEMPLATE_URL_MAX,
  templateBudgetFinding,
  templateTextFinding,
} from './details.ts';
import { gonePages, type Surroundings } from './not-carried-over.ts';
import type { Templatable, Template } from './template.ts';

interface SavedTemplate {
  template: Omit<Template, 'id'>;
  /** What the campaign has and a template can not take. */
  notCarriedOver: Finding[];
}

/** A custom template that makes campaigns like this one. */
export function templateFrom(
  campaign: Templatable,
  { title, purpose }: { title: string; purpose: string },
  { currency, connectedPages }: Pick<Surroundings, 'currency' | 'connectedPages'>,
): SavedTemplate {
  const { targetUrl, startDate, endDate, customTotalGrossBudget: budget } = campaign;
  const days = startDate && endDate ? runningDays(startDate, endDate) : campaign.runtime;
  // Campaigns may have longer addresses, run longer and, once boosted, cost more than templates.
  const isUrlTooLong = templateTextFinding('targetUrl', targetUrl) !== undefined;
  const isTooLong = days !== null && days > TEMPLATE_RUNTIME_MAX;
  const isTooDear = budget !== null && templateBudgetFinding(budget, currency) !== undefined;
  const gone = gonePages(campaign, connectedPages);
  const max = { amount: BUDGET_MAX_UNITS * 100, currency };
  return {
    template: {
      kind: 'custom',
      type: campaign.type,
      title: tidyLine(title),
      purpose: tidyLine(purpose),
      targetUrl: isUrlTooLong ? '' : targetUrl,
      poNumber: campaign.poNumber,
      functionGroup: campaign.functionGroup,
      profiles: campaign.profiles,
      locations: campaign.locations,
      goal: campaign.goal,
      language: campaign.language,
      runtime: isTooLong ? null : days,
      customTotalGrossBudget: isTooDear ? null : budget,
      channelsOff: campaign.channelsOff,
      keywords: campaign.keywords,
      ...chosenPages((channel) => (gone.includes(channel) ? null : campaign[pageFields[channel]])),
    },
    notCarriedOver: [
      ...(isUrlTooLong
        ? [finding('template.urlTooLong', 'targetUrl', { max: TEMPLATE_URL_MAX })]
        : []),
      ...(isTooLong
        ? [finding('template.runtimeTooLong', 'runtime', { n: days, max: TEMPLATE_RUNTIME_MAX })]
        : []),
      ...(isTooDear
        ? [finding('template.budgetTooLarge', 'budget', { amount: showBudget(max) })]
        : []),
      ...gone.map((channel) =>
        finding('template.campaignPageGone', pageFields[channel], {
          channel: socialChannelLabels[channel],
        }),
      ),
    ],
  };
}

/** What stands between the names of places in a list, in the languages of ads. */
const between = '(?:, | & | (?:and|en|et|e|und|y) )';
const wordPart = '[\\p{L}\\p{N}\\p{M}_-]';
const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

interface Names {
  locations: readonly { name: string }[];
  company: string;
}

/** A text with tags, and the tags for which it had no room. */
interface TaggedText {
  text: string;
  withoutRoom: InsertableTag[];
}

/**
 * A text in which the names of a campaign's places and of its company are tags again, where they stand
 * as whole words. A list of places is one tag, because the tag names them all. A tag that would make the
 * text longer than it may be is not set: the name stays.
 */
export function withTagsAgain(text: string, names: Names, max: number): TaggedText {
  const pattern = patternOf(names);
  if (!pattern) return { text, withoutRoom: [] };
  let room = max - countCharacters(text);
  const withoutRoom = new Set<InsertableTag>();
  const tagged = (name: string, groups: Partial<Record<InsertableTag, string>>): string => {
    const tag = insertableTags.find((one) => groups[one] !== undefined);
    if (!tag) return name;
    const placeholder = placeholderOf(tag);
    const longer = placeholder.length - countCharacters(name);
    if (longer > Math.max(room, 0)) {
      withoutRoom.add(tag);
      return name;
    }
    room -= longer;
    return placeholder;
  };
  const pieces = piecesOfText(text).map((piece) =>
    'tag' in piece
      ? placeholderOf(piece.tag)
      : piece.text.replace(pattern, (name, ...rest) => tagged(name, rest.at(-1))),
  );
  return { text: pieces.join(''), withoutRoom: [...withoutRoom] };
}

/** Finds the names as whole words, each in a group called as its tag; none where there are no names. */
function patternOf({ locations, company }: Names): RegExp | undefined {
  const longestFirst = (texts: string[]) =>
    [...new Set(texts.filter((one) => one !== ''))].sort((one, two) => two.length - one.length);
  const places = longestFirst(locations.flatMap(({ name }) => [name, cityOf(name)]));
  const place = `(?:${places.map(escaped).join('|')})`;
  const city = {
    tag: 'city',
    length: places[0]?.length ?? 0,
    source: `${place}(?:${between}${place})*`,
  };
  const name = { tag: 'company', length: company.length, source: escaped(company) };
  // A company called 'Groningen Care' is found before its place is.
  const sources = [city, name]
    .filter(({ length }) => length > 0)
    .sort((one, two) => two.length - one.length)
    .map(({ tag, source }) => `(?<${tag}>${source})`);
  return sources.length > 0
    ? new RegExp(`(?<!${wordPart})(?:${sources.join('|')})(?!${wordPart})`, 'gu')
    : undefined;
}

/** Says of each tag in how many ads there was no room for it. */
export const tagsWithoutRoom = (ads: readonly (readonly InsertableTag[])[]): Finding[] =>
  insertableTags.flatMap((tag) => {
    const n = ads.filter((tags) => tags.includes(tag)).length;
    return n > 0
      ? [finding('template.tagWithoutRoom', 'ads', { n, tag: dynamicTagName(tag) })]
      : [];
  });
