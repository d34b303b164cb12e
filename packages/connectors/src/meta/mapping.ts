import { type Goal, offsetAt } from '@posthorn/domain';
import type { PlaceOnNetwork } from '../connector.ts';
import { endOfDay, startOfDay } from '../moment.ts';
import type { Plan, PlannedPlace, PlannedSocialAd } from '../plan.ts';
import { type ApplicationEvent, promotedObject } from './application-event.ts';
import { declarationsOf } from './declarations.ts';
import { type Family, placementOf } from './family.ts';
import { adPart, CAMPAIGN, partName, setPart } from './part.ts';

/** What is said once, when something is made, and what may be said again whenever it changes. */
export interface Wish {
  once: Record<string, unknown>;
  always: Record<string, unknown>;
}

interface Aim {
  objective: string;
  adSet(plan: Plan, event: ApplicationEvent | undefined): Record<string, unknown>;
}

const aims: Record<Goal, Aim> = {
  MAXIMISE_CLICKS: {
    objective: 'OUTCOME_TRAFFIC',
    adSet: () => ({ optimization_goal: 'LINK_CLICKS', destination_type: 'WEBSITE' }),
  },
  MAXIMISE_IMPRESSIONS: {
    objective: 'OUTCOME_AWARENESS',
    adSet: ({ pages }) => ({
      optimization_goal: 'IMPRESSIONS',
      promoted_object: { page_id: pages.facebook },
    }),
  },
  MAXIMISE_CONVERSIONS: {
    objective: 'OUTCOME_LEADS',
    adSet: (_, event) => ({
      optimization_goal: 'OFFSITE_CONVERSIONS',
      destination_type: 'WEBSITE',
      ...(event && { promoted_object: promotedObject(event) }),
    }),
  },
};

/** People who fill in a form, whatever else the goal would be. */
const formAim: Aim = {
  objective: 'OUTCOME_LEADS',
  adSet: ({ pages }) => ({
    optimization_goal: 'LEAD_GENERATION',
    destination_type: 'ON_AD',
    promoted_object: { page_id: pages.facebook },
  }),
};

const aimOf = ({ goal, form }: Pick<Plan, 'goal' | 'form'>): Aim => (form ? formAim : aims[goal]);

export const objectiveOf = (plan: Pick<Plan, 'goal' | 'form'>): string => aimOf(plan).objective;

/** Job ads are special on Meta: who sees them may hardly be chosen. We say so everywhere. */
export const campaignWish = (plan: Plan): Wish => ({
  once: {
    objective: objectiveOf(plan),
    buying_type: 'AUCTION',
    bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
  },
  always: {
    name: partName(plan, CAMPAIGN),
    // Meta counts in the smallest unit of the account's currency, as we do.
    lifetime_budget: plan.budget,
    // Always together: countries without a category are refused.
    special_ad_categories: ['EMPLOYMENT'],
    special_ad_category_country: countriesOf(plan),
  },
});

/** A place of the plan, and what Meta takes for it. */
export interface KnownPlace {
  place: PlannedPlace;
  on: PlaceOnNetwork;
}

export const adSetWish = (
  plan: Plan,
  family: Family,
  on: {
    campaignId: string;
    places: readonly KnownPlace[];
    aim: ApplicationEvent | undefined;
    now: number;
  },
): Wish => {
  const start = startOfDay(plan.startDate, plan.timeZone);
  const declared = declarationsOf(plan);
  return {
    once: {
      campaign_id: on.campaignId,
      billing_event: 'IMPRESSIONS',
      ...aimOf(plan).adSet(plan, on.aim),
    },
    always: {
      name: partName(plan, setPart(family)),
      // Without a start it begins at once; one that has passed would be refused.
      ...(start > on.now && { start_time: metaTime(start, plan.timeZone) }),
      end_time: metaTime(endOfDay(plan.endDate, plan.timeZone), plan.timeZone),
      dsa_beneficiary: plan.employer,
      dsa_payor: plan.payer,
      ...(declared.length > 0 && { regional_regulated_categories: declared }),
      targeting: {
        geo_locations: geoLocations(on.places),
        age_min: 18,
        age_max: 65,
        ...placementOf[family],
        targeting_automation: { advantage_audience: 0 },
      },
    },
  };
};

export const adWish = (
  plan: Plan,
  ad: PlannedSocialAd,
  on: { adSetId: string; creativeId: string },
): Wish => ({
  once: { adset_id: on.adSetId },
  always: { name: partName(plan, adPart(ad.id)), creative: { creative_id: on.creativeId } },
});

const countriesOf = (plan: Pick<Plan, 'places'>): string[] =>
  [...new Set(plan.places.map(({ countryCode }) => countryCode))].sort();

/**
 * Several cities with a radius are refused, and job ads need one: so a city goes as the
 * point in its middle, of which an ad set may have up to 200.
 */
function geoLocations(places: readonly KnownPlace[]): Record<string, unknown> {
  const keysOf = (type: PlannedPlace['type']) => {
    const keys = places.map(({ place, on }) =>
      place.type === type && on.is === 'place' ? on.key : '',
    );
    return [...new Set(keys)].filter((key) => key !== '').sort();
  };
  const [countries, regions] = [keysOf('country'), keysOf('region')];
  const pins = pinsOf(places);
  return {
    ...(countries.length > 0 && { countries }),
    ...(regions.length > 0 && { regions: regions.map((key) => ({ key })) }),
    ...(pins.length > 0 && { custom_locations: pins }),
    location_types: ['home', 'recent'],
  };
}

/** Each point once and in one order, so that the same places are the same wish. */
function pinsOf(places: readonly KnownPlace[]) {
  const pins = places
    .flatMap(({ on }) => (on.is === 'pin' ? [on] : []))
    // Of two around the same point the larger one counts: it comes last.
    .toSorted((one, other) => one.radiusKm - other.radiusKm);
  const unique = new Map(pins.map((pin) => [`${pin.latitude} ${pin.longitude}`, pin]));
  return [...unique.values()]
    .sort((one, other) => one.latitude - other.latitude || one.longitude - other.longitude)
    .map(({ latitude, longitude, radiusKm: radius }) => ({
      ...{ latitude, longitude, radius },
      distance_unit: 'kilometer',
    }));
}

/** As Meta writes a moment: the clock on the account's wall, and how far it is from UTC. */
export function metaTime(moment: number, timeZone: string): string {
  const offset = offsetAt(timeZone, moment);
  const minutes = Math.abs(offset) / 60_000;
  const twoDigits = (value: number) => String(Math.trunc(value)).padStart(2, '0');
  const sign = offset < 0 ? '-' : '+';
  const wall = new Date(moment + offset).toISOString().slice(0, 19);
  return `${wall}${sign}${twoDigits(minutes / 60)}${twoDigits(minutes % 60)}`;
}
