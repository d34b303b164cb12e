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
import { useForm, useFormField } from '../model/form.tsx';

/** Where the campaign is advertised: the channels of its type, all of them until a person leaves some out. */
export function ChannelsField() {
  const { type } = useForm();
  const { value, error, pick } = useFormField('channels');
  const offered = openChannels(type);
  const chosen = value.map(({ id }) => id).filter((channel) => offered.includes(channel));
  const [none] = chosenChannelsFindings(type, chosen);
  return (
    <CheckboxGroup
      label={configurationTexts.channels}
      description={configurationTexts.channelsHint}
      error={none ? sayFinding(none) : error}
      value={chosen}
      onChange={(next) =>
        pick(offered.filter((channel) => next.includes(channel)).map((id) => ({ id })))
      }
    >
      <div className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-x-3 gap-y-1">
        {offered.map((channel: Channel) => (
          <Checkbox key={channel} value={channel}>
            {/* As high as the line the box is centred on. */}
            <span className="flex items-center gap-2 leading-5">
              <ChannelGlyph channel={channel} className="size-5!" />
              {channelLabels[channel]}
            </span>
          </Checkbox>
        ))}
      </div>
    </CheckboxGroup>
  );
}
