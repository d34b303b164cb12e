import { MissingPagesAlerts } from '../../social-pages/index.ts';
import { useConfiguration } from '../model/configuration.tsx';
import { useMissingPages } from '../model/use-missing-pages.ts';

export function MissingPages() {
  const { account } = useConfiguration();
  return <MissingPagesAlerts found={useMissingPages(account.id)} />;
}
