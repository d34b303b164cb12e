import { locale } from '#texts/locale';
import { grouped } from '../field/grouped.ts';

/** A text that depends on a number: the form for one and for the others, by the language's rules. */
interface Plural {
  one: string;
  other: string;
  /** Other languages have more forms. */
  zero?: string;
  two?: string;
  few?: string;
  many?: string;
}

/** What the catalogue holds: one sentence or label, with {parameters}. */
export type Text = string | Plural;

export type Params = Readonly<Record<string, string | number>>;

type Names<T> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type NamesOf<T> = T extends Plural ? Names<T[keyof T]> | 'n' : Names<T>;

/** The parameters a text has, read from the text itself. */
type ParamsOf<T extends Text> = {
  [Name in NamesOf<T>]: Name extends 'n' ? number : string | number;
};

/** The parameters as the rest of a call: none where the text has none. */
export type ArgumentsOf<T extends Text> = [NamesOf<T>] extends [never] ? [] : [params: ParamsOf<T>];

/** The same texts in another language: no key more or less, each with the same parameters. */
export type Translated<T extends Record<string, Text>> = {
  [Key in keyof T]: T[Key] extends Plural ? Plural : WithNames<NamesOf<T[Key]>>;
};
type WithNames<Name extends string> = [Name] extends [never]
  ? string
  : Together<Name extends string ? `${string}{${Name}}${string}` : never>;
type Together<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer All) => void
  ? All
  : never;

const plurals = new Intl.PluralRules(locale);

/** Of a plural, the number it depends on: with a point between thousands. */
const count = (n: string | number | undefined): string =>
  typeof n === 'number' && Number.isInteger(n) ? grouped(n) : String(n);

/** A text with its {parameters} filled in. One that is missing stays visible. */
export function fillLoosely(text: Text, params: Params = {}): string {
  const chosen =
    typeof text === 'string' ? text : (text[plurals.select(Number(params.n))] ?? text.other);
  return chosen.replace(/\{(\w+)\}/g, (whole, name: string) =>
    name in params
      ? (name === 'n' && typeof text !== 'string' ? count : String)(params[name])
      : whole,
  );
}

/** A text with its {parameters} filled in; a missing or surplus one does not compile. */
export function fill<const T extends Text>(text: T, ...[params]: ArgumentsOf<T>): string {
  return fillLoosely(text, params);
}
