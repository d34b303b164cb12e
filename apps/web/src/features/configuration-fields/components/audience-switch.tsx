import { type Audience, campaignFieldLabels, campaignTypeSpecs } from '@posthorn/domain';
import { configurationTexts } from '@posthorn/domain/texts/configuration';
import { Radio } from '../../../ui/choice/radio.tsx';
import { RadioGroup } from '../../../ui/choice/radio-group.tsx';
import { useForm } from '../model/form.tsx';

/** People of certain jobs, or of a whole function group. Switching takes the other choice back. */
export function AudienceSwitch() {
  const { type, audience, pickAudience } = useForm();
  const { audiences } = campaignTypeSpecs[type];
  if (audiences.length < 2) return null;
  return (
    <RadioGroup
      label={configurationTexts.choosePeopleBy}
      orientation="horizontal"
      value={audience}
      onChange={(next) => pickAudience(next as Audience)}
    >
      {audiences.map((name) => (
        <Radio key={name} value={name}>
          {campaignFieldLabels[name]}
        </Radio>
      ))}
    </RadioGroup>
  );
}
