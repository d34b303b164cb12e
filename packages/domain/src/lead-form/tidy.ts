import { tidyLine } from '../field/blank.ts';
import { typedLines } from '../field/plain-text.ts';
import { type LeadFormTextField, leadFormTextSpecs } from './lead-form.ts';
import { isCustom, type Question } from './question.ts';

/** A text as it is kept: without the spaces and empty lines around it. */
export const tidyFormText = (field: LeadFormTextField, text: string): string =>
  leadFormTextSpecs[field].kind === 'lines' ? typedLines(text).trim() : tidyLine(text);

/** A question as it is kept. One that the network asks has no words of its own. */
export const tidyQuestion = (question: Question): Question =>
  isCustom(question)
    ? {
        type: question.type,
        label: tidyLine(question.label),
        options: question.options.map(tidyLine),
      }
    : { type: question.type, label: '', options: [] };
