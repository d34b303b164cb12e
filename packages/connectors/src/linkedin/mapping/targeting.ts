import { urn } from '../urn.ts';
import type { Locale, TargetingCriteria } from '../wire.ts';

/**
 * In which language the people who are aimed at use LinkedIn. English means everyone in a place, any
 * other language only those who chose it: in many countries fewer than half. The ad keeps its own language.
 */
export const everyone: Locale = { language: 'en', country: 'US' };

/** Places and a language, and nothing about who people are: a job is open to everyone. */
export function targetingOf(
  { language, country }: Locale,
  places: readonly string[],
): TargetingCriteria {
  return {
    include: {
      and: [
        { or: { [urn('adTargetingFacet', 'locations')]: [...places] } },
        {
          or: {
            [urn('adTargetingFacet', 'interfaceLocales')]: [
              urn('locale', `${language}_${country}`),
            ],
          },
        },
      ],
    },
  };
}

/** Whether two audiences are the same: LinkedIn tells places and conditions in an order of its own. */
export const isSameAudience = (one: TargetingCriteria, other: TargetingCriteria): boolean =>
  ordered(one) === ordered(other);

const ordered = ({ include }: TargetingCriteria): string =>
  JSON.stringify(
    include.and
      .map(({ or }) =>
        JSON.stringify(
          Object.entries(or)
            .map(([facet, urns]) => [facet, urns.toSorted()] as const)
            .toSorted(([a], [b]) => (a < b ? -1 : 1)),
        ),
      )
      .toSorted(),
  );
