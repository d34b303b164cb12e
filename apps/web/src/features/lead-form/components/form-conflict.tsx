import { fill, type Question, questionLabel } from '@posthorn/domain';
import { leadFormEditorTexts } from '@posthorn/domain/texts/lead-form-editor';
import { ConflictChoice } from '../../configuration-fields/index.ts';
import { useLeadForm } from '../model/lead-form.tsx';
import type { Field, Values } from '../model/values.ts';

/** The server has something else in a field than what was typed here. */
export function FormConflict({ field }: { field: Field }) {
  const { conflicts, outdated, values, engine } = useLeadForm();
  if (!(field in conflicts)) return null;
  return (
    <ConflictChoice
      mine={inWords(field, values)}
      theirs={inWords(field, conflicts)}
      isOutdated={outdated.includes(field)}
      onKeep={() => engine.keepMine(field)}
      onTake={() => engine.takeTheirs(field)}
    />
  );
}

function inWords(field: Field, values: Partial<Values>): string {
  if (field === 'questions') return questionsInWords(values.questions ?? []);
  if (field === 'media') return values.media ? leadFormEditorTexts.someImage : '';
  return values[field] ?? '';
}

const questionsInWords = (questions: readonly Question[]): string =>
  [
    fill(leadFormEditorTexts.conflictQuestions, { n: questions.length }),
    questions.map(questionLabel).join(', '),
  ]
    .filter((part) => part !== '')
    .join(': ');
