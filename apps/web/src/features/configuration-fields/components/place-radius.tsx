import {
  type CampaignLocation,
  type Channel,
  fill,
  placeOnlyLabel,
  radiusSteps,
  showCount,
} from '@posthorn/domain';
import { placeFieldTexts } from '@posthorn/domain/texts/place-field';
import { ListBox } from 'react-aria-components/ListBox';
import { OptionItem } from '../../../ui/pick/option-item.tsx';
import type { PlaceFacts } from '../api/describe-locations.ts';

const PLACE_ONLY = 'only';

type PeopleText = (typeof placeFieldTexts)['people' | 'aboutPeople'];

interface PlaceRadiusProps {
  place: CampaignLocation;
  facts: PlaceFacts | undefined;
  channels: readonly Channel[];
  /** With what was chosen, also when it is what was there. */
  onChoose: (radiusKm: NonNullable<CampaignLocation['radiusKm']> | null) => void;
}

/** How far around a city people are looked for, with how many live there. */
export function PlaceRadius({ place, facts, channels, onChoose }: PlaceRadiusProps) {
  const people = (count: number | undefined, text: PeopleText) =>
    count ? { description: fill(text, { count: showCount(count) }) } : {};
  const livingIn = (km: number) =>
    facts?.around.find(({ radiusKm }) => radiusKm === km)?.population;
  const chosen = place.radiusKm ? String(place.radiusKm) : PLACE_ONLY;
  const options = [
    {
      id: PLACE_ONLY,
      label: placeOnlyLabel(place, channels),
      ...people(facts?.population, placeFieldTexts.people),
    },
    ...radiusSteps.map((km) => ({
      id: String(km),
      label: fill(placeFieldTexts.withinKm, { km }),
      ...people(livingIn(km), placeFieldTexts.aboutPeople),
    })),
  ];
  return (
    <ListBox
      autoFocus
      aria-label={fill(placeFieldTexts.around, { place: place.name })}
      items={options}
      selectionMode="single"
      selectedKeys={[chosen]}
      // The one that is chosen already leaves the selection empty.
      onSelectionChange={(keys) => {
        const [id = chosen] = keys === 'all' ? [] : keys;
        onChoose(radiusSteps.find((km) => String(km) === id) ?? null);
      }}
      className="max-h-72 overflow-auto overscroll-contain p-1 outline-none"
    >
      {(option) => <OptionItem option={option} />}
    </ListBox>
  );
}
