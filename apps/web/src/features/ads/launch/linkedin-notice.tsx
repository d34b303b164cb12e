import { launchDialogTexts } from '@posthorn/domain/texts/launch-dialog';
import { Link } from '../../../ui/actions/link.tsx';

const RULES = 'https://www.linkedin.com/legal/ads-policy';

/** LinkedIn wants everyone to read this where its ads are bought. */
export function LinkedInNotice() {
  return (
    <p className="text-sm text-text-2">
      {launchDialogTexts.linkedInNotice}{' '}
      <Link href={RULES} isExternal>
        {launchDialogTexts.linkedInRules}
      </Link>
    </p>
  );
}
