import { ANSWER_MAX, countCharacters, fill, type Question } from '@posthorn/domain';
import { leadFormEditorTexts as texts } from '@posthorn/domain/texts/lead-form-editor';
import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { Button, IconButton, TextInput } from '../../../ui/index.ts';
import { placeId } from '../model/focus-place.ts';
import { useLeadForm } from '../model/lead-form.tsx';
import { canAddAnswer, withAnswer, withNewAnswer, withoutAnswer } from '../model/questions.ts';

interface AnswersFieldProps {
  question: Question;
  /** Of the question in the form: questions.3 */
  path: string;
  onChange: (question: Question) => void;
  onPick: (question: Question) => void;
}

/** From here on a counter shows how much room is left. */
const NEARLY_FULL = ANSWER_MAX * 0.8;

/** The answers that people choose from, one line each. Enter goes on to the next. */
export function AnswersField({ question, path, onChange, onPick }: AnswersFieldProps) {
  const { messageOf } = useLeadForm();
  const root = useRef<HTMLFieldSetElement>(null);
  /** A line that is still to be drawn, and has the keys then. */
  const wanted = useRef<number>(null);
  const inputAt = (at: number) => root.current?.querySelectorAll('input')[at];
  const { options } = question;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it comes when there are more
  useLayoutEffect(() => {
    if (wanted.current !== null) inputAt(wanted.current)?.focus();
    wanted.current = null;
  }, [options.length]);

  const add = () => {
    wanted.current = options.length;
    onPick(withNewAnswer(question));
  };
  const remove = (at: number) => {
    wanted.current = Math.max(0, at - 1);
    onPick(withoutAnswer(question, at));
  };
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (at < options.length - 1) inputAt(at + 1)?.focus();
    else if (options[at]?.trim() && canAddAnswer(question)) add();
  };
  const error = messageOf(`${path}.options`);
  const errorId = `${placeId(path)}-answers`;
  return (
    <fieldset
      ref={root}
      id={placeId(`${path}.options`)}
      aria-describedby={error ? errorId : undefined}
      className="flex flex-col gap-2"
    >
      <legend className="mb-1 text-sm font-medium text-text">{texts.answers}</legend>
      {options.map((option, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its place in the list
        <div key={n} className="flex items-start gap-1">
          {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears what happens in the line */}
          <div className="min-w-0 flex-1" onKeyDown={(event) => onKeyDown(event, n)}>
            <TextInput
              size="sm"
              label={fill(texts.answer, { n: n + 1 })}
              isLabelHidden
              placeholder={fill(texts.answer, { n: n + 1 })}
              value={option}
              error={messageOf(`${path}.options.${n}`)}
              onChange={(text) => onChange(withAnswer(question, n, text))}
              autoComplete="off"
              {...(countCharacters(option) > NEARLY_FULL && {
                max: ANSWER_MAX,
                count: countCharacters,
              })}
            />
          </div>
          <IconButton
            size="sm"
            icon={<X />}
            label={fill(texts.removeAnswer, { n: n + 1 })}
            isDisabled={options.length === 1}
            onPress={() => remove(n)}
          />
        </div>
      ))}
      <Button
        size="sm"
        variant="quiet"
        icon={<Plus />}
        isDisabled={!canAddAnswer(question)}
        onPress={add}
        className="-ml-2 self-start"
      >
        {texts.addAnswer}
      </Button>
      {error ? (
        <span id={errorId} role="alert" className="text-xs text-danger">
          {error}
        </span>
      ) : null}
    </fieldset>
  );
}
