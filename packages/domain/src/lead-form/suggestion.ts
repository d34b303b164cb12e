import { leadFormSuggestionTexts as texts } from '#texts/lead-form-suggestion';
import { CUSTOM_QUESTION, type Question } from './question.ts';

const ask = (label: string, ...options: string[]): Question => ({
  type: CUSTOM_QUESTION,
  label,
  options,
});

/**
 * Questions that help to choose for a job. What the law forbids to choose by (age, origin, family,
 * health, belief) is not among them.
 */
export const suggestedQuestions: readonly Question[] = [
  ask(
    texts.experience,
    texts.experienceNone,
    texts.experienceLittle,
    texts.experienceSome,
    texts.experienceMuch,
  ),
  ask(texts.start, texts.startNow, texts.startMonth, texts.startQuarter, texts.startLater),
  ask(texts.hours, texts.hoursFew, texts.hoursHalf, texts.hoursMost, texts.hoursFull),
  ask(texts.shifts, texts.shiftsDay, texts.shiftsEvening, texts.shiftsNight, texts.shiftsAny),
  ask(texts.diploma, texts.yes, texts.diplomaComing, texts.no),
  ask(texts.licence, texts.yes, texts.licenceComing, texts.no),
  ask(texts.permit, texts.yes, texts.permitNotYet),
  ask(texts.call, texts.callMorning, texts.callAfternoon, texts.callEvening),
  ask(texts.motivation),
];
