import { adTypeSpecs, type SocialAdType, socialAdTypes } from '@posthorn/domain';
import { useState } from 'react';
import { SegmentedControl, Select } from '../../../ui/index.ts';
import { AdPreview, AdStack, PreviewControls, type PreviewLook } from '../../ad-previews/index.ts';
import { adStates, demoPage, demoUrl, fullAd, oddAd, templateAd } from '../demo-ads.ts';
import { Specimen } from '../frame/specimen.tsx';
import { SpecimenGrid } from '../frame/specimen-grid.tsx';

const onPhone: PreviewLook = { device: 'phone', theme: 'light', hasSafeZones: false };

const types = socialAdTypes.map((id) => ({ id, label: adTypeSpecs[id].label }));
const stack = [fullAd, oddAd, templateAd].map((make) => make('FacebookPostAd'));

type StateName = keyof typeof adStates;
const names = Object.keys(adStates) as StateName[];
const segments = names.map((id) => ({ id, label: id }));

/** As in an editor: one ad, to be looked at from all sides. */
function FromAllSides() {
  const [adType, setAdType] = useState<SocialAdType>('FacebookPostAd');
  const [state, setState] = useState<StateName>('Full');
  const [look, setLook] = useState(onPhone);
  return (
    <>
      <div className="flex flex-wrap items-end gap-4">
        <Select
          label="Type of the ad"
          options={types}
          value={adType}
          onChange={(id) => setAdType(socialAdTypes.find((type) => type === id) ?? adType)}
          className="w-56"
        />
        <Select
          label="State of the ad"
          options={segments}
          value={state}
          onChange={(id) => setState(names.find((name) => name === id) ?? state)}
          className="w-40"
        />
        <PreviewControls adType={adType} look={look} onChange={setLook} />
      </div>
      <div className="grid justify-items-center rounded-card bg-canvas p-4 sm:p-8">
        <AdPreview {...adStates[state](adType)} look={look} />
      </div>
    </>
  );
}

/** Every type in one state at a time: all at once would be a page of its own. */
function InCards() {
  const [state, setState] = useState<StateName>('Full');
  return (
    <>
      <div className="max-w-full overflow-x-auto">
        <SegmentedControl
          label="State of the ads"
          segments={segments}
          value={state}
          onChange={setState}
        />
      </div>
      <SpecimenGrid>
        {socialAdTypes.map((adType) => (
          <Specimen key={adType} title={adTypeSpecs[adType].label}>
            <AdPreview
              {...adStates[state](adType)}
              look={{
                device: 'phone',
                theme: state === 'Odd' ? 'dark' : 'light',
                hasSafeZones: adType === 'InstagramStoryAd',
              }}
            />
          </Specimen>
        ))}
        <Specimen title="A stack of ads">
          <AdStack
            label="Facebook posts"
            items={stack.map((ad, n) => ({
              id: String(n),
              content: <AdPreview ad={ad} page={demoPage} shownUrl={demoUrl} look={onPhone} />,
            }))}
          />
        </Specimen>
      </SpecimenGrid>
    </>
  );
}

export function PreviewSection() {
  return (
    <div className="flex flex-col gap-8">
      <Specimen title="From all sides">
        <FromAllSides />
      </Specimen>
      <Specimen title="In cards">
        <InCards />
      </Specimen>
    </div>
  );
}
