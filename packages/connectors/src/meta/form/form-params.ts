import { isCustom, type Language, type PrefilledQuestion } from '@posthorn/domain';
import type { Plan, PlannedForm, PlannedQuestion } from '../../plan.ts';
import type { Params } from '../graph.ts';

/** In which language Meta says what it says itself in a form. */
const locales: Record<Language, string> = {
  nl: 'NL_NL',
  en: 'EN_US',
  fr: 'FR_FR',
  pt: 'PT_PT',
  de: 'DE_DE',
  es: 'ES_ES',
  it: 'IT_IT',
};

/** Meta names the answers to its own questions itself: as we do, but for this one. */
const ownNames: Partial<Record<PrefilledQuestion, string>> = { PHONE: 'phone_number' };
const taken = Object.values(ownNames);

/** What Meta calls the answers to a question. No question of ours may be called as one of Meta's is. */
export function nameOnMeta({ key, type }: Pick<PlannedQuestion, 'key' | 'type'>): string {
  if (isCustom({ type })) return taken.includes(key) ? `${key}_asked` : key;
  return ownNames[type as PrefilledQuestion] ?? key;
}

/** What Meta is told of a form, but for its name and its picture. */
export const formParams = (form: PlannedForm, { language }: Pick<Plan, 'language'>): Params => ({
  questions: form.questions.map(questionParams),
  privacy_policy: { url: form.privacyUrl, link_text: form.privacyTitle },
  context_card: {
    title: form.introHeadline,
    style: 'PARAGRAPH_STYLE',
    content: [form.introDescription],
  },
  ...(form.questionsDescription !== '' && {
    question_page_custom_headline: form.questionsDescription,
  }),
  thank_you_page: {
    title: form.completionHeadline,
    body: form.completionDescription,
    button_text: form.completionButton,
    button_type: 'VIEW_WEBSITE',
    website_url: form.completionButtonUrl,
  },
  follow_up_action_url: form.completionButtonUrl,
  locale: locales[language],
});

function questionParams(question: PlannedQuestion): Params {
  const { type, label, options } = question;
  if (!isCustom({ type })) return { type };
  return {
    type,
    key: nameOnMeta(question),
    label,
    ...(options.length > 0 && {
      options: options.map((value, n) => ({ key: `answer_${n + 1}`, value })),
    }),
  };
}
