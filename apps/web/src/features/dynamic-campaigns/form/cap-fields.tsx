import {
  type CapType,
  type Currency,
  capLabel,
  capTypeLabels,
  capTypes,
  fill,
} from '@posthorn/domain';
import { dynamicCampaignFormTexts as texts } from '@posthorn/domain/texts/dynamic-campaign-form';
import { AmountInput } from '../../../lib/money/amount-input.tsx';
import { Checkbox } from '../../../ui/choice/checkbox.tsx';
import { Select } from '../../../ui/pick/select.tsx';
import { capAdvice, type FormValues } from './form-values.ts';

const hints: Record<CapType, string> = {
  BID_CAP: texts.bidCapHint,
  COST_CAP: texts.costCapHint,
};

const types = capTypes.map((id) => ({ id, label: capTypeLabels[id], description: hints[id] }));

interface CapFieldsProps {
  form: FormValues;
  onChange: (change: Partial<FormValues>) => void;
  errors: { capType?: string; capValue?: string };
  currency: Currency;
  lockedReason: string | undefined;
  onValueLeft: () => void;
}

/** Whether a result may cost only so much, and how much. */
export function CapFields(props: CapFieldsProps) {
  const { form, onChange, errors, currency, lockedReason, onValueLeft } = props;
  return (
    <div className="flex flex-col gap-4">
      <Checkbox
        isSelected={form.hasCap}
        onChange={(hasCap) => onChange({ hasCap })}
        disabledReason={lockedReason}
      >
        {texts.useCap}
      </Checkbox>
      {form.hasCap ? (
        <div className="grid max-w-xl gap-4 sm:grid-cols-2">
          <Select
            label={texts.capType}
            placeholder={texts.chooseCapType}
            isRequired
            options={types}
            value={form.capType}
            onChange={(capType) => onChange({ capType: capType as CapType | null })}
            error={errors.capType}
            disabledReason={lockedReason}
          />
          <AmountInput
            label={fill(texts.capValue, { label: capLabel(form.goal) })}
            isRequired
            form="cents"
            currency={currency}
            value={form.capValue}
            onChange={(capValue) => onChange({ capValue })}
            onBlur={onValueLeft}
            error={errors.capValue}
            warning={capAdvice(form)}
            disabledReason={lockedReason}
          />
        </div>
      ) : null}
    </div>
  );
}
