import { type Finding, sayFinding } from '@posthorn/domain';
import { adsPageTexts } from '@posthorn/domain/texts/ads-page';
import { Link } from '../../../ui/actions/link.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { useCan } from '../../accounts/index.ts';

/** Pages the account must connect before ads can be made, a sentence each, with the way to connect them. */
export function MissingPagesAlerts({ found }: { found: readonly Finding[] }) {
  const mayConnect = useCan('socialPage.edit');
  return found.map((missing) => (
    <Alert
      key={missing.code}
      kind="warning"
      className="mt-4"
      actions={
        mayConnect ? (
          <Link href={{ to: '/settings/$settingsRoute', params: { settingsRoute: 'company' } }}>
            {adsPageTexts.connectPages}
          </Link>
        ) : null
      }
    >
      {sayFinding(missing)}
    </Alert>
  ));
}
