import { fill } from '@posthorn/domain';
import { campaignListTexts } from '@posthorn/domain/texts/campaign-list';
import { commonTexts } from '@posthorn/domain/texts/common';
import { socialPagesTexts } from '@posthorn/domain/texts/social-pages';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { type SocialPage, useAccount } from '../../accounts/index.ts';
import {
  type PageRequest,
  pageCampaignsQuery,
  useDeletePage,
  useGiveUpRequest,
} from '../api/page-requests.ts';

/** Asks before a page is taken away, and names the campaigns that will miss it. */
export function DeletePageDialog({ page, onClose }: { page: SocialPage; onClose: () => void }) {
  const { id } = useAccount();
  const deleting = useDeletePage();
  const using = useQuery({ ...pageCampaignsQuery(id, page.id), staleTime: 0 });
  const { name } = page;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={fill(socialPagesTexts.deleteTitle, { name })}
      tone="danger"
      confirmLabel={commonTexts.delete}
      isLoading={deleting.isPending}
      onConfirm={() => deleting.mutate(page, { onSettled: onClose })}
    >
      <p>{socialPagesTexts.deleteText}</p>
      <div className="mt-3">
        {using.data ? (
          <UsedBy {...using.data} />
        ) : using.isPending ? (
          <Skeleton className="h-5 w-full" />
        ) : null}
      </div>
    </ConfirmDialog>
  );
}

interface UsedByProps {
  count: number;
  campaigns: { id: string; title: string }[];
}

function UsedBy({ count, campaigns }: UsedByProps) {
  if (count === 0) return <p>{socialPagesTexts.deleteUnused}</p>;
  const more = count - campaigns.length;
  return (
    <>
      <p>{fill(socialPagesTexts.deleteUsed, { n: count })}</p>
      <ul className="mt-2 list-disc pl-5">
        {campaigns.map(({ id, title }) => (
          <li key={id} className="wrap-anywhere">
            {title || campaignListTexts.untitled}
          </li>
        ))}
        {more > 0 ? <li>{fill(socialPagesTexts.more, { n: more })}</li> : null}
      </ul>
    </>
  );
}

interface GiveUpDialogProps {
  request: PageRequest;
  name: string;
  onClose: () => void;
}

export function GiveUpDialog({ request, name, onClose }: GiveUpDialogProps) {
  const givingUp = useGiveUpRequest();
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={socialPagesTexts.requestTitle}
      tone="danger"
      confirmLabel={commonTexts.delete}
      isLoading={givingUp.isPending}
      onConfirm={() => givingUp.mutate(request, { onSettled: onClose })}
    >
      <span className="wrap-anywhere">{name}</span>
    </ConfirmDialog>
  );
}
