import { applicationsPageTexts as texts } from '@posthorn/domain/texts/applications-page';
import { commonTexts } from '@posthorn/domain/texts/common';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answered } from '../../../lib/query/answered.tsx';
import { notify } from '../../../lib/toast/notify.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { MultiSelect } from '../../../ui/pick/multi-select.tsx';
import { useAccount } from '../../accounts/index.ts';
import { peopleQuery, useSetMail } from '../api/applications.ts';

interface MailDialogProps {
  campaignId: string;
  onClose: () => void;
}

/** Who gets a letter at once when an application arrives. */
export function MailDialog({ campaignId, onClose }: MailDialogProps) {
  const people = useQuery(peopleQuery(useAccount().id, campaignId));
  const [chosen, setChosen] = useState<readonly string[]>();
  const set = useSetMail(campaignId);
  const save = () => {
    if (!chosen || set.isPending) return;
    set.mutate([...chosen], {
      onSuccess: () => {
        notify.success(texts.mailSaved);
        onClose();
      },
    });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={texts.mailTitle}
      description={texts.mailText}
      isBusy={set.isPending}
      footer={
        <>
          <Button isDisabled={set.isPending} onPress={onClose}>
            {commonTexts.cancel}
          </Button>
          <Button variant="primary" isDisabled={!chosen} isLoading={set.isPending} onPress={save}>
            {texts.save}
          </Button>
        </>
      }
    >
      <Answered
        query={people}
        skeleton={<SkeletonRows rows={1} rowHeight={64} label={texts.loading} />}
      >
        {(all) => (
          <MultiSelect
            label={texts.mailPeople}
            placeholder={texts.mailPlaceholder}
            options={all.map(({ id, name }) => ({ id, label: name }))}
            value={chosen ?? all.filter(({ isMailed }) => isMailed).map(({ id }) => id)}
            onChange={setChosen}
          />
        )}
      </Answered>
    </Dialog>
  );
}
