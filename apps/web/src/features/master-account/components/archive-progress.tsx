import { fill } from '@posthorn/domain';
import { masterAccountPageTexts as texts } from '@posthorn/domain/texts/master-account-page';
import { dateText } from '../../../lib/time/format.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import type { ManagedSettings } from '../api/accounts.ts';

/** How far an account is on its way to the archive. */
export function ArchiveProgress({ archive }: Pick<ManagedSettings, 'archive'>) {
  if (!archive) return null;
  const { archivedAt, running } = archive;
  if (archivedAt) {
    return <Alert>{fill(texts.archivedOn, { date: dateText(archivedAt) })}</Alert>;
  }
  return (
    <Alert kind="warning" title={texts.archiving} isLive>
      {running > 0 ? fill(texts.archivingText, { n: running }) : texts.archivingLast}
    </Alert>
  );
}
