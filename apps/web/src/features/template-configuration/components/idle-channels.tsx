import { channelLabels, fill, idleChannels, listed } from '@posthorn/domain';
import { templatesPageTexts } from '@posthorn/domain/texts/templates-page';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { useTemplateForm } from '../model/template-form.tsx';

/** Channels to which each campaign from the template gives money, and on which it would show nothing. */
export function IdleChannels({ className }: { className?: string }) {
  const { shown, openChannels, pick } = useTemplateForm();
  const idle = idleChannels(shown);
  if (idle.length === 0) return null;
  const channels = listed(idle.map((channel) => channelLabels[channel]));
  const rest = openChannels.filter((channel) => !idle.includes(channel));
  return (
    <Alert
      kind="warning"
      className={className}
      actions={
        <Button
          size="sm"
          onPress={() =>
            pick(
              'channels',
              rest.map((id) => ({ id })),
            )
          }
        >
          {fill(templatesPageTexts.leaveOut, { channels })}
        </Button>
      }
    >
      {fill(templatesPageTexts.idleChannels, { channels, n: idle.length })}
    </Alert>
  );
}
