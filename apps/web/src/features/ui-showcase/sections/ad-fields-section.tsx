import {
  type AdMedia,
  type AdTextField as AdText,
  emptySocialCopy,
  isCarousel,
  required,
  type SocialAdType,
  sayFinding,
  socialAdTypes,
  usesText,
} from '@posthorn/domain';
import { useState } from 'react';
import { Select } from '../../../ui/index.ts';
import { AdTextField, CallToActionField, MediaField } from '../../ad-fields/index.ts';
import { Specimen } from '../frame/specimen.tsx';
import { SpecimenGrid } from '../frame/specimen-grid.tsx';

const types = socialAdTypes.map((id) => ({ id, label: id }));
const tags = [
  { tag: 'city', label: 'City', text: 'Groningen, Assen' },
  { tag: 'company', label: 'Company', text: '', disabledReason: 'This account has no name' },
] as const;
const texts: [AdText, string][] = [
  ['message', 'Message'],
  ['headline', 'Headline'],
  ['linkDescription', 'Link description'],
];

/** The fields as an editor of ads shows them. */
export function AdFieldsSection() {
  const [adType, setAdType] = useState<SocialAdType>('FacebookCarouselAd');
  const [copy, setCopy] = useState<Record<AdText | 'callToAction', string>>({
    message:
      'Care is teamwork. At Martini Hospital you work with 40 colleagues who cover each other’s backs, on a ward you help to shape. 👩🏽‍⚕️',
    headline: 'ICU nurse in Groningen, with a say of your own in the roster',
    linkDescription: '',
    callToAction: '',
  });
  const [media, setMedia] = useState<readonly (AdMedia | null)[]>(
    () => emptySocialCopy('FacebookCarouselAd').media,
  );
  const [touched, setTouched] = useState<readonly string[]>([]);
  const given = (field: keyof typeof copy) => {
    const found = touched.includes(field) ? required(copy[field]) : undefined;
    return {
      adType,
      fieldId: `demo-${field}`,
      value: copy[field],
      onChange: (value: string) => setCopy((before) => ({ ...before, [field]: value })),
      onBlur: () => setTouched((before) => [...before, field]),
      error: found && sayFinding(found),
    };
  };
  const change = (next: SocialAdType) => {
    setAdType(next);
    setMedia((before) => (isCarousel(next) ? before : before.slice(0, 1)));
  };
  return (
    <SpecimenGrid>
      <Specimen title="For an ad of this type">
        <Select
          label="Type of the ad"
          options={types}
          value={adType}
          onChange={(id) => change((id as SocialAdType | null) ?? adType)}
        />
        <MediaField adType={adType} media={media} onChange={setMedia} fieldId="demo-media" />
        <CallToActionField {...given('callToAction')} />
      </Specimen>
      <Specimen title="Its texts">
        {texts.map(([field, label]) =>
          usesText(adType, field) ? (
            <AdTextField key={field} {...given(field)} field={field} label={label} tags={tags} />
          ) : null,
        )}
      </Specimen>
      <Specimen title="Disabled, and chosen before it was offered no more">
        <AdTextField
          {...given('headline')}
          fieldId="demo-disabled"
          field="headline"
          label="Headline of before"
          tags={tags}
          isDisabled
        />
        <CallToActionField
          {...given('callToAction')}
          fieldId="demo-gone"
          value="WATCH_MORE"
          error="This value is not known here"
        />
      </Specimen>
    </SpecimenGrid>
  );
}
