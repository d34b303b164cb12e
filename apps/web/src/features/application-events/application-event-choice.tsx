import { fill, type Network, networkNames } from '@posthorn/domain';
import { countingTexts } from '@posthorn/domain/texts/counting';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { useAccount } from '../accounts/index.ts';
import { applicationEventsQuery } from './application-events.ts';
import { ApplicationEventsDialog } from './application-events-dialog.tsx';
import { countedWords } from './words.ts';

interface ApplicationEventChoiceProps {
  network: Network;
  mayEdit: boolean;
}

/** What one network counts as an application, and the way to change it. Where it does not answer, nothing is said. */
export function ApplicationEventChoice({ network, mayEdit }: ApplicationEventChoiceProps) {
  const { id: accountId } = useAccount();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(applicationEventsQuery(accountId));
  const offer = data?.find((one) => one.network === network);
  if (!offer) return null;
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0">{countedWords(offer)}</span>
        {mayEdit ? (
          <Button
            size="sm"
            aria-label={fill(countingTexts.changeOn, { network: networkNames[network] })}
            onPress={() => setOpen(true)}
          >
            {countingTexts.change}
          </Button>
        ) : null}
      </span>
      {isOpen ? (
        <ApplicationEventsDialog
          accountId={accountId}
          offers={[offer]}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
