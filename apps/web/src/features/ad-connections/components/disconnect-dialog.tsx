import { fill, type Network } from '@posthorn/domain';
import { adConnectionTexts } from '@posthorn/domain/texts/ad-connection';
import { useQuery } from '@tanstack/react-query';
import { ErrorReason } from '../../../lib/http/error-reason.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useAccount } from '../../accounts/index.ts';
import { connectionCampaignsQuery, useDisconnect } from '../api/disconnect.ts';
import { networkTitles } from '../model/network-words.ts';

interface DisconnectDialogProps {
  network: Network;
  onClose: () => void;
}

/** Says what becomes of the campaigns before the permission is given back. */
export function DisconnectDialog({ network, onClose }: DisconnectDialogProps) {
  const { id: accountId } = useAccount();
  const disconnect = useDisconnect();
  const title = networkTitles[network];
  const { data, error } = useQuery(connectionCampaignsQuery(accountId, network));
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isStaying) => isStaying || onClose()}
      title={fill(adConnectionTexts.disconnectTitle, { network: title })}
      confirmLabel={adConnectionTexts.disconnect}
      tone="danger"
      isLoading={disconnect.isPending}
      onConfirm={() => disconnect.mutate(network, { onSuccess: onClose })}
    >
      <p>{adConnectionTexts.disconnectStays}</p>
      <div className="mt-2 wrap-anywhere">
        {data ? <p>{runningText(data)}</p> : null}
        {error ? <ErrorReason error={error} /> : null}
        {data || error ? null : <Skeleton className="h-5" />}
      </div>
    </ConfirmDialog>
  );
}

function runningText({ count: n, titles }: { count: number; titles: readonly string[] }): string {
  if (n === 0) return adConnectionTexts.disconnectIdle;
  const named = titles.join(', ');
  const more = n - titles.length;
  return fill(adConnectionTexts.disconnectRunning, {
    n,
    titles: more > 0 ? fill(adConnectionTexts.andMore, { titles: named, more }) : named,
  });
}
