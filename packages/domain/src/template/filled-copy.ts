import { adTextFields } from '../ad/ad-type.ts';
import { bannerTextFields } from '../ad/banner-copy.ts';
import { searchLists } from '../ad/search-copy.ts';
import { filledIn } from './ads.ts';

/** What stands in the place of tags. */
export type TagFilling = Parameters<typeof filledIn>[1];

/** Where an ad of any kind has words in which tags may stand. */
const textFields: readonly string[] = [
  ...adTextFields,
  ...bannerTextFields,
  'tags',
  ...searchLists,
];

/** What an ad says once its tags are filled in; everything else about it stays as it is. */
export function filledCopy<Copy extends object>(copy: Copy, filling: TagFilling): Copy {
  const filled = (value: unknown): unknown => {
    if (typeof value === 'string') return filledIn(value, filling);
    return Array.isArray(value) ? value.map(filled) : value;
  };
  return Object.fromEntries(
    Object.entries(copy).map(([name, value]) => [
      name,
      textFields.includes(name) ? filled(value) : value,
    ]),
  ) as Copy;
}
