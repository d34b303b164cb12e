import { fill, listDeletionFinding, sayFinding } from '@posthorn/domain';
import { commonTexts } from '@posthorn/domain/texts/common';
import { jobListsPageTexts as texts } from '@posthorn/domain/texts/job-lists-page';
import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { MenuItem } from '../../../ui/overlays/menu-item.tsx';
import { useCan } from '../../accounts/index.ts';
import { useDeleteJobList } from '../api/change-job-list.ts';
import type { JobList } from '../api/job-lists.ts';

/** What a person can do with a job list. */
export function JobListMenu({ list }: { list: JobList }) {
  const [isDeleting, setDeleting] = useState(false);
  const remove = useDeleteJobList();
  const { id: jobListId, name } = list;
  if (!useCan('jobList.edit')) return null;
  const label = fill(texts.actions, { name });
  const blocker = listDeletionFinding(list.advertisedBy);
  return (
    <>
      <Menu
        label={label}
        placement="bottom end"
        trigger={<IconButton icon={<EllipsisVertical />} label={label} hasTooltip={false} />}
      >
        <MenuItem
          icon={<Pencil />}
          href={{ to: '/job-library/update-job-list/$jobListId', params: { jobListId } }}
        >
          {texts.edit}
        </MenuItem>
        <MenuItem
          icon={<Trash2 />}
          tone="danger"
          {...(blocker && { disabledReason: sayFinding(blocker) })}
          onAction={() => setDeleting(true)}
        >
          {commonTexts.delete}
        </MenuItem>
      </Menu>
      <ConfirmDialog
        isOpen={isDeleting}
        onOpenChange={setDeleting}
        title={fill(texts.deleteTitle, { name })}
        tone="danger"
        confirmLabel={commonTexts.delete}
        isLoading={remove.isPending}
        onConfirm={() => remove.mutate(list, { onSettled: () => setDeleting(false) })}
      >
        {texts.deleteText}
      </ConfirmDialog>
    </>
  );
}
