import {
  countCharacters,
  mendedTargetUrl,
  PO_NUMBER_MAX,
  REFERENCE_NUMBER_MAX,
  TARGET_URL_MAX,
  TITLE_MAX,
  tidyLine,
} from '@posthorn/domain';
import { configurationTexts } from '@posthorn/domain/texts/configuration';
import { templatesPageTexts } from '@posthorn/domain/texts/templates-page';
import { type ReactNode, useRef, useState } from 'react';
import { Term } from '../../../lib/glossary/term.tsx';
import { maxWhenNearlyFull } from '../../../ui/fields/max-when-nearly-full.ts';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { useWording, WordingAdvice } from '../../wording/index.ts';
import { useForm, useFormField } from '../model/form.tsx';
import { fieldLabels, type TextField } from '../model/form-values.ts';

interface TextLook {
  max: number;
  placeholder?: string;
  description?: ReactNode;
  inputMode?: 'url';
  /** People read it, and its wording is looked at. */
  isRead?: boolean;
}

const looks: Record<TextField, TextLook> = {
  title: { max: TITLE_MAX, placeholder: configurationTexts.titleExample, isRead: true },
  purpose: { max: TITLE_MAX, description: templatesPageTexts.purposeHint },
  targetUrl: {
    max: TARGET_URL_MAX,
    placeholder: 'https://',
    description: configurationTexts.landingPageHint,
    inputMode: 'url',
  },
  poNumber: {
    max: PO_NUMBER_MAX,
    description: <Term word="poNumber">{configurationTexts.printedOnTheInvoice}</Term>,
  },
  referenceNumber: {
    max: REFERENCE_NUMBER_MAX,
    description: <Term word="referenceNumber">{configurationTexts.referenceHint}</Term>,
  },
};

/** What is meant but not quite typed is completed when the field is left. */
const mended: Partial<Record<TextField, (text: string) => string>> = { targetUrl: mendedTargetUrl };

interface TypedFieldProps {
  field: TextField;
  /** Where it is not the usual length. */
  max?: number;
  /** Where it is not the usual one. */
  description?: ReactNode;
}

/** Saved when it is left, and after a pause in typing. */
export function TypedField({
  field,
  max = looks[field].max,
  description = looks[field].description,
}: TypedFieldProps) {
  const { unsaved, engine, touch } = useForm();
  const { value, error, isRequired } = useFormField(field);
  const { max: _, isRead, ...look } = looks[field];
  const input = useRef<HTMLInputElement>(null);
  const { advice } = useWording();
  // The server may answer with a tidied text, and that must not move under the cursor. What a
  // colleague has made of it since must be seen: the next key would overwrite it.
  const [typed, setTyped] = useState<string>();
  const isMine = typed !== undefined && (unsaved.includes(field) || tidyLine(typed) === value);
  const text = isMine ? typed : value;
  const whole = mended[field]?.(text) ?? text;
  const isOnItsWay = typed !== undefined && whole !== text;
  const shownMax = maxWhenNearlyFull(countCharacters(text), max);
  return (
    <div>
      <TextInput
        {...look}
        description={description}
        inputRef={input}
        label={fieldLabels[field]}
        value={text}
        isRequired={isRequired}
        error={isOnItsWay ? undefined : error}
        {...(shownMax && { max: shownMax, count: countCharacters })}
        autoComplete="off"
        onChange={(next) => {
          setTyped(next);
          touch(field);
          engine.change(field, next);
        }}
        onBlur={() => {
          setTyped(undefined);
          touch(field);
          if (whole !== text) engine.change(field, whole);
          engine.commit(field);
        }}
      />
      {isRead ? (
        <WordingAdvice label={fieldLabels[field]} text={text} field={input} advice={advice} />
      ) : null}
    </div>
  );
}
