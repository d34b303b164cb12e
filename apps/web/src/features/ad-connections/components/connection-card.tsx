import { channelsOn, fill, listed } from '@posthorn/domain';
import { adConnectionTexts } from '@posthorn/domain/texts/ad-connection';
import { useState } from 'react';
import { ChannelGlyph } from '../../../lib/channel/channel-glyph.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { AccountFacts } from '../../accounts/index.ts';
import type { Connection } from '../api/connections.ts';
import { useConnect } from '../api/consent.ts';
import { connectLabels, networkTitles, stateLooks } from '../model/network-words.ts';
import { ConnectionFacts } from './connection-facts.tsx';
import { ConnectionTrouble } from './connection-trouble.tsx';
import { DisconnectDialog } from './disconnect-dialog.tsx';

interface ConnectionCardProps {
  connection: Connection;
  account: AccountFacts | undefined;
  mayEdit: boolean;
}

/** One network: whether it is connected, with which ad account, and what can be done about it. */
export function ConnectionCard({ connection, account, mayEdit }: ConnectionCardProps) {
  const { network, state } = connection;
  const title = networkTitles[network];
  const headingId = `connection-${network}`;
  return (
    <Card as="li" aria-labelledby={headingId} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="flex shrink-0 -space-x-1">
          {channelsOn(network).map((channel) => (
            <ChannelGlyph key={channel} channel={channel} />
          ))}
        </span>
        <h4 id={headingId} className="min-w-0 text-base font-semibold wrap-anywhere">
          {title}
        </h4>
        <Tag tone={stateLooks[state].tone} icon="dot" size="sm">
          {stateLooks[state].label}
        </Tag>
      </div>
      <ConnectionTrouble connection={connection} account={account} />
      <ConnectionFacts connection={connection} mayEdit={mayEdit} />
      {mayEdit ? <Actions connection={connection} title={title} /> : null}
    </Card>
  );
}

function Actions({ connection, title }: { connection: Connection; title: string }) {
  const { network, state, missingSettings } = connection;
  const [isEnding, setEnding] = useState(false);
  const connect = useConnect();
  const isConnected = state !== 'none';
  const disabledReason =
    missingSettings.length > 0
      ? fill(adConnectionTexts.missingSettings, {
          network: title,
          settings: listed(missingSettings),
        })
      : undefined;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant={state === 'connected' ? 'secondary' : 'primary'}
        isLoading={connect.isPending}
        disabledReason={disabledReason}
        aria-label={
          isConnected ? fill(adConnectionTexts.connectNetworkAgain, { network: title }) : undefined
        }
        onPress={() => connect.mutate(network)}
      >
        {isConnected ? adConnectionTexts.connectAgain : connectLabels[network]}
      </Button>
      {isConnected ? (
        <Button
          variant="quiet"
          aria-label={fill(adConnectionTexts.disconnectNetwork, { network: title })}
          onPress={() => setEnding(true)}
        >
          {adConnectionTexts.disconnect}
        </Button>
      ) : null}
      {isEnding ? <DisconnectDialog network={network} onClose={() => setEnding(false)} /> : null}
    </div>
  );
}
