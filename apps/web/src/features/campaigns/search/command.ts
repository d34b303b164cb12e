import type { PageAddress } from '../../../lib/routes/page-address.ts';

/** Something that can be opened or done from the search. */
export interface Command {
  id: string;
  label: string;
  /** Under which it stands. */
  group: string;
  /** Where it leads, or what it does. */
  act: { href: PageAddress | string } | { run: () => void };
  /** Offered before anything is typed, found by typing, or both. */
  shown: 'first' | 'found' | 'both';
  /** Found by typing one of these and nothing else, because its label holds words that campaigns have too. */
  names?: readonly string[];
}

/** More of them would hide the campaigns. */
const SHOWN_BESIDE_CAMPAIGNS = 5;

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Those whose names hold every word that was typed, first those that begin with it; before anything is typed,
 * those that are offered then.
 */
export function matchingCommands(commands: readonly Command[], typed: string): Command[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return commands.filter(({ shown }) => shown !== 'found');
  const begins = ({ label }: Command) => folded(label).startsWith(words.join(' '));
  return commands
    .filter(({ label, group, shown, names }) => {
      if (shown === 'first') return false;
      if (names) return names.some((name) => folded(name) === words.join(' '));
      const name = folded(`${group} ${label}`);
      return words.every((word) => name.includes(word));
    })
    .toSorted((one, other) => Number(begins(other)) - Number(begins(one)))
    .slice(0, SHOWN_BESIDE_CAMPAIGNS);
}
