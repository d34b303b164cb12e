import { campaignTypeSpecs, fill, sayFinding } from '@posthorn/domain';
import { configurationTexts } from '@posthorn/domain/texts/configuration';
import { leadFormEditorTexts } from '@posthorn/domain/texts/lead-form-editor';
import { Circle, CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Card } from '../../../ui/layout/card.tsx';
import { VisuallyHidden } from '../../../ui/lib/visually-hidden.tsx';
import { fieldLabels, focusField } from '../../configuration-fields/index.ts';
import { focusFormSummary } from '../../lead-form/index.ts';
import { useConfiguration } from '../model/configuration.tsx';
import { sayUnfunded } from '../model/say-unfunded.ts';

/** What is still to be done, each line a way to its field. */
export function Readiness() {
  const { fields, required, findings, campaign, shown } = useConfiguration();
  const unfunded = sayUnfunded(shown);
  const ofFields = fields
    .filter((field) => required.includes(field) || findings.some((one) => one.field === field))
    .map((field): LineProps => {
      const finding = findings.find((one) => one.field === field)?.finding;
      return {
        label: fieldLabels[field],
        problem: finding && finding.code !== 'field.required' ? sayFinding(finding) : undefined,
        isDone: !finding,
        onPress: () => focusField(field),
      };
    });
  const form: LineProps = {
    label: leadFormEditorTexts.summaryTitle,
    problem: undefined,
    isDone: campaign.isLeadformComplete,
    onPress: focusFormSummary,
  };
  const lines = campaignTypeSpecs[campaign.type].needsForm ? [...ofFields, form] : ofFields;
  const done = lines.filter(({ isDone }) => isDone).length;
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
        {lines.map((line) => (
          <li key={line.label}>
            <Line {...line} />
          </li>
        ))}
        {unfunded ? (
          <li>
            <AriaButton onPress={() => focusField('budget')} className={pressable}>
              <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
              <span className="min-w-0 flex-1">{unfunded}</span>
            </AriaButton>
          </li>
        ) : null}
      </ul>
    </Card>
  );
}

const pressable =
  'flex min-h-8 w-full cursor-pointer items-start gap-2.5 rounded-control px-2 py-1.5 text-left text-base data-hovered:bg-surface-2 pointer-coarse:min-h-11 pointer-coarse:items-center';

interface LineProps {
  label: string;
  /** Filled, but wrong. */
  problem: string | undefined;
  isDone: boolean;
  onPress: () => void;
}

function Line({ label, problem, isDone, onPress }: LineProps) {
  const Icon = isDone ? CircleCheck : problem ? CircleAlert : Circle;
  const ink = isDone ? 'text-success' : problem ? 'text-danger' : 'text-text-3';
  return (
    <AriaButton onPress={onPress} className={pressable}>
      <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${ink}`} />
      <span className="min-w-0 flex-1">
        <span className={isDone ? 'text-text-2' : 'font-medium'}>{label}</span>
        {problem ? <span className="block text-xs text-danger">{problem}</span> : null}
      </span>
      <VisuallyHidden>
        {isDone ? configurationTexts.done : problem ? '' : configurationTexts.toDo}
      </VisuallyHidden>
    </AriaButton>
  );
}
