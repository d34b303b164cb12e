import { adTypeSpecs, type SocialAdType, type AdTextField as TextOfAd } from '@posthorn/domain';
import { textHints } from '../model/hints.ts';
import { CopyField, type CopyFieldProps } from './copy-field.tsx';

interface AdTextFieldProps extends CopyFieldProps {
  adType: SocialAdType;
  field: TextOfAd;
}

/** A text of a post, a carousel or a story. */
export function AdTextField({ adType, field, ...given }: AdTextFieldProps) {
  const limit = adTypeSpecs[adType].texts[field];
  return (
    <CopyField
      {...given}
      {...limit}
      isRequired
      hint={textHints[field]}
      hasLines={field === 'message'}
    />
  );
}
