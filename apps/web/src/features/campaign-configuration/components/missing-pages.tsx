import { sayFinding } from '@posthorn/domain';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { useConfiguration } from '../model/configuration.tsx';
import { useMissingPages } from '../model/use-missing-pages.ts';

/** Pages the account must connect before ads can be made, a sentence each. */
export function MissingPages() {
  const { account } = useConfiguration();
  return useMissingPages(account.id).map((found) => (
    <Alert key={found.code} kind="warning" className="mt-4">
      {sayFinding(found)}
    </Alert>
  ));
}
