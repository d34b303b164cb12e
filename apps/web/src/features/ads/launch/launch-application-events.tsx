import { fill, type Network, networkNames } from '@posthorn/domain';
import { countingTexts } from '@posthorn/domain/texts/counting';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { useCan } from '../../accounts/index.ts';
import {
  ApplicationEventsDialog,
  applicationEventsQuery,
  countedWords,
} from '../../application-events/index.ts';

interface LaunchApplicationEventsProps {
  accountId: string;
  /** Those on which something is launched. */
  networks: readonly Network[];
  canChange: boolean;
}

/** What each network will count as an application; a row of a list of facts. */
export function LaunchApplicationEvents({
  accountId,
  networks,
  canChange,
}: LaunchApplicationEventsProps) {
  const mayChange = useCan('account.edit');
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(applicationEventsQuery(accountId));
  const shown = (data ?? []).filter(
    ({ network, isConnected }) => isConnected && networks.includes(network),
  );
  if (shown.length === 0) return null;
  return (
    <>
      <dt className="text-text-2">{countingTexts.counts}</dt>
      <dd className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
        <ul className="min-w-0 wrap-anywhere">
          {shown.map((one) => (
            <li key={one.network}>
              {fill(countingTexts.onNetwork, {
                network: networkNames[one.network],
                events: countedWords(one),
              })}
            </li>
          ))}
        </ul>
        {canChange && mayChange ? (
          <Button size="sm" aria-label={countingTexts.changeEvents} onPress={() => setOpen(true)}>
            {countingTexts.change}
          </Button>
        ) : null}
        {isOpen ? (
          <ApplicationEventsDialog
            accountId={accountId}
            offers={shown}
            onClose={() => setOpen(false)}
          />
        ) : null}
      </dd>
    </>
  );
}
