import {
  answersOf,
  fill,
  firstFinding,
  isBlank,
  isChoice,
  isCustom,
  LEAD_FORM_BUTTON,
  type LeadForm,
  type Question,
  questionLabel,
  url,
} from '@posthorn/domain';
import { leadFormEditorTexts as texts } from '@posthorn/domain/texts/lead-form-editor';
import { CircleCheck, ExternalLink, ImageIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Radio, RadioGroup, TextInput } from '../../../ui/index.ts';
import { PageIcon, type SocialPage } from '../../accounts/index.ts';
import { TaggedWords } from './tagged-words.tsx';

/** What the slides show. */
export interface PreviewedForm {
  form: LeadForm;
  imageUrl: string | null;
  page: SocialPage | null;
}

const Words = ({ text, empty }: { text: string; empty: string }) =>
  isBlank(text) ? <span className="text-text-3">{empty}</span> : <TaggedWords text={text} />;

/** An address that people can really go to, or only its name. */
function SafeLink({ to, children }: { to: string; children: ReactNode }) {
  const isAddress = firstFinding(to, [url]) === undefined;
  if (!isAddress) return <span className="underline underline-offset-3">{children}</span>;
  return (
    <a
      href={to}
      target="_blank"
      rel="noreferrer"
      className="text-primary underline underline-offset-3"
    >
      {children}
    </a>
  );
}

export function IntroSlide({ form, imageUrl, page }: PreviewedForm) {
  return (
    <div>
      {imageUrl ? (
        <img src={imageUrl} alt="" className="aspect-[1200/628] w-full object-cover" />
      ) : (
        <span
          aria-hidden="true"
          className="grid aspect-[1200/628] w-full place-items-center bg-surface-3 text-text-3"
        >
          <ImageIcon className="size-8" />
        </span>
      )}
      <div className="flex flex-col gap-3 p-4">
        <div className="flex items-center gap-2.5">
          {page ? <PageIcon page={page} /> : null}
          <span className="min-w-0 text-sm font-medium wrap-anywhere">
            {page?.name ?? texts.pageName}
          </span>
        </div>
        <p dir="auto" className="text-lg font-semibold wrap-anywhere">
          <Words text={form.introHeadline} empty={texts.emptyHeadline} />
        </p>
        <p dir="auto" className="text-base wrap-anywhere whitespace-pre-wrap text-text-2">
          <Words text={form.introDescription} empty={texts.emptyDescription} />
        </p>
      </div>
    </div>
  );
}

interface QuestionsSlideProps extends PreviewedForm {
  answerTo: (question: Question) => string;
  /** A person wanted to go on: what is empty is said. */
  isTried: boolean;
  onAnswer: (question: Question, answer: string) => void;
}

export function QuestionsSlide({ form, answerTo, isTried, onAnswer }: QuestionsSlideProps) {
  return (
    <div className="flex flex-col gap-4 p-4">
      {isBlank(form.questionsDescription) ? null : (
        <p dir="auto" className="text-base wrap-anywhere whitespace-pre-wrap text-text-2">
          <TaggedWords text={form.questionsDescription} />
        </p>
      )}
      {form.questions.length === 0 ? (
        <p className="text-base text-text-3">{texts.noQuestions}</p>
      ) : null}
      {form.questions.map((question, n) => (
        <Answer
          // biome-ignore lint/suspicious/noArrayIndexKey: a question is its place in the form
          key={n}
          question={question}
          label={questionLabel(question) || fill(texts.question, { n: n + 1 })}
          value={answerTo(question)}
          error={isTried && isBlank(answerTo(question)) ? texts.answerRequired : undefined}
          onChange={(answer) => onAnswer(question, answer)}
        />
      ))}
    </div>
  );
}

interface AnswerProps {
  question: Question;
  label: string;
  value: string;
  error: string | undefined;
  onChange: (answer: string) => void;
}

function Answer({ question, label, value, error, onChange }: AnswerProps) {
  if (isChoice(question)) {
    return (
      <RadioGroup label={label} value={value} onChange={onChange} error={error}>
        {[...new Set(answersOf(question))].map((answer) => (
          <Radio key={answer} value={answer}>
            {answer}
          </Radio>
        ))}
      </RadioGroup>
    );
  }
  return (
    <TextInput
      label={label}
      value={value}
      onChange={onChange}
      error={error}
      placeholder={isCustom(question) ? texts.yourAnswer : texts.sample}
      autoComplete="off"
    />
  );
}

export function PrivacySlide({ form, page }: PreviewedForm) {
  return (
    <div className="flex flex-col gap-3 p-4">
      <p className="text-lg font-semibold">{texts.reviewTitle}</p>
      <p className="text-base wrap-anywhere text-text-2">
        {fill(texts.reviewText, { page: page?.name ?? texts.pageName })}
      </p>
      <p dir="auto" className="text-base wrap-anywhere">
        <SafeLink to={form.privacyUrl}>
          <Words text={form.privacyTitle} empty={texts.emptyPrivacy} />
        </SafeLink>
      </p>
    </div>
  );
}

export function CompletionSlide({ form }: PreviewedForm) {
  return (
    <div className="flex flex-col items-center gap-3 p-6 text-center">
      <CircleCheck aria-hidden="true" className="size-10 text-success" />
      <p dir="auto" className="text-lg font-semibold wrap-anywhere">
        <Words text={form.completionHeadline} empty={texts.emptyHeadline} />
      </p>
      <p dir="auto" className="text-base wrap-anywhere whitespace-pre-wrap text-text-2">
        <Words text={form.completionDescription} empty={texts.emptyDescription} />
      </p>
      <span className="mt-2 inline-flex items-center gap-1.5 text-base font-medium">
        <ExternalLink aria-hidden="true" className="size-4" />
        <SafeLink to={form.completionButtonUrl}>{LEAD_FORM_BUTTON}</SafeLink>
      </span>
    </div>
  );
}
