import type { Access, AccountScope, OperationId, operations } from '@posthorn/contract';
import type { Capability, Role } from '@posthorn/domain';

interface Person {
  id: string;
  sessionHash: Buffer;
}

/** What the access check found out about the caller; handlers never ask again. */
export interface Granted {
  person: Person | undefined;
  account: { id: string; role: Role } | undefined;
  /** Undefined under All and where no workspace is in the path. */
  workspace: { id: string; slug: string } | undefined;
  /** The master account as whose admin the caller is here. */
  master: { id: string } | undefined;
}

type AccessOf<Id extends OperationId> = (typeof operations)[Id]['access'];

/** The same, as sure as the operation's scope makes it. */
export type GrantedFor<Id extends OperationId> = Omit<Granted, 'person' | 'account' | 'master'> &
  (AccessOf<Id> extends { scope: AccountScope }
    ? { person: Person; account: { id: string; role: Role }; master: Granted['master'] }
    : AccessOf<Id> extends { scope: MasterScope }
      ? { person: Person; account: undefined; master: { id: string } }
      : AccessOf<Id> extends { scope: 'session' } | { scope: 'local'; session: true }
        ? { person: Person; account: undefined; master: undefined }
        : { person: Person | undefined; account: undefined; master: undefined });

type MasterScope = 'masterAccount' | 'managedAccount';
/** What only master admins may know of. */
export const isAboveAccounts = ({ scope }: Access): boolean =>
  scope === 'masterAccount' || scope === 'managedAccount';

/** What the caller must be allowed. An ad without a workspace is a template's. */
export function neededCapabilities(
  access: Access,
  { workspace_id }: { workspace_id: string | null },
): Capability[] {
  if (!('capability' in access)) return [];
  if (access.scope === 'ad') return [workspace_id === null ? access.ofTemplate : access.capability];
  return [access.capability, ...('reads' in access && access.reads ? [access.reads] : [])];
}

export const needsSession = (access: Access): boolean =>
  access.scope === 'local' ? access.session : access.scope !== 'public';
