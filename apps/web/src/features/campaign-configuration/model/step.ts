import type { Channel } from '@posthorn/domain';
import type { Situation } from '../../../lib/save/saved-document.ts';
import { type AudienceStep, audienceStepFor } from '../../configuration-fields/index.ts';
import { type DetailField, detailFields, type Field, isDetail, type Values } from './values.ts';

/** One call that brings the server a step nearer to what is on the screen. */
export type Step =
  | { kind: 'details'; fields: readonly DetailField[]; details: Pick<Values, DetailField> }
  | { kind: 'schedule'; schedule: NonNullable<Values['schedule']> }
  | { kind: 'goal'; goal: NonNullable<Values['goal']> }
  | { kind: 'functionGroup'; functionGroup: string | null }
  | { kind: 'budget'; budget: number | null }
  | { kind: 'channels'; channels: readonly Channel[] }
  | AudienceStep;

/** The next call for a field; undefined when the server has it already, or has no call for it. */
export function stepFor(
  field: Field,
  { stored, wanted, ready }: Situation<Values>,
): Step | undefined {
  if (isDetail(field)) {
    const sent = detailFields.filter((name) => ready.includes(name));
    const details = Object.fromEntries(
      detailFields.map((name) => [name, (sent.includes(name) ? wanted : stored)[name]]),
    ) as Pick<Values, DetailField>;
    return { kind: 'details', fields: sent, details };
  }
  switch (field) {
    case 'schedule':
      return wanted.schedule ? { kind: 'schedule', schedule: wanted.schedule } : undefined;
    case 'goal':
      return wanted.goal ? { kind: 'goal', goal: wanted.goal } : undefined;
    case 'functionGroup':
      return { kind: 'functionGroup', functionGroup: wanted.functionGroup };
    case 'budget':
      return { kind: 'budget', budget: wanted.budget };
    case 'channels':
      return { kind: 'channels', channels: wanted.channels.map(({ id }) => id) };
    case 'profiles':
    case 'locations':
      return audienceStepFor(field, stored, wanted);
  }
}
