import { fill, networkSpecs, zoneName } from '@posthorn/domain';
import { adConnectionTexts } from '@posthorn/domain/texts/ad-connection';
import type { ReactNode } from 'react';
import { dateText, timeText } from '../../../lib/time/format.ts';
import { ApplicationEventChoice } from '../../application-events/index.ts';
import type { Connection } from '../api/connections.ts';

interface ConnectionFactsProps {
  connection: Connection;
  mayEdit: boolean;
}

const numbered = ({ id, name }: NonNullable<Connection['adAccount']>): string =>
  name === null ? id : fill(adConnectionTexts.numbered, { name, number: id });

/** What is known of a connection. */
export function ConnectionFacts({ connection, mayEdit }: ConnectionFactsProps) {
  const { adAccount, state, network } = connection;
  if (!adAccount) return null;
  if (state === 'none') {
    return (
      <p className="text-sm text-text-2 wrap-anywhere">
        {fill(adConnectionTexts.before, { adAccount: numbered(adAccount) })}
      </p>
    );
  }
  return (
    <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[max-content_minmax(0,1fr)]">
      <Fact label={adConnectionTexts.adAccount}>{numbered(adAccount)}</Fact>
      <Fact label={adConnectionTexts.currency}>
        {adAccount.currency ?? adConnectionTexts.notKnown}
      </Fact>
      <Fact label={adConnectionTexts.timeZone}>
        {adAccount.timeZone ? zoneName(adAccount.timeZone) : adConnectionTexts.notKnown}
      </Fact>
      {connection.connectedAt ? (
        <Fact label={adConnectionTexts.connectedSince}>{since(connection)}</Fact>
      ) : null}
      {connection.keysEndAt && state !== 'lost' ? (
        <Fact label={adConnectionTexts.ends}>
          {fill(connection.isRenewable ? adConnectionTexts.endsRenewed : adConnectionTexts.on, {
            date: dateText(connection.keysEndAt),
          })}
        </Fact>
      ) : null}
      {connection.checkedAt ? (
        <Fact label={adConnectionTexts.checked}>
          {fill(adConnectionTexts.checkedAt, {
            date: dateText(connection.checkedAt),
            time: timeText(connection.checkedAt),
          })}
        </Fact>
      ) : null}
      {networkSpecs[network].countsByPixel ? null : (
        <Fact label={adConnectionTexts.counts}>
          <ApplicationEventChoice network={network} mayEdit={mayEdit} />
        </Fact>
      )}
    </dl>
  );
}

function since({ connectedAt, connectedBy }: Connection): string {
  const date = dateText(connectedAt ?? '');
  return connectedBy
    ? fill(adConnectionTexts.byOn, { name: connectedBy, date })
    : fill(adConnectionTexts.on, { date });
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="contents max-sm:block">
      <dt className="text-text-2">{label}</dt>
      <dd className="min-w-0 font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
