import { adConnectionTexts } from '@posthorn/domain/texts/ad-connection';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { Answered } from '../../../lib/query/answered.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { accountFactsQuery, useAccount, useCan } from '../../accounts/index.ts';
import { connectionsQuery } from '../api/connections.ts';
import { failureText } from '../model/failure-text.ts';
import { ConnectionCard } from './connection-card.tsx';
import { ConsentDialog } from './consent-dialog.tsx';

/** The networks with which the account is connected, or can be. */
export function AdConnections() {
  const { id: accountId } = useAccount();
  const mayEdit = useCan('connection.edit');
  const query = useQuery(connectionsQuery(accountId));
  const { data: account } = useQuery(accountFactsQuery(accountId));
  const { consentId, failure, tidyAddress } = useWayBack();
  return (
    <section aria-labelledby="ad-connections" className="flex flex-col gap-3">
      <div>
        <h3 id="ad-connections" className="text-base font-semibold">
          {adConnectionTexts.title}
        </h3>
        <p className="mt-0.5 text-sm text-text-2">{adConnectionTexts.explanation}</p>
      </div>
      {failure ? (
        <Alert kind="error" isLive onClose={tidyAddress}>
          {failure}
        </Alert>
      ) : null}
      {mayEdit ? null : <p className="text-sm text-text-2">{adConnectionTexts.askAdmin}</p>}
      <Answered query={query} skeleton={<Skeleton className="h-72" />}>
        {(connections) => (
          <ul className="flex flex-col gap-3">
            {connections.map((connection) => (
              <ConnectionCard
                key={connection.network}
                connection={connection}
                account={account}
                mayEdit={mayEdit}
              />
            ))}
          </ul>
        )}
      </Answered>
      {consentId && mayEdit ? (
        <ConsentDialog key={consentId} consentId={consentId} onClose={tidyAddress} />
      ) : null}
    </section>
  );
}

interface WayBack {
  consent?: unknown;
  connectFailure?: unknown;
  network?: unknown;
}

/** With what a network's consent page sent the person back here; a reload after it is dealt with forgets it. */
function useWayBack() {
  const search = useLocation({ select: (location) => location.search as WayBack });
  const navigate = useNavigate();
  return {
    consentId: typeof search.consent === 'string' ? search.consent : undefined,
    failure: failureText(search),
    tidyAddress: () =>
      void navigate({ to: '.', search: {}, hash: true, replace: true, resetScroll: false }),
  };
}
