import { isChoice, type Question, questionLabel } from '@posthorn/domain';
import { leadFormEditorTexts as texts } from '@posthorn/domain/texts/lead-form-editor';
import { type FocusEvent, useRef } from 'react';
import { moved } from '../../../ui/sort/order.ts';
import { SortableTiles } from '../../../ui/sort/sortable-tiles.tsx';
import { focusPlace, placeId } from '../model/focus-place.ts';
import { useLeadForm } from '../model/lead-form.tsx';
import { added, changed, removed } from '../model/questions.ts';
import { useTyped } from '../model/use-typed.ts';
import { AddQuestion } from './add-question.tsx';
import { FormConflict } from './form-conflict.tsx';
import { nameOfQuestion, QuestionCard } from './question-card.tsx';

/** The questions in their order: written, moved, added and taken away. */
export function QuestionsField() {
  const { isReadOnly, messageOf, adviceOf, engine } = useLeadForm();
  const { value: questions, onChange, onLeave } = useTyped('questions');
  const addButton = useRef<HTMLDivElement>(null);
  /** The question that a person has just added. The menu gives the keys back to its button first. */
  const wanted = useRef<string>(null);
  const goToAdded = () => {
    if (wanted.current === null) return;
    focusPlace(wanted.current);
    wanted.current = null;
  };

  if (isReadOnly) return <ReadOnlyQuestions questions={questions} />;
  const pick = (next: readonly Question[]) => {
    onChange(next);
    engine.commit('questions');
  };
  const add = (question: Question) => {
    wanted.current = `questions.${questions.length}`;
    pick(added(questions, question));
  };
  const remove = (at: number) => {
    pick(removed(questions, at));
    addButton.current?.querySelector('button')?.focus();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    // A menu of a question is drawn elsewhere: then no one has left.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) onLeave();
  };
  const error = messageOf('questions');
  const advice = adviceOf('questions');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears when a person leaves
    <div id={placeId('questions')} onBlur={leave} className="flex flex-col gap-3">
      {questions.length === 0 ? (
        <div className="rounded-card border border-dashed border-line-strong p-4 text-center">
          <p className="font-medium text-text">{texts.noQuestions}</p>
          <p className="text-sm text-text-2">{texts.noQuestionsHint}</p>
        </div>
      ) : (
        <SortableTiles
          label={texts.questionList}
          items={questions}
          keyOf={(_, n) => String(n)}
          nameOf={nameOfQuestion}
          canMove={() => true}
          onMove={(from, to) => pick(moved(questions, from, to))}
          className="flex-col flex-nowrap! gap-2!"
        >
          {(question, n, moves) => (
            <QuestionCard
              question={question}
              at={n}
              moves={moves}
              onChange={(next) => onChange(changed(questions, n, next))}
              onPick={(next) => pick(changed(questions, n, next))}
              onRemove={() => remove(n)}
            />
          )}
        </SortableTiles>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears who has the keys */}
      <div
        ref={addButton}
        onFocus={goToAdded}
        className="flex flex-wrap items-center gap-x-3 gap-y-1"
      >
        <AddQuestion questions={questions} onAdd={add} />
        {questions.length > 1 ? (
          <span className="text-xs text-text-2">{texts.dragHint}</span>
        ) : null}
      </div>
      {error ? (
        <p role="alert" className="text-xs text-danger">
          {error}
        </p>
      ) : null}
      {advice ? <p className="text-xs text-warning">{advice}</p> : null}
      <FormConflict field="questions" />
    </div>
  );
}

function ReadOnlyQuestions({ questions }: { questions: readonly Question[] }) {
  return (
    <ol className="list-decimal pl-5 text-base text-text">
      {questions.map((question, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a question is its place in the list
        <li key={n} className="py-0.5 wrap-anywhere">
          {questionLabel(question)}
          {isChoice(question) ? (
            <span className="block text-sm text-text-2">{question.options.join(' · ')}</span>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
