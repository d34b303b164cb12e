import {
  bannerTextLimits,
  fill,
  shownAtMost,
  shownEverywhere,
  type BannerTextField as TextOfBanner,
} from '@posthorn/domain';
import { bannerTexts } from '@posthorn/domain/texts/banner';
import { bannerWords } from '../model/hints.ts';
import { CopyField, type CopyFieldProps } from './copy-field.tsx';

interface BannerTextFieldProps extends Omit<CopyFieldProps, 'label'> {
  field: TextOfBanner;
  isRequired?: boolean;
}

/** A text that all nine banners share. */
export function BannerTextField({ field, ...given }: BannerTextFieldProps) {
  const max = bannerTextLimits[field];
  const warnLength = shownEverywhere(field);
  const most = shownAtMost(field);
  return (
    <CopyField
      {...given}
      {...bannerWords[field]}
      max={max}
      warnLength={warnLength}
      warnLengthMessage={
        most < max
          ? fill(bannerTexts.cutOnAll, { n: warnLength, most })
          : fill(bannerTexts.cutOnSome, { n: warnLength })
      }
      hasEmoji={false}
    />
  );
}
