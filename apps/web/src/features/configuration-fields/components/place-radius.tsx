import { type CampaignLocation, fill, radiusSteps, showCount } from '@posthorn/domain';
import { placeFieldTexts } from '@posthorn/domain/texts/place-field';
import { Select } from '../../../ui/pick/select.tsx';
import type { PlaceFacts } from '../api/describe-locations.ts';

const PLACE_ONLY = 'only';

type PeopleText = (typeof placeFieldTexts)['people' | 'aboutPeople'];

interface PlaceRadiusProps {
  place: CampaignLocation;
  facts: PlaceFacts | undefined;
  onChange: (radiusKm: CampaignLocation['radiusKm'] | null) => void;
}

/** How far around a city people are looked for, with how many live there. */
export function PlaceRadius({ place, facts, onChange }: PlaceRadiusProps) {
  const people = (count: number | undefined, text: PeopleText) =>
    count ? { description: fill(text, { count: showCount(count) }) } : {};
  const livingIn = (km: number) =>
    facts?.around.find(({ radiusKm }) => radiusKm === km)?.population;
  return (
    <Select
      label={fill(placeFieldTexts.around, { place: place.name })}
      size="sm"
      className="w-44"
      options={[
        {
          id: PLACE_ONLY,
          label: placeFieldTexts.placeOnly,
          ...people(facts?.population, placeFieldTexts.people),
        },
        ...radiusSteps.map((km) => ({
          id: String(km),
          label: fill(placeFieldTexts.withinKm, { km }),
          ...people(livingIn(km), placeFieldTexts.aboutPeople),
        })),
      ]}
      value={place.radiusKm ? String(place.radiusKm) : PLACE_ONLY}
      onChange={(id) => onChange(radiusSteps.find((km) => String(km) === id) ?? null)}
    />
  );
}
