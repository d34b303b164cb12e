import { amount, between, minValue, required, shownAmountText } from '@posthorn/domain';
import { useState } from 'react';
import { MoneyInput, NumberInput, Slider } from '../../../ui/index.ts';
import { Specimen } from '../frame/specimen.tsx';
import { SpecimenGrid } from '../frame/specimen-grid.tsx';
import { useDemoField } from '../use-demo-field.ts';

export function NumberSection() {
  const days = useDemoField('30', [required, between(1, 60)]);
  const budget = useDemoField('1250', [required, amount, minValue(1)]);
  const cap = useDemoField('0,45', [required, amount]);
  const [volume, setVolume] = useState(40);
  return (
    <SpecimenGrid>
      <Specimen title="Number, between 1 and 60">
        <NumberInput
          label="Runtime"
          unit="days"
          value={days.value === '' ? null : Number(days.value)}
          onChange={(next) => days.onChange(next === null ? '' : String(next))}
          error={days.error}
        />
      </Specimen>
      <Specimen title="Number, disabled and blocked">
        <NumberInput label="Disabled" isDisabled value={12} onChange={() => {}} />
        <NumberInput
          label="Blocked"
          disabledReason="Set by the package"
          value={12}
          onChange={() => {}}
        />
      </Specimen>
      <Specimen title="Currency, whole units">
        <MoneyInput
          label="Budget"
          currency="€"
          shown={shownAmountText(budget.value, 'whole')}
          {...budget}
        />
      </Specimen>
      <Specimen title="Currency with cents">
        <MoneyInput
          label="Cost per click"
          description="Comma or point, two decimals."
          currency="€"
          inputMode="decimal"
          shown={shownAmountText(cap.value, 'cents')}
          {...cap}
        />
      </Specimen>
      <Specimen title="Currency, invalid and disabled">
        <MoneyInput
          label="Boost"
          currency="$"
          value="1,2,3"
          shown="1,2,3"
          onChange={() => {}}
          error="Provided amount has invalid format"
        />
        <MoneyInput
          label="Total"
          currency="£"
          isDisabled
          value="100000"
          shown="100.000"
          onChange={() => {}}
        />
      </Specimen>
      <Specimen title="Slider">
        <Slider label="Zoom" value={volume} onChange={setVolume} />
      </Specimen>
    </SpecimenGrid>
  );
}
