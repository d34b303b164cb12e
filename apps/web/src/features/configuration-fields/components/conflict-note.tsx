import { commonTexts } from '@posthorn/domain/texts/common';
import { configurationTexts } from '@posthorn/domain/texts/configuration';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { useForm } from '../model/form.tsx';
import { type FormField, type FormValues, valueInWords } from '../model/form-values.ts';

interface ConflictChoiceProps {
  mine: string;
  theirs: string;
  /** The document has moved on since; it need not have been another person. */
  isOutdated: boolean;
  onKeep: () => void;
  onTake: () => void;
}

/** The server has something else than what was typed here: both stay until one is chosen. */
export function ConflictChoice({ mine, theirs, isOutdated, onKeep, onTake }: ConflictChoiceProps) {
  return (
    <Alert
      kind="warning"
      isLive
      title={
        isOutdated ? configurationTexts.statusChangedMeanwhile : configurationTexts.changedMeanwhile
      }
      className="mt-2"
      actions={
        <>
          <Button size="sm" onPress={onKeep}>
            {configurationTexts.keepMine}
          </Button>
          <Button size="sm" onPress={onTake}>
            {isOutdated ? configurationTexts.takeTheSavedOne : configurationTexts.takeTheirs}
          </Button>
        </>
      }
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-sm">
        <dt>{configurationTexts.yours}</dt>
        <dd className="font-medium text-text">{mine || configurationTexts.empty}</dd>
        <dt>{isOutdated ? commonTexts.saved : configurationTexts.theirs}</dt>
        <dd className="font-medium text-text">{theirs || configurationTexts.empty}</dd>
      </dl>
    </Alert>
  );
}

/** Of a field of the form it stands in. */
export function ConflictNote({ field }: { field: FormField }) {
  const { conflicts, outdated, values, engine, account } = useForm();
  if (!(field in conflicts)) return null;
  const inWords = (given: Partial<FormValues>) =>
    valueInWords(field, given[field] as FormValues[typeof field], account.currency);
  return (
    <ConflictChoice
      mine={inWords(values)}
      theirs={inWords(conflicts)}
      isOutdated={outdated.includes(field)}
      onKeep={() => engine.keepMine(field)}
      onTake={() => engine.takeTheirs(field)}
    />
  );
}
