import {
  type Channel,
  channelLabels,
  chosenChannelsFindings,
  openChannels,
  sayFinding,
} from '@posthorn/domain';
import { configurationTexts } from '@posthorn/domain/texts/configuration';
import { ChannelGlyph } from '../../../lib/channel/channel-glyph.tsx';
import { Checkbox } from '../../../ui/choice/checkbox.tsx';
import { CheckboxGroup } from '../../../ui/choice/checkbox-group.tsx';
import { useConfiguration } from '../model/configuration.tsx';

/** Where the campaign is advertised: the channels of its type, all of them until a person leaves some out. */
export function ChannelsField() {
  const { values, shown, pick, messageOf } = useConfiguration();
  const offered = openChannels(shown.type);
  const chosen = values.channels.map(({ id }) => id);
  const [none] = chosenChannelsFindings(shown.type, chosen);
  return (
    <CheckboxGroup
      label={configurationTexts.channels}
      description={configurationTexts.channelsHint}
      orientation="horizontal"
      error={none ? sayFinding(none) : messageOf('channels')}
      value={chosen}
      onChange={(next) =>
        pick(
          'channels',
          offered.filter((channel) => next.includes(channel)).map((id) => ({ id })),
        )
      }
    >
      {offered.map((channel: Channel) => (
        <Checkbox key={channel} value={channel}>
          <span className="flex items-center gap-2">
            <ChannelGlyph channel={channel} className="size-5" />
            {channelLabels[channel]}
          </span>
        </Checkbox>
      ))}
    </CheckboxGroup>
  );
}
