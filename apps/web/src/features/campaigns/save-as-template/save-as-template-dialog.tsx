import type { OperationAnswer } from '@posthorn/contract';
import { campaignTitle, fill, isBlank, PURPOSE_MAX, sayFinding, TITLE_MAX } from '@posthorn/domain';
import { campaignTemplateTexts } from '@posthorn/domain/texts/campaign-template';
import { commonTexts } from '@posthorn/domain/texts/common';
import { fieldTexts } from '@posthorn/domain/texts/field';
import { templatesPageTexts } from '@posthorn/domain/texts/templates-page';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { call } from '../../../lib/http/call.ts';
import { useAttempts } from '../../../lib/http/use-attempts.ts';
import { notify } from '../../../lib/toast/notify.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { templatesKey, useAccount } from '../../accounts/index.ts';
import type { CommandTarget } from '../commands/command.ts';

type Saved = OperationAnswer<'saveAsTemplate'>;

interface SaveAsTemplateDialogProps {
  campaign: CommandTarget;
  onClose: () => void;
}

/** Makes a custom template of a campaign, and opens it; what it could not take is read first. */
export default function SaveAsTemplateDialog({ campaign, onClose }: SaveAsTemplateDialogProps) {
  const { id: accountId } = useAccount();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { keyOf } = useAttempts();
  const [title, setTitle] = useState(campaign.title);
  const [purpose, setPurpose] = useState('');
  const isUnderWay = useRef(false);
  const open = async ({ id: templateId }: Saved) => {
    onClose();
    await navigate({
      to: '/presets/templates/$templates/$templateId/template-details',
      params: { templates: 'custom-templates', templateId },
    });
  };
  const {
    mutate,
    isPending,
    data: saved,
  } = useMutation({
    mutationFn: (body: { title: string; purpose: string }) =>
      call(
        'saveAsTemplate',
        { params: { campaignId: campaign.id }, body },
        { idempotencyKey: keyOf(body) },
      ),
    async onSuccess(template) {
      void queryClient.invalidateQueries({ queryKey: templatesKey(accountId) });
      if (template.notCarriedOver.length > 0) return;
      notify.success(fill(campaignTemplateTexts.savedAs, { title: template.title }));
      await open(template);
    },
    onSettled() {
      isUnderWay.current = false;
    },
  });
  const save = () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutate({ title: title.trim(), purpose: purpose.trim() });
  };
  if (saved && saved.notCarriedOver.length > 0) {
    return <SavedWithout saved={saved} onClose={onClose} onOpen={() => void open(saved)} />;
  }
  return (
    <FormDialog
      size="sm"
      title={fill(campaignTemplateTexts.saveAsTitle, { title: campaignTitle(campaign) })}
      description={campaignTemplateTexts.saveAsHint}
      submitLabel={campaignTemplateTexts.saveAsConfirm}
      isBusy={isPending}
      isReady={!isBlank(title)}
      disabledReason={isBlank(title) ? fieldTexts.required : undefined}
      onSubmit={save}
      onClose={onClose}
    >
      <TextInput
        label={templatesPageTexts.title}
        value={title}
        onChange={setTitle}
        max={TITLE_MAX}
        isRequired
        autoFocus
      />
      <TextInput
        label={templatesPageTexts.purpose}
        description={templatesPageTexts.purposeHint}
        value={purpose}
        onChange={setPurpose}
        max={PURPOSE_MAX}
      />
    </FormDialog>
  );
}

interface SavedWithoutProps {
  saved: Saved;
  onClose: () => void;
  onOpen: () => void;
}

/** It was saved, and this is what it could not take. */
function SavedWithout({ saved, onClose, onOpen }: SavedWithoutProps) {
  return (
    <Dialog
      size="sm"
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={fill(campaignTemplateTexts.savedAs, { title: saved.title })}
      footer={
        <>
          <Button onPress={onClose}>{commonTexts.close}</Button>
          <Button variant="primary" onPress={onOpen} autoFocus>
            {campaignTemplateTexts.openTemplate}
          </Button>
        </>
      }
    >
      <Alert kind="warning" title={campaignTemplateTexts.savedWithout}>
        <ul className="list-disc pl-5">
          {saved.notCarriedOver.map((found) => (
            <li key={sayFinding(found)}>{sayFinding(found)}</li>
          ))}
        </ul>
      </Alert>
    </Dialog>
  );
}
