import {
  answersOf,
  CUSTOM_QUESTION,
  fill,
  isBlank,
  isChoice,
  type LeadFormPart,
  leadFormParts,
  type Question,
  questionKey,
} from '@posthorn/domain';
import { leadFormEditorTexts as texts } from '@posthorn/domain/texts/lead-form-editor';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, IconButton } from '../../../ui/index.ts';
import {
  CompletionSlide,
  IntroSlide,
  type PreviewedForm,
  PrivacySlide,
  QuestionsSlide,
} from './slides.tsx';

const parts = Object.keys(leadFormParts) as LeadFormPart[];
const buttons: Record<LeadFormPart, string> = {
  intro: texts.next,
  questions: texts.next,
  privacy: texts.send,
  completion: texts.again,
};

interface FormPreviewProps extends PreviewedForm {
  part: LeadFormPart;
  onPart: (part: LeadFormPart) => void;
}

/** The form on a phone, page by page. It can be filled in and sent, and goes nowhere. */
export function FormPreview({ part, onPart, ...previewed }: FormPreviewProps) {
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const [isTried, setTried] = useState(false);
  const at = parts.indexOf(part);
  const go = (to: number) => {
    const next = parts[to];
    if (next) onPart(next);
  };
  // An answer goes along when its question is moved, and is gone when it can no longer be chosen.
  const answerTo = (question: Question): string => {
    const given = answers[questionKey(question)] ?? exampleOf(question);
    return isChoice(question) && !answersOf(question).includes(given) ? '' : given;
  };
  const isAnswered = previewed.form.questions.every((question) => !isBlank(answerTo(question)));
  const press = () => {
    if (part === 'completion') {
      setAnswers({});
      setTried(false);
      return go(0);
    }
    if (part === 'questions') setTried(!isAnswered);
    if (part !== 'questions' || isAnswered) go(at + 1);
  };
  const slides: Record<LeadFormPart, ReactNode> = {
    intro: <IntroSlide {...previewed} />,
    questions: (
      <QuestionsSlide
        {...previewed}
        answerTo={answerTo}
        isTried={isTried}
        onAnswer={(question, answer) => setAnswers({ ...answers, [questionKey(question)]: answer })}
      />
    ),
    privacy: <PrivacySlide {...previewed} />,
    completion: <CompletionSlide {...previewed} />,
  };
  return (
    <section aria-label={texts.preview} className="mx-auto flex w-full max-w-88 flex-col gap-3">
      <div className="rounded-[2.25rem] bg-[#15161a] p-2 shadow-menu ring-1 ring-line-strong">
        <div className="flex h-136 flex-col overflow-hidden rounded-[1.8rem] bg-surface text-text">
          <div className="flex h-11 shrink-0 items-center gap-2 border-b border-line px-3">
            <IconButton
              size="sm"
              icon={<ChevronLeft />}
              label={texts.back}
              isDisabled={at === 0}
              onPress={() => go(at - 1)}
            />
            <div aria-hidden="true" className="flex flex-1 gap-1">
              {parts.map((one, n) => (
                <span
                  key={one}
                  className={`h-1 flex-1 rounded-full ${n <= at ? 'bg-primary' : 'bg-surface-3'}`}
                />
              ))}
            </div>
            <IconButton
              size="sm"
              icon={<ChevronRight />}
              label={texts.nextPage}
              isDisabled={at === parts.length - 1}
              onPress={() => go(at + 1)}
            />
          </div>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame */}
          <div
            key={part}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
            tabIndex={0}
            role="group"
            aria-label={nameOf(at)}
            className="min-h-0 flex-1 overflow-y-auto"
          >
            {slides[part]}
          </div>
          <div className="shrink-0 border-t border-line p-3">
            <Button
              variant={part === 'completion' ? 'secondary' : 'primary'}
              onPress={press}
              className="w-full"
            >
              {buttons[part]}
            </Button>
          </div>
        </div>
      </div>
      <p aria-live="polite" className="tabular text-center text-xs text-text-2">
        {nameOf(at)}
      </p>
      <p className="text-center text-xs text-text-2">{texts.previewHint}</p>
    </section>
  );
}

/** What the network would fill in for a person. */
const exampleOf = ({ type }: Question): string =>
  type === CUSTOM_QUESTION ? '' : texts.examples[type];

const nameOf = (at: number): string =>
  fill(texts.slide, { n: at + 1, count: parts.length, name: texts[parts[at] ?? 'intro'] });
