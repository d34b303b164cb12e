import { draftedTypes } from '@posthorn/domain';
import { vacancyStartTexts } from '@posthorn/domain/texts/vacancy-start';
import { Button } from '../../../ui/actions/button.tsx';
import { usePickMedia } from '../../media-library/index.ts';
import type { Proposal } from '../api/vacancy.ts';

interface PictureChoiceProps {
  use: 'image' | 'logo';
  value: Proposal['image'];
  onChange: (picture: Proposal['image']) => void;
}

const words = {
  image: { label: vacancyStartTexts.picture, choose: vacancyStartTexts.choosePicture },
  logo: { label: vacancyStartTexts.logo, choose: vacancyStartTexts.chooseLogo },
};

/** The picture of all ads, and where it comes from. */
export function PictureChoice({ use, value, onChange }: PictureChoiceProps) {
  const pickMedia = usePickMedia();
  const { label, choose } = words[use];
  const pick = async () => {
    const adType = use === 'image' ? draftedTypes.facebook : draftedTypes.googleDisplay;
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
    <div className="flex min-w-0 items-center gap-4">
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
        <Button size="sm" onPress={() => void pick()}>
          {choose}
        </Button>
      </div>
    </div>
  );
}
