import {
  type CapType,
  type Currency,
  capLabel,
  capTypeLabels,
  capTypes,
  currencySymbol,
  fill,
  shownAmountText,
} from '@posthorn/domain';
import { dynamicCampaignFormTexts as texts } from '@posthorn/domain/texts/dynamic-campaign-form';
import { Checkbox } from '../../../ui/choice/checkbox.tsx';
import { MoneyInput } from '../../../ui/fields/money-input.tsx';
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
}

/** Whether a result may cost only so much, and how much. */
export function CapFields({ form, onChange, errors, currency, lockedReason }: CapFieldsProps) {
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
          <MoneyInput
            label={fill(texts.capValue, { label: capLabel(form.goal) })}
            isRequired
            inputMode="decimal"
            currency={currencySymbol(currency)}
            value={form.capValue}
            shown={shownAmountText(form.capValue, 'cents')}
            onChange={(capValue) => onChange({ capValue })}
            error={errors.capValue}
            warning={capAdvice(form)}
            disabledReason={lockedReason}
          />
        </div>
      ) : null}
    </div>
  );
}
