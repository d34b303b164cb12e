import data from 'emojibase-data/en/data.json' with { type: 'json' };
import type { Plugin } from 'vite';

const name = 'virtual:emoji';

/** Newer ones are an empty box on the phones of many who read them: this is what 2023 brought. */
const LATEST = 15.1;
const LIGHT = '\u{1f3fb}';

/** Each group with its number in Unicode; number 2, skin tones and hair by themselves, is no writing. */
const groups = [
  { id: 0, name: 'Smileys and emotion' },
  { id: 1, name: 'People and body' },
  { id: 3, name: 'Animals and nature' },
  { id: 4, name: 'Food and drink' },
  { id: 5, name: 'Travel and places' },
  { id: 6, name: 'Activities' },
  { id: 7, name: 'Objects' },
  { id: 8, name: 'Symbols' },
  { id: 9, name: 'Flags' },
];

interface Source {
  emoji: string;
  label: string;
  tags?: string[];
  group?: number;
  order?: number;
  version: number;
  skins?: { emoji: string; tone?: number | number[] }[];
}

/** With the lightest tone: the other ones differ in the tone alone. */
const toned = ({ skins = [] }: Source) => skins.find(({ tone }) => tone === 1)?.emoji;

const entry = (source: Source) => {
  const light = toned(source);
  const words = (source.tags ?? []).join(' ');
  const plain = [source.emoji, source.label, words];
  return light?.includes(LIGHT) ? [...plain, light] : plain;
};

/** Of a data set of 770 kB the picker needs the signs, their names and the words that find them. */
export function emoji(): Plugin {
  return {
    name: 'emoji',
    resolveId: { filter: { id: new RegExp(`^${name}$`) }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: new RegExp(`^\0${name}$`) },
      handler() {
        const known = (data as Source[]).filter(({ version }) => version <= LATEST);
        const list = groups.map((group) => ({
          name: group.name,
          emoji: known
            .filter((source) => source.group === group.id)
            .sort((one, other) => (one.order ?? 0) - (other.order ?? 0))
            .map(entry),
        }));
        return `export default ${JSON.stringify(list)};`;
      },
    },
  };
}
