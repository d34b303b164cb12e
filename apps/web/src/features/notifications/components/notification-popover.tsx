import { notificationTexts } from '@posthorn/domain/texts/notification';
import { type LayerProps, useOpenOnArrival } from '../../../lib/on-demand/on-demand.tsx';
import { Popover } from '../../../ui/overlays/popover.tsx';
import { NotificationPanel } from './notification-panel.tsx';

export default function NotificationPopover({ trigger }: LayerProps) {
  const { close, ...layer } = useOpenOnArrival();
  return (
    <Popover
      {...layer}
      label={notificationTexts.notifications}
      placement="bottom end"
      className="flex max-h-[inherit] w-[26rem] max-w-[calc(100vw-1rem)]! flex-col p-0!"
      trigger={trigger}
    >
      <NotificationPanel onLeave={close} />
    </Popover>
  );
}
