import {
  campaignTypeSpecs,
  channelLabels,
  goalLabels,
  openChannels,
  runningDays,
  shownFunctionGroups,
} from '@posthorn/domain';
import { configurationTexts } from '@posthorn/domain/texts/configuration';
import { rulesOf } from '../../campaigns/index.ts';
import { useConfiguration } from '../model/configuration.tsx';
import { type Fact, FactList } from './fact-list.tsx';

/** The campaign in a few lines, with what the form does not show. */
export function Summary() {
  const { shown } = useConfiguration();
  const { goal = shown.goal } = campaignTypeSpecs[shown.type];
  const open = openChannels(shown.type, rulesOf(shown).channelsOff);
  const line = (name: string, value: string | null | undefined): Fact[] =>
    value ? [{ name, value }] : [];
  const { startDate, endDate } = shown;
  const days = startDate && endDate ? runningDays(startDate, endDate) : 0;
  return (
    <FactList
      title={configurationTexts.summary}
      facts={[
        ...line('Goal', goal && goalLabels[goal]),
        ...line('People', shownFunctionGroups(shown)),
        ...line('Runtime', days > 0 ? `${days} ${days === 1 ? 'day' : 'days'}` : null),
        ...line('Channels', open.map((channel) => channelLabels[channel]).join(', ')),
        ...line('Workspace', shown.workspaceName),
        ...line('Template', shown.usedTemplate),
      ]}
    />
  );
}
