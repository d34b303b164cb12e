import {
  type Finding,
  type LeadFormPart,
  leadFormDraftFindings,
  leadFormFindings,
  leadFormPartOf,
  leftTagFindings,
  sayFinding,
} from '@posthorn/domain';
import { createContext, use, useMemo } from 'react';
import { useTouchedFields } from '../../../lib/save/use-touched-fields.ts';
import type { OfferedTag } from '../../ad-fields/index.ts';
import type { FormEngine, FormSnapshot } from './form-engine.ts';
import type { FormOwner } from './form-owner.ts';
import { type Field, formOf, type Values } from './values.ts';

/** All that the parts of the editor need to know of each other. */
export interface LeadFormEditor extends Omit<FormSnapshot, 'document'> {
  engine: FormEngine;
  owner: FormOwner;
  isReadOnly: boolean;
  tags: readonly OfferedTag[];
  /** What keeps it from being finished, and what could be better. */
  findings: readonly Finding[];
  /** How much there is to do in a part. */
  toDo: (part: LeadFormPart) => number;
  /** The sentence at a place of the form, once a person has been in its field. */
  messageOf: (path: string) => string | undefined;
  /** Advice at a place of the form. */
  adviceOf: (path: string) => string | undefined;
  touch: (field: Field) => void;
  touchAll: () => void;
  /** Typed: it is saved after a while, or when the field is left. */
  change: <F extends Field>(field: F, value: Values[F]) => void;
  /** Picked: it is saved at once. */
  pick: <F extends Field>(field: F, value: Values[F]) => void;
}

const LeadFormContext = createContext<LeadFormEditor | null>(null);
export const LeadFormProvider = LeadFormContext.Provider;

export function useLeadForm(): LeadFormEditor {
  const form = use(LeadFormContext);
  if (!form) throw new Error('useLeadForm needs a LeadFormProvider above it');
  return form;
}

const fieldOf = (path: string): string => path.split('.')[0] ?? '';

/** The field of the values that a path of the rules lies in. */
const valueOfPath = (path: string): Field =>
  (fieldOf(path) === 'mediaId' ? 'media' : fieldOf(path)) as Field;

/** The path under which the rules speak of a field. */
export const pathOf = (field: Field): string => (field === 'media' ? 'mediaId' : field);

export function useLeadFormOf(
  engine: FormEngine,
  { document, ...snapshot }: FormSnapshot,
  { owner, tags }: Pick<LeadFormEditor, 'owner' | 'tags'>,
): LeadFormEditor {
  const { values, refusals } = snapshot;
  const { isTouched, touch, touchAll, pick } = useTouchedFields(engine);
  const form = useMemo(() => formOf(values), [values]);
  const findings = useMemo(() => {
    const found = leadFormFindings(form);
    if (owner.of === 'template') return found;
    // In a campaign no tag may be left; in a template they are meant to stand.
    return [...found, ...leftTagFindings(form)];
  }, [form, owner.of]);
  const unsaveable = useMemo(() => leadFormDraftFindings(form), [form]);
  const errors = findings.filter(({ severity }) => severity === 'error');

  const change = <F extends Field>(field: F, value: Values[F]) => engine.change(field, value);

  return {
    ...snapshot,
    engine,
    owner,
    isReadOnly: document.isLocked,
    tags,
    findings,
    toDo: (part) => errors.filter((found) => leadFormPartOf(found) === part).length,
    messageOf(path) {
      if (document.isLocked) return undefined;
      const field = valueOfPath(path);
      if (path === fieldOf(path) && refusals[field] !== undefined) return refusals[field];
      // What can not be saved is said at once, what is missing when a person has been there.
      const wrong = unsaveable.find((found) => found.path === path);
      if (wrong) return sayFinding(wrong);
      const missing = isTouched(field) ? errors.find((found) => found.path === path) : undefined;
      return missing && sayFinding(missing);
    },
    adviceOf(path) {
      const advice = findings.find((one) => one.severity === 'warning' && one.path === path);
      return advice && !document.isLocked ? sayFinding(advice) : undefined;
    },
    touch,
    touchAll,
    change,
    pick,
  };
}
