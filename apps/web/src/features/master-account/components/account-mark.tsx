import { accountInitials, paletteIndex } from '@posthorn/domain';
import { Avatar } from '../../../ui/display/avatar.tsx';
import type { CircleSize } from '../../../ui/display/initials-circle.tsx';

interface AccountMarkProps {
  /** An account, or a workspace of one. */
  of: { id: string; name: string; imageUrl: string | null };
  size?: CircleSize;
}

/** The picture beside a written name, or its initials. */
export function AccountMark({ of: { id, name, imageUrl }, size }: AccountMarkProps) {
  return (
    <Avatar
      name={name}
      initials={accountInitials(name)}
      colour={paletteIndex(id)}
      src={imageUrl}
      size={size}
      isDecorative
    />
  );
}
