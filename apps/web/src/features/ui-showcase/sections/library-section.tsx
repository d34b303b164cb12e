import { adTypeSpecs, adTypes, mediaTypeLabels } from '@posthorn/domain';
import { useState } from 'react';
import { Button, Select } from '../../../ui/index.ts';
import { type LibraryMedia, usePickMedia } from '../../media-library/index.ts';
import { Specimen } from '../frame/specimen.tsx';
import { SpecimenGrid } from '../frame/specimen-grid.tsx';

const LEAD_FORM = 'leadForm';

const uses = [
  ...adTypes.flatMap((id) =>
    adTypeSpecs[id].media ? [{ id: id as string, label: adTypeSpecs[id].label }] : [],
  ),
  { id: LEAD_FORM, label: 'Lead form' },
];

/** The library as an editor opens it: what does not fit is grey and says why. */
export function LibrarySection() {
  const pickMedia = usePickMedia();
  const [use, setUse] = useState<string>(adTypes[0]);
  const [picked, setPicked] = useState<LibraryMedia[]>();
  const choose = async () => {
    const adType = adTypes.find((id) => id === use);
    const media = await pickMedia(adType ? { for: 'ad', adType } : { for: LEAD_FORM });
    if (media) setPicked(media);
  };
  return (
    <SpecimenGrid>
      <Specimen title="Choose for an ad">
        <Select
          label="What the media is for"
          options={uses}
          value={use}
          onChange={(id) => setUse(id ?? use)}
        />
        <Button onPress={() => void choose()} className="self-start">
          Choose media
        </Button>
      </Specimen>
      <Specimen title="Chosen">
        {picked ? (
          <ul aria-label="Chosen media" className="flex flex-col gap-2">
            {picked.map(({ id, title, type, thumbnailUrl }) => (
              <li key={id} className="flex items-center gap-3">
                {thumbnailUrl ? (
                  <img src={thumbnailUrl} alt="" className="size-10 rounded-control object-cover" />
                ) : null}
                <span className="min-w-0 truncate">
                  {title}, {mediaTypeLabels[type]}
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-text-2">Nothing yet</p>
        )}
      </Specimen>
    </SpecimenGrid>
  );
}
