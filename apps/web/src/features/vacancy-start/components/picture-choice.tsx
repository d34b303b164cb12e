import { plainAdTypes } from '@posthorn/domain';
import { vacancyStartTexts } from '@posthorn/domain/texts/vacancy-start';
import { useId } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { usePickMedia } from '../../media-library/index.ts';
import type { Proposal } from '../api/vacancy.ts';

interface PictureChoiceProps {
  use: 'image' | 'logo';
  value: Proposal['image'];
  /** Why ads can not do without it, or not with this one. */
  error: string | undefined;
  onChange: (picture: Proposal['image']) => void;
}

const words = {
  image: { label: vacancyStartTexts.picture, choose: vacancyStartTexts.choosePicture },
  logo: { label: vacancyStartTexts.logo, choose: vacancyStartTexts.chooseLogo },
};

/** The picture of all ads, and where it comes from. */
export function PictureChoice({ use, value, error, onChange }: PictureChoiceProps) {
  const pickMedia = usePickMedia();
  const errorId = useId();
  const { label, choose } = words[use];
  const pick = async () => {
    const adType = use === 'image' ? plainAdTypes.facebook : plainAdTypes.googleDisplay;
    const [item] = (await pickMedia({ for: 'ad', adType, atMost: 1 })) ?? [];
    if (item) onChange({ from: 'library', item });
  };
  const shown = value && (value.from === 'page' ? value.preview : value.item.previewUrl);
  const origin = !value
    ? vacancyStartTexts.noPicture
    : value.from === 'page'
      ? vacancyStartTexts.ofThePage
      : vacancyStartTexts.ofTheLibrary;
  return (
    <div
      data-field={use === 'image' ? 'media' : 'logo'}
      className="flex min-w-0 items-center gap-4"
    >
      {shown ? (
        <img
          src={shown}
          alt=""
          className="size-20 shrink-0 rounded-card bg-surface-2 object-contain"
        />
      ) : null}
      <div className="min-w-0">
        <p className="text-sm font-medium">{label}</p>
        <p className="mb-2 text-sm text-text-2">{origin}</p>
        <Button
          size="sm"
          aria-describedby={error ? errorId : undefined}
          onPress={() => void pick()}
        >
          {choose}
        </Button>
        {error ? (
          <p id={errorId} className="mt-1 text-sm text-danger">
            {error}
          </p>
        ) : null}
      </div>
    </div>
  );
}
