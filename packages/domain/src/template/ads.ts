import { insertableTags, placeholderOf, tagText } from '../ad/dynamic-tag.ts';

/** What tags are filled in with. */
interface Filling {
  locations?: readonly { name: string }[];
  workspaceName?: string;
}

/** A text whose tags say what is known. The others stay tags. */
export function filledIn(text: string, { locations = [], workspaceName = '' }: Filling): string {
  return insertableTags.reduce(
    (filled, tag) =>
      filled.replaceAll(
        placeholderOf(tag),
        () => tagText(tag, { locations, workspaceName }) || placeholderOf(tag),
      ),
    text,
  );
}

/**
 * What is stored when a text comes back from a form, which shows it filled in. A text that was left alone
 * keeps its tags, and goes on naming the places of the campaign; one that was edited is the person's own.
 */
export const textToStore = (sent: string, stored: readonly string[], known: Filling): string =>
  stored.find((text) => filledIn(text, known) === sent) ?? sent;
