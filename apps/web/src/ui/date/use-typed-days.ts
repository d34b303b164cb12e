import { useState } from 'react';
import { type DateText, readDay, showDay } from './date-text.ts';

type Days<Place extends string> = Readonly<Record<Place, DateText | null>>;
type Texts<Place extends string> = Partial<Record<Place, string>>;

interface TypedDays<Place extends string> {
  days: Days<Place>;
  /** What comes of the days that were read: of half a range, none. */
  settle: (read: Days<Place>, isBlank: (place: Place) => boolean) => Days<Place>;
  onTake: (days: Days<Place>) => void;
  /** A whole day counts while it is typed: nothing is sent or saved by that. */
  isTakenAtOnce?: true;
}

/**
 * Days as they are typed. Unless a whole day is to count at once they are taken when the field is left: each is
 * saved then, also one on the way to another. What is no day stays in sight.
 */
export function useTypedDays<Place extends string>({
  days,
  settle,
  onTake,
  isTakenAtOnce,
}: TypedDays<Place>) {
  const [typed, setTyped] = useState<Texts<Place>>({});
  const [isEditing, setEditing] = useState(false);
  const [known, setKnown] = useState(days);
  // Other days than those that were left here come from elsewhere, and must be seen.
  if (!isSame(days, known)) {
    setKnown(days);
    setTyped({});
  }
  const textOf = (place: Place) => typed[place] ?? showDay(days[place]);
  const read = (place: Place) => readDay(textOf(place));
  const isBlank = (place: Place) => textOf(place).trim() === '';
  const places = Object.keys(days) as Place[];
  const byPlace = <Value>(ofPlace: (place: Place) => Value) =>
    Object.fromEntries(places.map((place) => [place, ofPlace(place)])) as Record<Place, Value>;
  return {
    textOf,
    read,
    /** Something that is no day was left there. */
    isWrong: (place: Place) => !isEditing && !isBlank(place) && read(place) === null,
    type(place: Place, text: string) {
      setTyped({ ...typed, [place]: text });
      setEditing(true);
      const day = readDay(text);
      if (!isTakenAtOnce || day === null) return;
      const taken = settle({ ...byPlace(read), [place]: day }, isBlank);
      setKnown(taken);
      if (!isSame(taken, days)) onTake(taken);
    },
    take() {
      setEditing(false);
      if (Object.keys(typed).length === 0) return;
      const taken = settle(byPlace(read), isBlank);
      setKnown(taken);
      setTyped(byPlace((place) => showDay(taken[place] ?? read(place)) || textOf(place)));
      if (!isSame(taken, days)) onTake(taken);
    },
    /** Something was picked instead. */
    forget: () => setTyped({}),
  };
}

const isSame = <Place extends string>(one: Days<Place>, other: Days<Place>) =>
  JSON.stringify(one) === JSON.stringify(other);
