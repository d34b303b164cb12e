import {
  campaignFieldLabels,
  countCharacters,
  PO_NUMBER_MAX,
  REFERENCE_NUMBER_MAX,
  TARGET_URL_MAX,
  TITLE_MAX,
} from '@posthorn/domain';
import { configurationTexts } from '@posthorn/domain/texts/configuration';
import { useState } from 'react';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { useConfiguration } from '../model/configuration.tsx';
import { ruleFields, type TextField, tidyText } from '../model/values.ts';

interface TextLook {
  max: number;
  placeholder?: string;
  description?: string;
  inputMode?: 'url';
}

const looks: Record<TextField, TextLook> = {
  title: { max: TITLE_MAX, placeholder: configurationTexts.titleExample },
  targetUrl: {
    max: TARGET_URL_MAX,
    placeholder: 'https://',
    description: configurationTexts.landingPageHint,
    inputMode: 'url',
  },
  poNumber: { max: PO_NUMBER_MAX, description: configurationTexts.printedOnTheInvoice },
  referenceNumber: {
    max: REFERENCE_NUMBER_MAX,
    description: configurationTexts.referenceHint,
  },
};

/** From here on a counter shows how much room is left. */
const NEARLY_FULL = 0.8;

/** Saved when it is left, and after a pause in typing. */
export function TypedField({ field }: { field: TextField }) {
  const { values, unsaved, engine, messageOf, touch, required } = useConfiguration();
  const { max, ...look } = looks[field];
  // The server may answer with a tidied text, and that must not move under the cursor. What a
  // colleague has made of it since must be seen: the next key would overwrite it.
  const [typed, setTyped] = useState<string>();
  const isMine =
    typed !== undefined && (unsaved.includes(field) || tidyText(field, typed) === values[field]);
  const text = isMine ? typed : values[field];
  const isLong = countCharacters(text) > max * NEARLY_FULL;
  return (
    <TextInput
      {...look}
      label={campaignFieldLabels[ruleFields[field]]}
      value={text}
      isRequired={required.includes(field)}
      error={messageOf(field)}
      {...(isLong && { max, count: countCharacters })}
      autoComplete="off"
      onChange={(next) => {
        setTyped(next);
        touch(field);
        engine.change(field, next);
      }}
      onBlur={() => {
        setTyped(undefined);
        touch(field);
        engine.commit(field);
      }}
    />
  );
}
