import {
  adLanguage,
  type CampaignType,
  callsToActionFor,
  callToActionIn,
  callToActionLabel,
  type Language,
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
  /** In which people will read the button. */
  language?: Language | null;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  error?: string;
  fieldId: string;
}

function Field({
  adType,
  campaignType,
  language,
  value,
  onChange,
  onBlur,
  error,
  fieldId,
}: CallToActionFieldProps) {
  const options = useMemo(
    () => optionsWith(callsToActionFor(adType, campaignType), value, adLanguage(language)),
    [adType, campaignType, value, language],
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
        isRequired
      />
    </div>
  );
}

/** Typing elsewhere in the form does not draw it again. */
export const CallToActionField = memo(Field);

/** What was chosen before stays in sight, but once left it can not be chosen again. */
function optionsWith(offered: readonly string[], chosen: string, language: Language): Option[] {
  // People read the button in the language of the ad; recruiters may know it by its English name.
  const optionOf = (id: string): Option => {
    const [label, english] = [callToActionIn(language, id), callToActionLabel(id)];
    return { id, label, ...(english !== label && { description: english, otherName: english }) };
  };
  const options = offered.map(optionOf);
  if (chosen === '' || offered.includes(chosen)) return options;
  const description = adFieldTexts.callToActionNotOffered;
  return [...options, { ...optionOf(chosen), description, isDisabled: true }];
}
