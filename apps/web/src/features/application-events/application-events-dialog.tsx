import { applicationEventsMax, type Network, networkNames } from '@posthorn/domain';
import { applicationEventTexts } from '@posthorn/domain/texts/application-event';
import { commonTexts } from '@posthorn/domain/texts/common';
import { countingTexts } from '@posthorn/domain/texts/counting';
import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Checkbox } from '../../ui/choice/checkbox.tsx';
import { CheckboxGroup } from '../../ui/choice/checkbox-group.tsx';
import { Radio } from '../../ui/choice/radio.tsx';
import { RadioGroup } from '../../ui/choice/radio-group.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { type ApplicationEvents, useSetApplicationEvents } from './application-events.ts';
import { countedByItself } from './words.ts';

interface ApplicationEventsDialogProps {
  accountId: string;
  offers: readonly ApplicationEvents[];
  onClose: () => void;
}

/** Stands for nothing chosen; no conversion has an empty id. */
const NONE = '';

/** Asks for each network what counts as an application, in the whole account. */
export function ApplicationEventsDialog({
  accountId,
  offers,
  onClose,
}: ApplicationEventsDialogProps) {
  const [chosen, choose] = useState<Partial<Record<Network, string[]>>>({});
  const save = useSetApplicationEvents(accountId);
  const chosenOf = (offer: ApplicationEvents) => chosen[offer.network] ?? offer.chosen;
  const changed = offers.filter(
    (offer) => chosenOf(offer).toSorted().join() !== offer.chosen.toSorted().join(),
  );
  const confirm = () =>
    save.mutate(
      changed.map((offer) => ({ network: offer.network, events: chosenOf(offer) })),
      { onSuccess: onClose },
    );
  return (
    <Dialog
      isOpen
      onOpenChange={(isStaying) => isStaying || onClose()}
      title={countingTexts.title}
      description={countingTexts.explanation}
      size="sm"
      isBusy={save.isPending}
      footer={
        <>
          <Button isDisabled={save.isPending} onPress={onClose}>
            {commonTexts.cancel}
          </Button>
          <Button
            variant="primary"
            isLoading={save.isPending}
            isDisabled={changed.length === 0}
            onPress={confirm}
          >
            {commonTexts.save}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {offers.map((offer) => (
          <Choices
            key={offer.network}
            offer={offer}
            chosen={chosenOf(offer)}
            onChoose={(events) => choose({ ...chosen, [offer.network]: events })}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface ChoicesProps {
  offer: ApplicationEvents;
  chosen: string[];
  onChoose: (events: string[]) => void;
}

function Choices({ offer: { network, events, isAnswered }, chosen, onChoose }: ChoicesProps) {
  const label = networkNames[network];
  const description = isAnswered ? undefined : applicationEventTexts.notAsked;
  if (applicationEventsMax[network] > 1) {
    return (
      <CheckboxGroup
        label={label}
        description={description ?? countingTexts.noneGoogle}
        value={chosen}
        onChange={onChoose}
      >
        {events.map((one) => (
          <Checkbox key={one.id} value={one.id}>
            {one.label}
          </Checkbox>
        ))}
      </CheckboxGroup>
    );
  }
  return (
    <RadioGroup
      label={label}
      description={description}
      value={chosen[0] ?? NONE}
      onChange={(id) => onChoose(id === NONE ? [] : [id])}
    >
      <Radio value={NONE}>{countedByItself[network]}</Radio>
      {events.map((one) => (
        <Radio key={one.id} value={one.id}>
          {one.label}
        </Radio>
      ))}
    </RadioGroup>
  );
}
