import { fill } from '@posthorn/domain';
import { adConnectionTexts } from '@posthorn/domain/texts/ad-connection';
import { dateText } from '../../../lib/time/format.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { useCan } from '../../accounts/index.ts';
import type { Connection } from '../api/connections.ts';
import { networkTitles } from '../model/network-words.ts';
import { lossText } from '../model/troubles.ts';
import { ConnectionsLink } from './connections-link.tsx';

interface ConnectionNoticeProps {
  connections: readonly Connection[];
  className?: string;
}

/** Connections that are lost or end soon, told where campaigns are, and who can mend them. */
export default function ConnectionNotice({ connections, className }: ConnectionNoticeProps) {
  const mayMend = useCan('connection.edit');
  return connections.map((connection) => {
    const { network, state, keysEndAt } = connection;
    const title = networkTitles[network];
    if (state === 'ending') {
      if (!mayMend || !keysEndAt) return null;
      const params = { network: title, date: dateText(keysEndAt) };
      return (
        <Alert key={network} kind="warning" className={className} actions={<ConnectionsLink />}>
          {fill(adConnectionTexts.endsOn, params)}
        </Alert>
      );
    }
    return (
      <Alert
        key={network}
        kind="error"
        className={className}
        title={fill(adConnectionTexts.lostTitle, { network: title })}
        actions={mayMend ? <ConnectionsLink /> : undefined}
      >
        <p>
          {lossText(connection)} {adConnectionTexts.lostMeans}
        </p>
        {mayMend ? null : <p>{adConnectionTexts.askAdminToMend}</p>}
      </Alert>
    );
  });
}
