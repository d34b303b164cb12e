import {
  fill,
  isChoice,
  isCustom,
  QUESTION_LABEL_MAX,
  type Question,
  questionLabel,
} from '@posthorn/domain';
import { leadFormTexts } from '@posthorn/domain/texts/lead-form';
import { leadFormEditorTexts as texts } from '@posthorn/domain/texts/lead-form-editor';
import { ArrowDown, ArrowUp, Ellipsis, GripVertical, Trash2 } from 'lucide-react';
import { IconButton, Menu, MenuItem, SegmentedControl } from '../../../ui/index.ts';
import type { TileMoves } from '../../../ui/sort/sortable-tiles.tsx';
import { CopyField } from '../../ad-fields/index.ts';
import { placeId } from '../model/focus-place.ts';
import { useLeadForm } from '../model/lead-form.tsx';
import { withKind } from '../model/questions.ts';
import { AnswersField } from './answers-field.tsx';

interface QuestionCardProps {
  question: Question;
  at: number;
  moves: TileMoves;
  onChange: (question: Question) => void;
  /** Changed by a press: saved at once. */
  onPick: (question: Question) => void;
  onRemove: () => void;
}

const kinds = [
  { id: 'open', label: texts.open },
  { id: 'choice', label: texts.choice },
] as const;

/** What a question is called where it is spoken of. */
export const nameOfQuestion = (question: Question, at: number): string => {
  const label = questionLabel(question);
  return label
    ? fill(texts.questionNamed, { n: at + 1, label })
    : fill(texts.question, { n: at + 1 });
};

/** One question: its words and answers, or what the network asks itself. */
export function QuestionCard({ question, at, moves, ...acts }: QuestionCardProps) {
  const { messageOf } = useLeadForm();
  const name = nameOfQuestion(question, at);
  const path = `questions.${at}`;
  const error = messageOf(path);
  return (
    <div id={placeId(path)} className="rounded-card border border-line bg-surface p-3">
      <div className="flex items-center gap-1.5">
        <span
          aria-hidden="true"
          className="-ml-1 flex h-8 w-6 shrink-0 cursor-grab touch-none items-center justify-center text-text-3"
        >
          <GripVertical className="size-4" />
        </span>
        <div className="min-w-0 flex-1 text-base">
          <span className="font-medium wrap-anywhere text-text">
            {isCustom(question) ? fill(texts.question, { n: at + 1 }) : questionLabel(question)}
          </span>
          {isCustom(question) ? null : (
            <span className="block text-xs text-text-2">{texts.prefilledNote}</span>
          )}
        </div>
        <Menu
          label={fill(texts.moreFor, { name })}
          trigger={
            <IconButton
              size="sm"
              icon={<Ellipsis />}
              label={fill(texts.moreFor, { name })}
              hasTooltip={false}
            />
          }
        >
          <MenuItem
            icon={<ArrowUp />}
            end="Alt ↑"
            isDisabled={!moves.earlier}
            onAction={moves.earlier}
          >
            {texts.moveUp}
          </MenuItem>
          <MenuItem
            icon={<ArrowDown />}
            end="Alt ↓"
            isDisabled={!moves.later}
            onAction={moves.later}
          >
            {texts.moveDown}
          </MenuItem>
        </Menu>
        <IconButton
          size="sm"
          icon={<Trash2 />}
          label={fill(texts.removeQuestion, { name })}
          onPress={acts.onRemove}
        />
      </div>
      {isCustom(question) ? <OwnWords question={question} path={path} {...acts} /> : null}
      {error ? (
        <p role="alert" className="mt-2 text-xs text-danger">
          {error}
        </p>
      ) : null}
    </div>
  );
}

interface OwnWordsProps extends Pick<QuestionCardProps, 'question' | 'onChange' | 'onPick'> {
  path: string;
}

/** A question in words of one's own, answered by writing or by choosing. */
function OwnWords({ question, path, onChange, onPick }: OwnWordsProps) {
  const { messageOf, tags, touch } = useLeadForm();
  return (
    <div className="mt-2 flex flex-col gap-3">
      <CopyField
        label={texts.questionText}
        hint={texts.questionHint}
        value={question.label}
        onChange={(label) => onChange({ ...question, label })}
        onBlur={() => touch('questions')}
        error={messageOf(`${path}.label`)}
        tags={tags}
        fieldId={placeId(`${path}.label`)}
        max={QUESTION_LABEL_MAX}
        hasEmoji={false}
        tagTooLong={leadFormTexts.tagTooLong}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span aria-hidden="true" className="text-sm">
          {texts.questionKind}
        </span>
        <SegmentedControl
          label={texts.questionKind}
          segments={kinds}
          value={isChoice(question) ? 'choice' : 'open'}
          onChange={(kind) => onPick(withKind(question, kind))}
        />
      </div>
      {isChoice(question) ? (
        <AnswersField question={question} path={path} onChange={onChange} onPick={onPick} />
      ) : null}
    </div>
  );
}
