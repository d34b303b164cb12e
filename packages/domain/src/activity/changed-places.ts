import { changeTexts } from '#texts/change';
import { placeLabel, radiusSteps } from '../campaign/location.ts';
import { fill } from '../message/text.ts';
import { changedList, joined, quoted } from './phrases.ts';
import type { Values } from './recorded-campaign.ts';

/** The same place, written down with and without the distances around it. */
const isSamePlace = (one: string, other: string): boolean =>
  spellings(one).some((spelling) => spellings(other).includes(spelling));

const spellings = (label: string): string[] => [
  label,
  ...radiusSteps.flatMap((radiusKm) => {
    const end = placeLabel({ name: '', radiusKm });
    return label.endsWith(end) ? [label.slice(0, -end.length)] : [];
  }),
];

/** Places that came and went, and those that are wider or narrower now. */
export function changedPlaces({ before, after }: Values): string {
  const [old = [], now = []] = [before.locations, after.locations];
  const gone = old.filter((label) => !now.includes(label));
  const come = now.filter((label) => !old.includes(label));
  const changed = gone.flatMap((label) => {
    const wider = come.find((other) => isSamePlace(label, other));
    return wider === undefined ? [] : [{ before: label, after: wider }];
  });
  const others = changedList(
    'locations',
    old.filter((label) => !changed.some((one) => one.before === label)),
    now.filter((label) => !changed.some((one) => one.after === label)),
  );
  return joined([
    ...changed.map((one) =>
      fill(changeTexts.locationChanged, { before: quoted(one.before), after: quoted(one.after) }),
    ),
    ...(others === '' ? [] : [others]),
  ]);
}
