import { isSubjectPage, newsPageOf, newsPath } from '@posthorn/domain';
import { notificationTexts } from '@posthorn/domain/texts/notification';
import { Link } from '../../../ui/actions/link.tsx';
import { useAccount } from '../../accounts/index.ts';
import type { Notification } from '../api/list-notifications.ts';

/** The row itself leads to the campaign, the dynamic campaign or the job lists. */
const labels = {
  errored: notificationTexts.showErrors,
  ads: notificationTexts.showAds,
  applications: notificationTexts.showApplications,
};

interface NewsLinkProps {
  notification: Notification;
  onOpen: () => void;
}

/** Leads to where a person sees what it is about or does something about it, below the text. */
export function NewsLink({ notification: { kind, campaignId }, onOpen }: NewsLinkProps) {
  const { role } = useAccount();
  const page = kind === null ? 'details' : newsPageOf(kind, role);
  if (isSubjectPage(page)) return null;
  return (
    <span className="basis-full pl-9.5">
      <Link variant="quiet" className="text-sm" href={newsPath(page, campaignId)} onPress={onOpen}>
        {labels[page]}
      </Link>
    </span>
  );
}
