import { functionGroupLabel, goalLabels, languageLabels, showDate } from '@posthorn/domain';
import { commonTexts } from '@posthorn/domain/texts/common';
import { configurationTexts } from '@posthorn/domain/texts/configuration';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { useConfiguration } from '../model/configuration.tsx';
import type { Field, Values } from '../model/values.ts';

type Words = { [F in Field]: (value: Values[F]) => string | null };

const asIs = (text: string) => text;
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).join(', ');

/** A value as people say it. */
const words: Words = {
  title: asIs,
  targetUrl: asIs,
  poNumber: asIs,
  referenceNumber: asIs,
  language: (language) => languageLabels[language],
  goal: (goal) => goal && goalLabels[goal],
  functionGroup: (group) => group && functionGroupLabel(group),
  profiles: names,
  locations: names,
  schedule: (dates) => dates && `${showDate(dates.startDate)} – ${showDate(dates.endDate)}`,
};

export function valueInWords<F extends Field>(field: F, value: Values[F]): string {
  return words[field](value) ?? '';
}

/** The server has something else than what was typed here: both stay until one is chosen. */
export function ConflictNote({ field }: { field: Field }) {
  const { conflicts, outdated, values, engine } = useConfiguration();
  if (!(field in conflicts)) return null;
  const theirs = valueInWords(field, conflicts[field] as Values[typeof field]);
  const isOutdated = outdated.includes(field);
  const mine = valueInWords(field, values[field]);
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
          <Button size="sm" onPress={() => engine.keepMine(field)}>
            {configurationTexts.keepMine}
          </Button>
          <Button size="sm" onPress={() => engine.takeTheirs(field)}>
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
