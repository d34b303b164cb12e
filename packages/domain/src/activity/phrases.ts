import { changeTexts } from '#texts/change';
import { fill } from '../message/text.ts';

const SHOWN_UNITS = 200;

/** Long values are cut: a log is read line by line. Quotes inside are turned, so that none ends it. */
export function quoted(text: string | null | undefined): string {
  if (!text) return changeTexts.nothing;
  const shown = text.length > SHOWN_UNITS ? `${text.slice(0, SHOWN_UNITS)}…` : text;
  return `'${shown.replaceAll("'", '’')}'`;
}

export const fromTo = (
  what: string,
  before: string | null | undefined,
  after: string | null | undefined,
) => {
  if (!before) return fill(changeTexts.set, { what, after: quoted(after) });
  if (!after) return fill(changeTexts.removed, { what, before: quoted(before) });
  return fill(changeTexts.changed, { what, before: quoted(before), after: quoted(after) });
};

type Lists = 'profiles' | 'locations' | 'channels' | 'keywords';

export function changedList(list: Lists, before: string[] = [], after: string[] = []): string {
  const added = after.filter((name) => !before.includes(name));
  const removed = before.filter((name) => !after.includes(name));
  const said = (change: 'Added' | 'Removed', names: string[]) =>
    names.length === 0
      ? []
      : [
          fill(changeTexts[`${list}${change}`], {
            n: names.length,
            names: names.map(quoted).join(', '),
          }),
        ];
  return joined([...said('Added', added), ...said('Removed', removed)]);
}

export const joined = ([first, ...others]: string[]): string =>
  others.reduce((before, second) => fill(changeTexts.and, { first: before, second }), first ?? '');
