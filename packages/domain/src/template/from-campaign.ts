import { cityOf, piecesOfText, placeholderOf } from '../ad/dynamic-tag.ts';
import { runningDays } from '../calendar/date.ts';
import { tidyLine } from '../field/blank.ts';
import { TEMPLATE_RUNTIME_MAX, templateTextFinding } from './details.ts';
import type { Templatable, Template } from './template.ts';

/** A custom template that makes campaigns like this one. */
export function templateFrom(
  campaign: Templatable,
  { title, purpose }: { title: string; purpose: string },
): Omit<Template, 'id'> {
  const { targetUrl, startDate, endDate } = campaign;
  const days = startDate && endDate ? runningDays(startDate, endDate) : campaign.runtime;
  return {
    kind: 'custom',
    type: campaign.type,
    title: tidyLine(title),
    purpose: tidyLine(purpose),
    // Addresses of campaigns may be longer than those of templates.
    targetUrl: templateTextFinding('targetUrl', targetUrl) ? '' : targetUrl,
    poNumber: campaign.poNumber,
    functionGroup: campaign.functionGroup,
    profiles: campaign.profiles,
    locations: campaign.locations,
    goal: campaign.goal,
    language: campaign.language,
    runtime: days !== null && days <= TEMPLATE_RUNTIME_MAX ? days : null,
    customTotalGrossBudget: campaign.customTotalGrossBudget,
    channelsOff: campaign.channelsOff,
    facebookPageId: campaign.facebookPageId,
    instagramPageId: campaign.instagramPageId,
    linkedinPageId: campaign.linkedinPageId,
  };
}

/** What stands between the names of places in a list, in the languages of ads. */
const between = '(?:, | & | (?:and|en|et|e|und|y) )';
const wordPart = '[\\p{L}\\p{N}\\p{M}_-]';
const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * A text in which the names of a campaign's places and of its workspace are tags again, where they stand
 * as whole words. A list of places is one tag, because the tag names them all.
 */
export function withTagsAgain(
  text: string,
  { locations, workspaceName }: { locations: readonly { name: string }[]; workspaceName: string },
): string {
  const longestFirst = (names: string[]) =>
    [...new Set(names.filter((name) => name !== ''))]
      .sort((one, other) => other.length - one.length)
      .map(escaped);
  const places = longestFirst(locations.flatMap(({ name }) => [name, cityOf(name)]));
  const place = `(?:${places.join('|')})`;
  const patterns = [
    ...(places.length > 0
      ? [{ tag: 'city' as const, source: `${place}(?:${between}${place})*` }]
      : []),
    ...longestFirst([workspaceName]).map((source) => ({ tag: 'company' as const, source })),
  ].sort((one, other) => longest(other, places) - longest(one, places));
  return patterns.reduce(
    (all, { tag, source }) =>
      piecesOfText(all)
        .map((piece) =>
          'tag' in piece
            ? placeholderOf(piece.tag)
            : piece.text.replace(
                new RegExp(`(?<!${wordPart})${source}(?!${wordPart})`, 'gu'),
                placeholderOf(tag),
              ),
        )
        .join(''),
    text,
  );
}

/** A company called 'Care Groningen' is found before its place is. */
const longest = ({ tag, source }: { tag: string; source: string }, places: string[]): number =>
  tag === 'city' ? (places[0]?.length ?? 0) : source.length;
