import {
  isBlank,
  mendedAddress,
  PAGE_URL_MAX,
  pageAddresses,
  pageRequestFindings,
  type SocialChannel,
  sayFinding,
} from '@posthorn/domain';
import { socialPagesTexts } from '@posthorn/domain/texts/social-pages';
import { useState } from 'react';
import { mendOnLeaving } from '../../../lib/page/mend-on-leaving.ts';
import { notify } from '../../../lib/toast/notify.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { maxWhenNearlyFull } from '../../../ui/fields/max-when-nearly-full.ts';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { useRequestPage } from '../api/page-requests.ts';

interface AddPageDialogProps {
  channel: SocialChannel;
  title: string;
  onClose: () => void;
}

const numberHints: Partial<Record<SocialChannel, string>> = {
  facebook: socialPagesTexts.pageIdHintFacebook,
  linkedin: socialPagesTexts.pageIdHintLinkedin,
};

/**
 * Asks for a page by its address and number. A page on Facebook that is not taken is shown as such, with a
 * way back; the others close either way and wait in the list, or do not.
 */
export function AddPageDialog({ channel, title, onClose }: AddPageDialogProps) {
  const [url, setUrl] = useState('');
  const [number, setNumber] = useState('');
  const request = useRequestPage();
  const { pattern, needsNumber, saysRefusal } = pageAddresses[channel];
  const address = mendedAddress(url);
  const wanted = { channel, url: address, page_id: needsNumber ? number : null };
  const findings = pageRequestFindings(wanted);
  const errorAt = (path: string, text: string) => {
    const found = isBlank(text) ? undefined : findings.find((one) => one.path === path);
    return found && sayFinding(found);
  };
  const send = () =>
    request.mutate(wanted, {
      onSuccess: ({ status }) => {
        notify.success(
          status === 'completed' ? socialPagesTexts.connected : socialPagesTexts.requested,
        );
        onClose();
      },
      onError: () => saysRefusal || onClose(),
    });
  if (request.isError) {
    return (
      <Dialog
        isOpen
        onOpenChange={(isOpen) => isOpen || onClose()}
        title={socialPagesTexts.invalid}
        size="sm"
        footer={<Button onPress={request.reset}>{socialPagesTexts.back}</Button>}
      >
        <p>{socialPagesTexts.invalidText}</p>
        <p className="mt-2 text-sm text-text-2">{request.error.message}</p>
      </Dialog>
    );
  }
  return (
    <FormDialog
      title={title}
      description={socialPagesTexts.addText}
      size="sm"
      submitLabel={socialPagesTexts.addPage}
      isBusy={request.isPending}
      isReady={findings.length === 0}
      onSubmit={send}
      onClose={onClose}
    >
      <TextInput
        label={socialPagesTexts.url}
        placeholder={pattern}
        inputMode="url"
        autoComplete="off"
        autoFocus
        isRequired
        max={maxWhenNearlyFull(url.length, PAGE_URL_MAX)}
        value={url}
        onChange={setUrl}
        onBlur={mendOnLeaving(url, mendedAddress, setUrl)}
        error={errorAt('url', url)}
      />
      {needsNumber ? (
        <TextInput
          label={socialPagesTexts.pageId}
          description={numberHints[channel]}
          inputMode="numeric"
          autoComplete="off"
          isRequired
          value={number}
          onChange={setNumber}
          error={errorAt('page_id', number)}
        />
      ) : null}
    </FormDialog>
  );
}
