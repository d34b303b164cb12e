import { campaignTitle, isBeforeLaunch, isOver } from '@posthorn/domain';
import { commonTexts } from '@posthorn/domain/texts/common';
import { overviewTexts } from '@posthorn/domain/texts/overview';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Link } from '../../../ui/actions/link.tsx';
import { PlainButton } from '../../../ui/actions/plain-button.tsx';
import { useAccount } from '../../accounts/index.ts';
import { campaignQuery } from '../api/get-campaign.ts';
import { campaignHref } from '../model/campaign-href.ts';
import { rememberCreated, useCreated } from '../model/just-created.ts';
import { HashButton } from './campaign-parts.tsx';

interface JustCreatedProps {
  slug: string;
  isAll: boolean;
  /** It stands among the rows that are shown, where it is marked. */
  isListed: boolean;
}

/** The way back to the newest campaign, also where a filter or an order keeps it out of sight. */
export default function JustCreated({ slug, isAll, isListed }: JustCreatedProps) {
  const account = useAccount();
  const id = useCreated();
  const { data } = useQuery({
    ...campaignQuery(account.id, id ?? ''),
    enabled: id !== null,
  });
  if (!data || data.id !== id || isOver(data.status)) return null;
  // One that is only begun is looked for the most.
  const isBegun = isBeforeLaunch(data.status) && !data.startDate;
  if (isListed && !isBegun) return null;
  if (data.accountId !== account.id || (!isAll && data.workspaceSlug !== slug)) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-2 rounded-card border border-line bg-primary-soft py-1.5 pr-1.5 pl-4 text-sm">
      <span className="font-medium">{overviewTexts.justCreated}</span>
      <Link href={campaignHref(data)} className="min-w-0 truncate">
        {campaignTitle(data)}
      </Link>
      <HashButton hash={data.hash} />
      <PlainButton
        variant="quiet"
        size="sm"
        isSquare
        icon={<X />}
        aria-label={commonTexts.close}
        onClick={() => rememberCreated(null)}
        className="ml-auto"
      />
    </div>
  );
}
