import {
  type CampaignType,
  callsToActionFor,
  callToActionLabel,
  type SocialAdType,
} from '@posthorn/domain';
import { adFieldTexts } from '@posthorn/domain/texts/ad-field';
import { fieldTexts } from '@posthorn/domain/texts/field';
import { memo, useMemo } from 'react';
import { type Option, Select } from '../../../ui/index.ts';

interface CallToActionFieldProps {
  adType: SocialAdType;
  /** Of the campaign; templates have none. */
  campaignType?: CampaignType;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  error?: string;
  fieldId: string;
}

function Field({
  adType,
  campaignType,
  value,
  onChange,
  onBlur,
  error,
  fieldId,
}: CallToActionFieldProps) {
  const options = useMemo(
    () => optionsWith(callsToActionFor(adType, campaignType), value),
    [adType, campaignType, value],
  );
  return (
    <div id={fieldId}>
      <Select
        label={adFieldTexts.callToAction}
        placeholder={adFieldTexts.callToActionHint}
        hasSearch
        searchLabel={adFieldTexts.callToActionSearch}
        emptyText={fieldTexts.noMatch}
        options={options}
        value={value === '' ? null : value}
        onChange={(id) => onChange(id ?? '')}
        onBlur={onBlur}
        error={error}
      />
    </div>
  );
}

/** Typing elsewhere in the form does not draw it again. */
export const CallToActionField = memo(Field);

/** What was chosen before stays in sight, but once left it can not be chosen again. */
function optionsWith(offered: readonly string[], chosen: string): Option[] {
  const options: Option[] = offered.map((id) => ({ id, label: callToActionLabel(id) }));
  if (chosen === '' || offered.includes(chosen)) return options;
  const description = adFieldTexts.callToActionNotOffered;
  return [
    ...options,
    { id: chosen, label: callToActionLabel(chosen), description, isDisabled: true },
  ];
}
