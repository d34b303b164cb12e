import { accountInitials, paletteIndex } from '@posthorn/domain';
import { Avatar } from '../../../ui/display/avatar.tsx';

interface PageIconProps {
  page: { id: string; name: string; iconUrl: string };
  className?: string;
}

export function PageIcon({ page, className }: PageIconProps) {
  return (
    <Avatar
      name={page.name}
      initials={accountInitials(page.name)}
      colour={paletteIndex(page.id)}
      src={page.iconUrl}
      isDecorative
      className={className}
    />
  );
}
