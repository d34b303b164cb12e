import type { World } from '../dialect.ts';
import type { Json } from '../ledger/object.ts';
import { isRecord } from './check.ts';
import { missing, refuse } from './problem.ts';

export const AUDIENCE_MIN = 300;
const LOCATIONS = 'urn:li:adTargetingFacet:locations';
const LANGUAGES = 'urn:li:adTargetingFacet:interfaceLocales';

/** What people can be chosen by. */
const facetNames =
  'ageRanges audienceMatchingSegments companiesExact companyCategory companyConnections dynamicSegments degrees employers employersAll employersPast fieldsOfStudy firstDegreeConnectionCompanies followedCompanies genders growthRate groups industries interests interfaceLocales jobFunctions locations memberBehaviors productInterests profileLocations revenue schools seniorities skills staffCountRanges titles titlesAll titlesPast yearsOfExperienceRanges'.split(
    ' ',
  );

/** Members in a place of each type, and how many of them one more wish leaves. */
const members = { country: 6_000_000, region: 500_000, city: 60_000, quarter: 20_000 };
const LEFT_BY_A_FACET = 0.004;

/** How many members fit. Places must be known; everything else makes it fewer. */
export async function audienceOf(world: World, include: Json | undefined): Promise<number> {
  const facets = facetsIn(include, world);
  const places = facets.filter(([facet]) => facet === LOCATIONS).flatMap(([, urns]) => urns);
  if (places.length === 0) throw missing('targetingCriteria.include.and.locations');
  const ids = places.map((urn) => urn.replace(/^urn:li:geo:/, ''));
  const found = world.places({ ids, limit: ids.length });
  const unknown = ids.find((id) => !found.some((place) => place.id === id));
  if (unknown !== undefined) {
    const message = `targetingCriteria value urn:li:geo:${unknown} doesn't exist`;
    throw refuse('FIELD_VALUE_DOES_NOT_EXIST', message, 'targetingCriteria', unknown);
  }
  const there = found.reduce((sum, { type }) => sum + members[type], 0);
  const others = facets.filter(([facet]) => facet !== LOCATIONS && facet !== LANGUAGES).length;
  return Math.floor(there * LEFT_BY_A_FACET ** others);
}

/** Every facet of `{and: [{or: {facet: [urn]}}]}`. */
function facetsIn(include: Json | undefined, world: World): [string, string[]][] {
  const and = isRecord(include) ? include.and : undefined;
  if (!Array.isArray(and)) throw malformed();
  return and.flatMap((clause) => {
    const or = isRecord(clause) ? clause.or : undefined;
    if (!isRecord(or)) throw malformed();
    return Object.entries(or).map(([facet, urns]): [string, string[]] => {
      const [, name = ''] = /^urn:li:adTargetingFacet:(\w+)$/.exec(facet) ?? [];
      const isKnown = facetNames.includes(name) || !world.refuses('linkedinUnknownFacet');
      if (!isKnown || !Array.isArray(urns)) throw malformed();
      return [facet, urns.map(String)];
    });
  });
}

/** The languages of the members that are aimed at. */
export function languagesIn(include: Json | undefined): string[] {
  const and = isRecord(include) && Array.isArray(include.and) ? include.and : [];
  return and.flatMap((clause) => {
    const or = isRecord(clause) && isRecord(clause.or) ? clause.or : {};
    const urns = or[LANGUAGES];
    return Array.isArray(urns) ? urns.map(String) : [];
  });
}

/** The same audience, its lists the other way round. */
export function reordered(value: Json): Json {
  if (Array.isArray(value)) return value.map(reordered).reverse();
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, reordered(one as Json)]),
  );
}

const malformed = () =>
  refuse(
    'FAILED_TO_PROCESS_TARGETING_CRITERIA',
    'Failed to process campaign for audience size estimation',
    'targetingCriteria',
  );
