import type { Network } from '@posthorn/domain';
import { launchDialogTexts } from '@posthorn/domain/texts/launch-dialog';
import { Link } from '../../../ui/actions/link.tsx';

interface Notice {
  text: string;
  /** What the link to its rules says, and where they are. */
  rules: string;
  href: string;
}

/** What a network wants everyone to read where its ads are bought. */
const notices: Record<Network, Notice | null> = {
  meta: null,
  linkedin: {
    text: launchDialogTexts.linkedInNotice,
    rules: launchDialogTexts.linkedInRules,
    href: 'https://www.linkedin.com/legal/ads-policy',
  },
  google: null,
};

export const NetworkNotices = ({ networks }: { networks: readonly Network[] }) =>
  networks.map((network) => {
    const notice = notices[network];
    return notice ? (
      <p key={network} className="text-sm text-text-2">
        {notice.text}{' '}
        <Link href={notice.href} isExternal>
          {notice.rules}
        </Link>
      </p>
    ) : null;
  });
