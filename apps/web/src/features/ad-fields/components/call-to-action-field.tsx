import {
  type CampaignType,
  callsToActionFor,
  callToActionLabel,
  type SocialAdType,
} from '@posthorn/domain';
import { fieldTexts } from '@posthorn/domain/texts/field';
import { memo, useMemo } from 'react';
import { type Option, Select } from '../../../ui/index.ts';
import { callToActionHint } from '../model/hints.ts';

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
        label="Call to action"
        placeholder={callToActionHint}
        hasSearch
        searchLabel="Search calls to action"
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
  const description = 'Not offered for this ad';
  return [
    ...options,
    { id: chosen, label: callToActionLabel(chosen), description, isDisabled: true },
  ];
}
