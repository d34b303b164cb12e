import type { AdRow } from '@posthorn/db';
import { textToStore } from '@posthorn/domain';
import type { AdContent } from './content.ts';
import { withTexts } from './with-texts.ts';

/** What a form sent of an ad, with the tags of the texts that it only showed. */
export function keepTags(ad: AdRow, before: AdContent, sent: AdContent): AdContent {
  const locations = ad.locations ?? [];
  const stored = textsByField(before);
  return withTexts(sent, (text, field) =>
    textToStore(text, stored.get(field) ?? [], { locations }),
  );
}

function textsByField(content: AdContent): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  withTexts(content, (text, field) => {
    texts.set(field, [...(texts.get(field) ?? []), text]);
    return text;
  });
  return texts;
}
