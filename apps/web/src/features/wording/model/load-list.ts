import type { Language, WordingList } from '@posthorn/domain';

/** Each list loads by itself, when a text of its language is written. */
const lists = {
  nl: () => import('@posthorn/domain/wording/nl'),
  en: () => import('@posthorn/domain/wording/en'),
  fr: () => import('@posthorn/domain/wording/fr'),
  pt: () => import('@posthorn/domain/wording/pt'),
  de: () => import('@posthorn/domain/wording/de'),
  es: () => import('@posthorn/domain/wording/es'),
  it: () => import('@posthorn/domain/wording/it'),
} satisfies Record<Language, () => Promise<{ wordingList: WordingList }>>;

export const loadList = async (language: Language): Promise<WordingList> =>
  (await lists[language]()).wordingList;
