import { productNow } from '../../../lib/time/clock.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import type { AccountFacts } from '../../accounts/index.ts';
import type { Connection } from '../api/connections.ts';
import { troublesOf } from '../model/troubles.ts';

interface ConnectionTroubleProps {
  connection: Connection;
  account: AccountFacts | undefined;
}

export function ConnectionTrouble({ connection, account }: ConnectionTroubleProps) {
  return troublesOf(connection, account, productNow()).map(({ kind, text }) => (
    <Alert key={text} kind={kind}>
      {text}
    </Alert>
  ));
}
