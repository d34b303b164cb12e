import { campaignFieldLabels, fill, sayFinding } from '@posthorn/domain';
import { configurationTexts } from '@posthorn/domain/texts/configuration';
import { Circle, CircleAlert, CircleCheck } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Card } from '../../../ui/layout/card.tsx';
import { VisuallyHidden } from '../../../ui/lib/visually-hidden.tsx';
import { focusField } from '../../configuration-fields/index.ts';
import { useConfiguration } from '../model/configuration.tsx';
import { type Field, ruleFields } from '../model/values.ts';

/** What is still to be done, each line a way to its field. */
export function Readiness() {
  const { fields, required, findings } = useConfiguration();
  const lines = fields
    .filter((field) => required.includes(field) || findings.some((one) => one.field === field))
    .map((field) => ({ field, finding: findings.find((one) => one.field === field)?.finding }));
  const done = lines.filter(({ finding }) => !finding).length;
  return (
    <Card as="section" aria-labelledby="readiness">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="readiness" className="text-base font-semibold">
          {done === lines.length ? configurationTexts.ready : configurationTexts.stillToDo}
        </h2>
        <span className="tabular text-sm text-text-2">
          {fill(configurationTexts.doneOfN, { done, n: lines.length })}
        </span>
      </div>
      <div aria-hidden="true" className="mt-2.5 h-1.5 overflow-hidden rounded-full bg-surface-3">
        <div
          style={{ width: `${(done / Math.max(1, lines.length)) * 100}%` }}
          className={`h-full rounded-full transition-[width] duration-dialog ${done === lines.length ? 'bg-success' : 'bg-primary'}`}
        />
      </div>
      <ul className="-mx-2 mt-3 flex flex-col">
        {lines.map(({ field, finding }) => (
          <li key={field}>
            <Line
              field={field}
              problem={
                finding && finding.code !== 'field.required' ? sayFinding(finding) : undefined
              }
              isDone={!finding}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface LineProps {
  field: Field;
  /** Filled, but wrong. */
  problem?: string;
  isDone: boolean;
}

function Line({ field, problem, isDone }: LineProps) {
  const Icon = isDone ? CircleCheck : problem ? CircleAlert : Circle;
  const ink = isDone ? 'text-success' : problem ? 'text-danger' : 'text-text-3';
  return (
    <AriaButton
      onPress={() => focusField(field)}
      className="flex min-h-8 w-full cursor-pointer items-start gap-2.5 rounded-control px-2 py-1.5 text-left text-base data-hovered:bg-surface-2 pointer-coarse:min-h-11 pointer-coarse:items-center"
    >
      <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${ink}`} />
      <span className="min-w-0 flex-1">
        <span className={isDone ? 'text-text-2' : 'font-medium'}>
          {campaignFieldLabels[ruleFields[field]]}
        </span>
        {problem ? <span className="block text-xs text-danger">{problem}</span> : null}
      </span>
      <VisuallyHidden>
        {isDone ? configurationTexts.done : problem ? '' : configurationTexts.toDo}
      </VisuallyHidden>
    </AriaButton>
  );
}
