import { adTypeSpecs, type SocialAdType, socialAdTypes } from '@posthorn/domain';
import { useState } from 'react';
import { Select } from '../../../ui/index.ts';
import {
  AdPreview,
  AdStack,
  PreviewControls,
  type PreviewedAd,
  type PreviewedPage,
  type PreviewLook,
} from '../../ad-previews/index.ts';
import {
  demoMedia,
  demoPage,
  demoUrl,
  emptyAd,
  fullAd,
  longPage,
  oddAd,
  templateAd,
} from '../demo-ads.ts';
import { Specimen } from '../frame/specimen.tsx';
import { SpecimenGrid } from '../frame/specimen-grid.tsx';

const onPhone: PreviewLook = { device: 'phone', theme: 'light', hasSafeZones: false };
const inTheDark: PreviewLook = { ...onPhone, theme: 'dark' };
const withZones: PreviewLook = { ...onPhone, hasSafeZones: true };

const types = socialAdTypes.map((id) => ({ id, label: adTypeSpecs[id].label }));

/** As in an editor: one ad, to be looked at from all sides. */
function TryIt() {
  const [adType, setAdType] = useState<SocialAdType>('FacebookPostAd');
  const [look, setLook] = useState(onPhone);
  const choose = (id: string | null) =>
    setAdType(socialAdTypes.find((type) => type === id) ?? adType);
  return (
    <>
      <div className="flex flex-wrap items-end gap-4">
        <Select
          label="Type of the ad"
          options={types}
          value={adType}
          onChange={choose}
          className="w-56"
        />
        <PreviewControls adType={adType} look={look} onChange={setLook} />
      </div>
      <div className="grid justify-items-center rounded-card bg-canvas p-4 sm:p-8">
        <AdPreview ad={fullAd(adType)} page={demoPage} shownUrl={demoUrl} look={look} />
      </div>
    </>
  );
}

interface ExampleProps {
  title: string;
  ad: PreviewedAd;
  look?: PreviewLook;
  page?: PreviewedPage | null;
  shownUrl?: string;
}

function Example({ title, ad, look = onPhone, page = demoPage, shownUrl = demoUrl }: ExampleProps) {
  return (
    <Specimen title={`${adTypeSpecs[ad.adType].label}, ${title}`}>
      <AdPreview ad={ad} page={page} shownUrl={shownUrl} look={look} />
    </Specimen>
  );
}

const film = { ...fullAd('InstagramPostAd'), media: [demoMedia('wide', 'video')] };
const lost = { ...fullAd('LinkedinPostAd'), media: [demoMedia('missing')] };
const stack = [fullAd('FacebookPostAd'), oddAd('FacebookPostAd'), templateAd('FacebookPostAd')];

export function PreviewSection() {
  return (
    <div className="flex flex-col gap-8">
      <Specimen title="An ad from all sides">
        <TryIt />
      </Specimen>
      <SpecimenGrid>
        {socialAdTypes.map((adType) => (
          <Example key={adType} title="full" ad={fullAd(adType)} />
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
        {socialAdTypes.map((adType) => (
          <Example key={adType} title="empty" ad={emptyAd(adType)} page={null} shownUrl="" />
        ))}
        {socialAdTypes.map((adType) => (
          <Example
            key={adType}
            title="odd, dark"
            ad={oddAd(adType)}
            page={longPage}
            look={inTheDark}
          />
        ))}
        <Example title="safe zones" ad={fullAd('InstagramStoryAd')} look={withZones} />
        <Example title="of a template" ad={templateAd('FacebookPostAd')} />
        <Example title="with a video" ad={film} />
        <Example title="picture lost" ad={lost} />
      </SpecimenGrid>
    </div>
  );
}
