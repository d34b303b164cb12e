import { useState } from 'react';
import { FileDrop, toast } from '../../../ui/index.ts';
import { AvatarCropper, type CroppedImage } from '../../media-crop/index.ts';
import { Specimen } from '../frame/specimen.tsx';
import { SpecimenGrid } from '../frame/specimen-grid.tsx';

export function MediaSection() {
  const [image, setImage] = useState<CroppedImage | null>(null);
  const [error, setError] = useState<string>();
  return (
    <SpecimenGrid>
      <Specimen title="Image cropper">
        <AvatarCropper label="Workspace image" value={image} onChange={setImage} />
        {image ? (
          <p className="text-xs text-text-2">
            {image.croppedFile.name}, {Math.ceil(image.croppedFile.size / 1024)} kB, from{' '}
            {image.originalFile.name}
          </p>
        ) : null}
      </Specimen>
      <Specimen title="File drop">
        <FileDrop
          label="Drop images here"
          hint="JPG or PNG, up to 10 MB"
          accept={['image/jpeg', 'image/png']}
          allowsMultiple
          error={error}
          onFiles={(files) => {
            setError(undefined);
            toast.success(`${files.length} files taken`);
          }}
          onReject={(files) => setError(`${files[0]?.name ?? 'A file'} is not a JPG or PNG`)}
        />
      </Specimen>
      <Specimen title="File drop, disabled">
        <FileDrop label="Drop a feed here" hint="XML" isDisabled onFiles={() => {}} />
      </Specimen>
    </SpecimenGrid>
  );
}
