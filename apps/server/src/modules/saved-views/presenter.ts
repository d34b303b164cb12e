import { mayChangeView, type Role } from '@posthorn/domain';
import type { ViewRow } from './repository.ts';

export const presentView = (row: ViewRow, role: Role) => {
  const { id, name, list, version } = row;
  const { is_shared: isShared, is_own: isOwn, is_default: isDefault } = row;
  const isChangeable = mayChangeView({ isOwn, isShared }, role);
  return { id, name, list, isShared, isOwn, isDefault, isChangeable, version };
};
