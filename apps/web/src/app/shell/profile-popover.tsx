import { shellTexts } from '@posthorn/domain/texts/shell';
import type { Me } from '../../features/session/index.ts';
import { type LayerProps, useOpenOnArrival } from '../../lib/on-demand/on-demand.tsx';
import { Popover } from '../../ui/overlays/popover.tsx';
import { ProfileItems } from './profile-items.tsx';

interface ProfilePopoverProps extends LayerProps {
  me: Me;
}

export default function ProfilePopover({ me, trigger }: ProfilePopoverProps) {
  const { close, ...layer } = useOpenOnArrival();
  return (
    <Popover
      {...layer}
      label={shellTexts.profile}
      placement="bottom end"
      className="w-64 p-1!"
      trigger={trigger}
    >
      <div className="px-2.5 pt-1.5 pb-2">
        <p className="truncate font-semibold">{me.name}</p>
        <p className="truncate text-sm text-text-2">{me.email}</p>
      </div>
      <ProfileItems onClose={close} />
    </Popover>
  );
}
