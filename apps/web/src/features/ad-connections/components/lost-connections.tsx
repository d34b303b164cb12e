import type { Network } from '@posthorn/domain';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { deferComponent } from '../../../lib/on-demand/defer-component.tsx';
import { useAccount } from '../../accounts/index.ts';
import { connectionsQuery } from '../api/connections.ts';

const { Component: ConnectionNotice } = deferComponent(() => import('./connection-notice.tsx'));

interface LostConnectionsProps {
  /** Only these; all where none are given. */
  networks?: readonly Network[];
  className?: string;
}

/** A notice for each connection that is not well; nothing where all are, or nothing is known. */
export function LostConnections({ networks, className }: LostConnectionsProps) {
  const { id: accountId } = useAccount();
  const { data = [] } = useQuery(connectionsQuery(accountId));
  const troubled = data.filter(
    ({ network, state }) =>
      (state === 'lost' || state === 'ending') && (networks?.includes(network) ?? true),
  );
  if (troubled.length === 0) return null;
  return (
    <Suspense>
      <ConnectionNotice connections={troubled} className={className} />
    </Suspense>
  );
}
