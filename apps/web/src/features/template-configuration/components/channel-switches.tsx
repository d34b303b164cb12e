import { channelLabels, openChannels } from '@posthorn/domain';
import { templatesPageTexts } from '@posthorn/domain/texts/templates-page';
import { Switch } from '../../../ui/choice/switch.tsx';
import { NoteText, noteClasses } from '../../../ui/fields/note-text.tsx';
import { useForm, useFormField } from '../../configuration-fields/index.ts';
import { IdleChannels } from './idle-channels.tsx';

/** Where campaigns are advertised that begin with the template: the channels of its type. */
export function ChannelSwitches() {
  const { type } = useForm();
  const { value, error, pick } = useFormField('channels');
  return (
    <fieldset>
      <legend className="text-sm font-medium">{templatesPageTexts.channels}</legend>
      <p className="mt-0.5 text-xs text-text-2">{templatesPageTexts.channelsHint}</p>
      <div className="mt-2 grid gap-2 sm:grid-cols-2">
        {openChannels(type).map((channel) => (
          <Switch
            key={channel}
            isSelected={value.some(({ id }) => id === channel)}
            onChange={(isOn) =>
              pick(isOn ? [...value, { id: channel }] : value.filter(({ id }) => id !== channel))
            }
          >
            {channelLabels[channel]}
          </Switch>
        ))}
      </div>
      <IdleChannels className="mt-3" />
      {error ? (
        <p className={`mt-1 text-xs ${noteClasses.error}`}>
          <NoteText kind="error" text={error} />
        </p>
      ) : null}
    </fieldset>
  );
}
