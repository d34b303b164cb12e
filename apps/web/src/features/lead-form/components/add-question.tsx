import {
  CUSTOM_QUESTIONS_MAX,
  fill,
  prefilledQuestions,
  type Question,
  questionKey,
  questionLabel,
  suggestedQuestions,
} from '@posthorn/domain';
import { leadFormTexts } from '@posthorn/domain/texts/lead-form';
import { leadFormEditorTexts as texts } from '@posthorn/domain/texts/lead-form-editor';
import { Plus } from 'lucide-react';
import { Button, Menu, MenuItem, MenuSection } from '../../../ui/index.ts';
import { canAddOwn, isAsked, ownChoice, ownOpen, prefilled } from '../model/questions.ts';

interface AddQuestionProps {
  questions: readonly Question[];
  onAdd: (question: Question) => void;
}

/** Offers what the network fills in itself, what is often asked, and a question of one's own. */
export function AddQuestion({ questions, onAdd }: AddQuestionProps) {
  const full = canAddOwn(questions)
    ? undefined
    : fill(leadFormTexts.tooManyQuestions, { max: CUSTOM_QUESTIONS_MAX });
  const offered = (question: Question, reason?: string) => (
    <MenuItem
      key={questionKey(question)}
      disabledReason={isAsked(questions, question) ? texts.alreadyAsked : reason}
      onAction={() => onAdd(question)}
    >
      {questionLabel(question)}
    </MenuItem>
  );
  return (
    <Menu
      label={texts.addQuestion}
      className="max-w-96!"
      trigger={
        <Button size="sm" icon={<Plus />}>
          {texts.addQuestion}
        </Button>
      }
    >
      <MenuSection title={texts.ownSection}>
        <MenuItem disabledReason={full} onAction={() => onAdd(ownOpen)}>
          {texts.ownOpen}
        </MenuItem>
        <MenuItem disabledReason={full} onAction={() => onAdd(ownChoice)}>
          {texts.ownChoice}
        </MenuItem>
      </MenuSection>
      <MenuSection title={texts.suggestedSection}>
        {suggestedQuestions.map((question) => offered(question, full))}
      </MenuSection>
      <MenuSection title={texts.prefilledSection}>
        {prefilledQuestions.map((type) => offered(prefilled(type)))}
      </MenuSection>
    </Menu>
  );
}
