import { insertableTags, tagText, withTags } from '../ad/dynamic-tag.ts';
import { countCharacters } from '../field/count.ts';
import type { Finding } from '../finding.ts';

/** What tags are filled in with. */
interface Filling {
  locations?: readonly { name: string }[];
  company?: string;
}

/** A text whose tags say what is known. The others stay tags. */
export function filledIn(text: string, { locations = [], company = '' }: Filling): string {
  return withTags(text, (tag) => {
    const insertable = insertableTags.find((one) => one === tag);
    return insertable && tagText(insertable, { locations, company });
  });
}

/**
 * What is stored when a text comes back from a form, which shows it filled in. A text that was left alone
 * keeps its tags, and goes on naming the places of the campaign; one that was edited is the person's own.
 */
export const textToStore = (sent: string, stored: readonly string[], known: Filling): string =>
  stored.find((text) => filledIn(text, known) === sent) ?? sent;

/** A text of a template that fits as it is written and will be too long once it names the company. */
export function companyWarning(text: string, company: string, max: number): Finding | undefined {
  const n = countCharacters(filledIn(text, { company }));
  if (n <= max || countCharacters(text) > max) return undefined;
  return {
    code: 'template.tooLongFilled',
    severity: 'warning',
    path: '',
    params: { company, n, max },
  };
}
