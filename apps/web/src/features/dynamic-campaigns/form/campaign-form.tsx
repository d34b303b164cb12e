import {
  type DynamicCampaignField,
  fill,
  isUnfinishedAmount,
  monthlyBudget,
  readAmount,
  showBudget,
} from '@posthorn/domain';
import { dynamicCampaignFormTexts as texts } from '@posthorn/domain/texts/dynamic-campaign-form';
import { type ReactNode, useRef, useState } from 'react';
import { AmountInput } from '../../../lib/money/amount-input.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { type AccountFacts, useLeaveQuestion } from '../../accounts/index.ts';
import type { CampaignValues } from '../api/save-campaign.ts';
import { CapFields } from './cap-fields.tsx';
import { type FormField, type FormValues, formErrors, valuesOf } from './form-values.ts';
import { GoalCards } from './goal-cards.tsx';
import { JobListField } from './job-list-field.tsx';

interface CampaignFormProps {
  initial: FormValues;
  account: AccountFacts;
  locked: readonly DynamicCampaignField[];
  submitLabel: string;
  isSaving: boolean;
  /** Whether what was entered is kept or given up: then leaving asks nothing. */
  isDone: boolean;
  onSubmit: (values: CampaignValues) => void;
  /** Above the fields. */
  children?: ReactNode;
}

/** Goal, job list, cap and daily budget. What is locked can be read and not changed. */
export function CampaignForm(props: CampaignFormProps) {
  const { initial, account, locked, submitLabel, isSaving, isDone, onSubmit, children } = props;
  const [form, setForm] = useState(initial);
  const [seen, setSeen] = useState<ReadonlySet<FormField>>(new Set());
  const [isTried, setTried] = useState(false);
  const root = useRef<HTMLFormElement>(null);
  const errors = formErrors(form);
  const change = (values: Partial<FormValues>) => setForm({ ...form, ...values });
  const errorOf = (field: FormField) => (isTried || seen.has(field) ? errors[field] : undefined);
  const lockedReason = (field: DynamicCampaignField) =>
    locked.includes(field) ? texts.locked : undefined;
  const isChanged = (Object.keys(form) as (keyof FormValues)[]).some(
    (key) => form[key] !== initial[key],
  );
  const cents = readAmount(form.dailyBudget, 'whole') ?? 0;

  function submit(): void {
    setTried(true);
    const values = valuesOf(form);
    if (values && !isSaving) onSubmit(values);
    else focusFirstError(root.current);
  }

  return (
    <form
      ref={root}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (form.goal !== null) submit();
      }}
      className="flex flex-col gap-4"
    >
      {children}
      <Panel title={texts.selectGoals}>
        <GoalCards
          value={form.goal}
          onChange={(goal) => change({ goal })}
          account={account}
          isLocked={locked.includes('goal')}
        />
      </Panel>
      <Panel title={texts.jobList}>
        <JobListField
          value={form.jobListId}
          onChange={(jobListId) => change({ jobListId })}
          error={errorOf('jobListId')}
          lockedReason={lockedReason('jobList')}
        />
      </Panel>
      <Panel title={texts.capStrategy} description={texts.capHint}>
        <CapFields
          form={form}
          onChange={change}
          errors={{ capType: errorOf('capType'), capValue: errorOf('capValue') }}
          currency={account.currency}
          lockedReason={lockedReason('cap')}
          onValueLeft={() => form.capValue && setSeen(new Set(seen).add('capValue'))}
        />
      </Panel>
      <Panel title={texts.dailyBudget}>
        <AmountInput
          label={texts.dailyBudget}
          isLabelHidden
          description={texts.dailyBudgetHint}
          isRequired
          currency={account.currency}
          value={form.dailyBudget}
          onChange={(dailyBudget) => {
            change({ dailyBudget });
            if (!isUnfinishedAmount(dailyBudget)) setSeen(new Set(seen).add('dailyBudget'));
          }}
          onBlur={() => form.dailyBudget && setSeen(new Set(seen).add('dailyBudget'))}
          error={errorOf('dailyBudget')}
          disabledReason={lockedReason('budget')}
          className="max-w-xs"
        />
        <p className="mt-2 min-h-5 text-sm text-text-2">
          {errors.dailyBudget
            ? null
            : fill(texts.monthly, {
                month: showBudget({ amount: monthlyBudget(cents), currency: account.currency }),
              })}
        </p>
      </Panel>
      <div className="flex justify-end">
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isLoading={isSaving}
          disabledReason={form.goal === null ? texts.goalMissing : lockedReason('budget')}
        >
          {submitLabel}
        </Button>
      </div>
      <LeaveQuestion isUnsaved={isChanged && !isSaving && !isDone} />
    </form>
  );
}

function focusFirstError(form: HTMLFormElement | null): void {
  // The messages are drawn by then.
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>('[data-invalid] :is(input, button)');
    field?.focus();
  });
}

function LeaveQuestion({ isUnsaved }: { isUnsaved: boolean }) {
  const { isAsked, stay, leave } = useLeaveQuestion(isUnsaved);
  return (
    <ConfirmDialog
      isOpen={isAsked}
      onOpenChange={stay}
      title={texts.leaveTitle}
      confirmLabel={texts.leave}
      cancelLabel={texts.stay}
      tone="danger"
      onConfirm={leave}
    >
      {texts.leaveText}
    </ConfirmDialog>
  );
}
