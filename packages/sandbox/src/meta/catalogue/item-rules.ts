import { isRecord } from '../call.ts';

const TITLE_MAX = 200;
const DESCRIPTION_MAX = 9_999;
const ID_MAX = 100;
const LABEL_MAX = 100;

const availabilities = ['in stock', 'out of stock', 'available for order', 'discontinued'];
const conditions = ['new', 'refurbished', 'used'];
/** '0 EUR', '12.50 EUR'. */
const price = /^\d+(?:\.\d{1,2})? [A-Z]{3}$/;

export type ItemData = Readonly<Record<string, unknown>>;

const textOf = (data: ItemData, name: string): string =>
  typeof data[name] === 'string' ? data[name] : '';
const lengthOf = (text: string): number => Array.from(text).length;
const isAddress = (text: string): boolean => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);

/** What is wrong with an item that shall be shown in ads; it is not taken then. */
export function itemProblems(data: ItemData): string[] {
  const missing = [
    'title',
    'description',
    'link',
    'image_link',
    'price',
    'availability',
    'condition',
  ]
    .filter((name) => textOf(data, name).trim() === '')
    .map((name) => `A required field is missing: ${name}.`);
  const said = (name: string) => textOf(data, name).trim() !== '';
  const labels = [0, 1, 2, 3, 4].map((number) => `custom_label_${number}`);
  return [
    ...missing,
    ...wrong(lengthOf(textOf(data, 'title')) > TITLE_MAX, 'The title is too long.'),
    ...wrong(
      lengthOf(textOf(data, 'description')) > DESCRIPTION_MAX,
      'The description is too long.',
    ),
    ...wrong(said('link') && !isAddress(textOf(data, 'link')), 'The link is no address.'),
    ...wrong(
      said('image_link') && !isAddress(textOf(data, 'image_link')),
      'The image_link is no address.',
    ),
    ...wrong(said('price') && !price.test(textOf(data, 'price')), 'The price is not valid.'),
    ...wrong(
      said('availability') && !availabilities.includes(textOf(data, 'availability')),
      'The availability is not valid.',
    ),
    ...wrong(
      said('condition') && !conditions.includes(textOf(data, 'condition')),
      'The condition is not valid.',
    ),
    ...labels.flatMap((name) =>
      wrong(lengthOf(textOf(data, name)) > LABEL_MAX, `The ${name} is too long.`),
    ),
  ];
}

const wrong = (isWrong: boolean, message: string): string[] => (isWrong ? [message] : []);

/** By what the advertiser calls an item; undefined where that is missing or too long. */
export function retailerIdOf(data: unknown): string | undefined {
  const id = isRecord(data) ? textOf(data, 'id') : '';
  return id !== '' && lengthOf(id) <= ID_MAX ? id : undefined;
}
