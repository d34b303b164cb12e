import {
  countCharacters,
  ERROR_NOTE_MAX,
  type ErrorResolution,
  errorEndSpecs,
  errorResolutions,
  noteOf,
} from '@posthorn/domain';
import { commonTexts } from '@posthorn/domain/texts/common';
import { erroredTexts } from '@posthorn/domain/texts/errored';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Radio } from '../../../ui/choice/radio.tsx';
import { RadioGroup } from '../../../ui/choice/radio-group.tsx';
import { Textarea } from '../../../ui/fields/textarea.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

const TICKET = 'ticket';
type Choice = ErrorResolution | typeof TICKET;

interface ResolveDialogProps {
  /** What it is about. */
  text: string;
  /** A letter to support; missing where support has no address. */
  letter: string | undefined;
  isPending: boolean;
  onResolve: (resolution: ErrorResolution, note: string) => void;
  onClose: () => void;
}

/** Asks what became of an error, before it is taken from the list. */
export function ResolveDialog({ text, letter, isPending, onResolve, onClose }: ResolveDialogProps) {
  const [choice, choose] = useState<Choice | null>(null);
  const [note, setNote] = useState('');

  function confirm(): void {
    if (choice === null) return;
    if (choice !== TICKET) {
      onResolve(choice, noteOf(choice, note) ?? '');
      return;
    }
    // A letter settles nothing: the error stays until support has answered.
    if (letter) window.location.assign(letter);
    onClose();
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isStaying) => isStaying || onClose()}
      title={erroredTexts.resolveTitle}
      description={text}
      size="sm"
      isBusy={isPending}
      footer={
        <>
          <Button isDisabled={isPending} onPress={onClose}>
            {commonTexts.cancel}
          </Button>
          <Button
            variant="primary"
            isLoading={isPending}
            isDisabled={choice === null || countCharacters(note) > ERROR_NOTE_MAX}
            onPress={confirm}
          >
            {erroredTexts.confirm}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <RadioGroup
          label={erroredTexts.resolution}
          value={choice}
          onChange={(value) => choose(value as Choice)}
        >
          {errorResolutions.map((resolution) => (
            <Radio key={resolution} value={resolution}>
              {errorEndSpecs[resolution].label}
            </Radio>
          ))}
          {letter ? <Radio value={TICKET}>{erroredTexts.supportTicket}</Radio> : null}
        </RadioGroup>
        {choice && choice !== TICKET && errorEndSpecs[choice].hasNote ? (
          <Textarea
            label={erroredTexts.reason}
            placeholder={erroredTexts.noNote}
            value={note}
            onChange={setNote}
            max={ERROR_NOTE_MAX}
            rows={3}
          />
        ) : null}
      </div>
    </Dialog>
  );
}
