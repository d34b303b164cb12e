import type { Audience, CampaignType, Channel } from '@posthorn/domain';
import { createContext, use } from 'react';
import type { SaveState } from '../../../lib/save/saved-document.ts';
import type { AccountFacts } from '../../accounts/index.ts';
import type { FormField, FormValues } from './form-values.ts';

/** Keeps what is filled in until the server has it. */
interface FormEngine {
  change(field: FormField, value: FormValues[FormField]): void;
  commit(field?: FormField): void;
  keepMine(field: FormField): void;
  takeTheirs(field: FormField): void;
  retry(): void;
}

/** What the fields must know of the form they stand in, whatever it is about. */
export interface Form {
  of: 'campaign' | 'template';
  engine: FormEngine;
  account: AccountFacts;
  /** As the screen shows them; those that it has. */
  values: Partial<FormValues>;
  unsaved: readonly FormField[];
  /** What the server has in a field where a person must decide between that and their own. */
  conflicts: Partial<FormValues>;
  outdated: readonly FormField[];
  state: SaveState;
  failure: string | undefined;
  /** What stands in a field, waits for the person, and would be lost with the page. */
  notTaken?: string | undefined;
  fields: readonly FormField[];
  required: readonly FormField[];
  type: CampaignType;
  /** Where it is advertised. */
  openChannels: readonly Channel[];
  /** How long it runs by its template or package; none where neither says so. */
  plannedDays?: number | null;
  audience: Audience;
  pickAudience(audience: Audience): void;
  /** The sentence at a field, once a person has been there. */
  messageOf(field: FormField): string | undefined;
  /** A person was in the field: from now on it says what is wrong. */
  touch(field: FormField): void;
  /** A picker: changed and saved at once. */
  pick(field: FormField, value: FormValues[FormField]): void;
}

const FormContext = createContext<Form | null>(null);
export const FormProvider = FormContext.Provider;

export function useForm(): Form {
  const form = use(FormContext);
  if (!form) throw new Error('useForm needs a FormProvider above it');
  return form;
}

/** One field of the form. */
export function useFormField<F extends FormField>(field: F) {
  const form = useForm();
  const value = form.values[field];
  if (value === undefined) throw new Error(`This form has no field ${field}`);
  return {
    value: value as FormValues[F],
    error: form.messageOf(field),
    isRequired: form.required.includes(field),
    onBlur: () => form.touch(field),
    pick: (next: FormValues[F]) => form.pick(field, next),
  };
}
