import { masterAccountPageTexts as texts } from '@posthorn/domain/texts/master-account-page';
import { Tag } from '../../../ui/display/tag.tsx';
import type { ManagedAccount } from '../api/accounts.ts';

/** Whether an account is archived, or on the way there. */
export function ArchiveTag({ archive }: Pick<ManagedAccount, 'archive'>) {
  if (!archive) return null;
  return archive.archivedAt ? (
    <Tag size="sm" tone="gray">
      {texts.archived}
    </Tag>
  ) : (
    <Tag size="sm" tone="orange">
      {texts.archiving}
    </Tag>
  );
}
