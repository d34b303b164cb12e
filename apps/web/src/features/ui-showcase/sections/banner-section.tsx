import { type AdMedia, sayFinding, tagsFinding } from '@posthorn/domain';
import { useState } from 'react';
import { SegmentedControl, TextInput } from '../../../ui/index.ts';
import { ColourField, LogoField, TagsField } from '../../ad-fields/index.ts';
import { BannerGrid, BannerPlaceholders, type PreviewedBanner } from '../../ad-previews/index.ts';
import { type BannerState, bannerStates } from '../demo-banners.ts';
import { Specimen } from '../frame/specimen.tsx';

const segments = (Object.keys(bannerStates) as BannerState[]).map((id) => ({ id, label: id }));

/** Nine banners, and the fields that only they have. */
export function BannerSection() {
  const [state, setState] = useState<BannerState>('English');
  const [copy, setCopy] = useState<PreviewedBanner>(bannerStates.English);
  const [logo, setLogo] = useState<AdMedia | null>(null);
  const [isTouched, setTouched] = useState(false);
  const change = (part: Partial<PreviewedBanner>) => setCopy((before) => ({ ...before, ...part }));
  const missing = isTouched ? tagsFinding(copy.tags) : undefined;
  return (
    <div className="flex flex-col gap-8">
      <div className="max-w-full overflow-x-auto">
        <SegmentedControl
          label="State of the banners"
          segments={segments}
          value={state}
          onChange={(next) => {
            setState(next);
            setCopy(bannerStates[next]);
          }}
        />
      </div>
      <Specimen title="What is written for them" className="max-w-md">
        <TextInput
          label="Title of the banners"
          value={copy.title}
          onChange={(title) => change({ title })}
        />
        <TagsField
          fieldId="demo-tags"
          value={copy.tags}
          onChange={(tags) => change({ tags })}
          onBlur={() => setTouched(true)}
          error={missing && sayFinding(missing)}
        />
        <ColourField
          fieldId="demo-colour"
          value={copy.primaryColor}
          onChange={(primaryColor) => change({ primaryColor })}
        />
        <LogoField
          fieldId="demo-logo"
          value={logo}
          onChange={(next) => {
            setLogo(next);
            change({ logo: next });
          }}
        />
      </Specimen>
      <Specimen title="The nine of them">
        <BannerGrid copy={copy} />
      </Specimen>
      <Specimen title="Before there are any">
        <BannerPlaceholders />
      </Specimen>
    </div>
  );
}
