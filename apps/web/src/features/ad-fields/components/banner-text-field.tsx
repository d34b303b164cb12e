import { bannerTextLimits, type BannerTextField as TextOfBanner } from '@posthorn/domain';
import { bannerWords } from '../model/hints.ts';
import { CopyField, type CopyFieldProps } from './copy-field.tsx';

interface BannerTextFieldProps extends Omit<CopyFieldProps, 'label'> {
  field: TextOfBanner;
}

/** A text that all nine banners share. */
export function BannerTextField({ field, ...given }: BannerTextFieldProps) {
  const max = bannerTextLimits[field];
  return <CopyField {...given} {...bannerWords[field]} max={max} hasEmoji={false} />;
}
