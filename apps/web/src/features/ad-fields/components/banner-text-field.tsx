import {
  bannerTextLimits,
  fill,
  shownEverywhere,
  type BannerTextField as TextOfBanner,
} from '@posthorn/domain';
import { bannerTexts } from '@posthorn/domain/texts/banner';
import { bannerWords } from '../model/hints.ts';
import { CopyField, type CopyFieldProps } from './copy-field.tsx';

interface BannerTextFieldProps extends Omit<CopyFieldProps, 'label'> {
  field: TextOfBanner;
}

/** A text that all nine banners share. */
export function BannerTextField({ field, ...given }: BannerTextFieldProps) {
  const warnLength = shownEverywhere(field);
  return (
    <CopyField
      {...given}
      {...bannerWords[field]}
      max={bannerTextLimits[field]}
      warnLength={warnLength}
      warnLengthMessage={fill(bannerTexts.cutOnSome, { n: warnLength })}
      hasEmoji={false}
    />
  );
}
