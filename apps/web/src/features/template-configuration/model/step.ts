import type { Channel, Goal, Language } from '@posthorn/domain';
import type { Situation } from '../../../lib/save/saved-document.ts';
import { type AudienceStep, audienceStepFor } from '../../configuration-fields/index.ts';
import { type Field, isText, type TextField, textFields, type Values } from './values.ts';

/** One call that brings the server a step nearer to what is on the screen. */
export type Step =
  | { kind: 'texts'; texts: Partial<Pick<Values, TextField>> }
  | { kind: 'goal'; goal: Goal }
  | { kind: 'functionGroup'; functionGroup: string | null }
  | { kind: 'language'; language: Language }
  | { kind: 'runtime'; runtime: number }
  | { kind: 'budget'; budget: number }
  | { kind: 'channels'; channels: readonly Channel[] }
  | AudienceStep;

/** The next call for a field; undefined when the server has it already, or has no call for it. */
export function stepFor(
  field: Field,
  { stored, wanted, ready }: Situation<Values>,
): { step: Step; fields: readonly Field[] } | undefined {
  if (isText(field)) {
    const sent = textFields.filter((name) => ready.includes(name));
    const texts = Object.fromEntries(sent.map((name) => [name, wanted[name]]));
    return { step: { kind: 'texts', texts }, fields: sent };
  }
  const step = ownStep(field, stored, wanted);
  return step && { step, fields: [field] };
}

function ownStep(
  field: Exclude<Field, TextField>,
  stored: Values,
  wanted: Values,
): Step | undefined {
  switch (field) {
    case 'goal':
      return wanted.goal ? { kind: 'goal', goal: wanted.goal } : undefined;
    case 'functionGroup':
      return { kind: 'functionGroup', functionGroup: wanted.functionGroup };
    case 'language':
      return wanted.language ? { kind: 'language', language: wanted.language } : undefined;
    case 'runtime':
      return wanted.runtime === null ? undefined : { kind: 'runtime', runtime: wanted.runtime };
    case 'budget':
      return { kind: 'budget', budget: wanted.budget ?? 0 };
    case 'channels':
      return { kind: 'channels', channels: wanted.channels.map(({ id }) => id) };
    case 'profiles':
    case 'locations':
      return audienceStepFor(field, stored, wanted);
  }
}
