import type { AccountFeature, Capability, Role } from '@posthorn/domain';
import { can } from '@posthorn/domain';
import { pathTo } from '../../../lib/routes/route-paths.ts';

export interface NavTarget {
  label: string;
  href: string;
}

/** One entry of the top navigation. It shows when its conditions hold; a parent leads to its first child. */
export interface NavEntry extends NavTarget {
  /** Only in accounts with this feature. */
  feature?: AccountFeature;
  /** Only for those who may do this. */
  capability?: Capability;
  children?: NavTarget[];
}

export const navEntries: NavEntry[] = [{ label: 'Campaigns', href: pathTo('campaigns-overview') }];

interface NavFacts {
  features: readonly AccountFeature[];
  role: Role;
}

export function visibleEntries(entries: NavEntry[], { features, role }: NavFacts): NavEntry[] {
  return entries.filter(
    ({ feature, capability }) =>
      (!feature || features.includes(feature)) && (!capability || can(role, capability)),
  );
}

/** A page below an entry's own path belongs to that entry. */
export function isCurrent(entry: NavEntry, pathname: string): boolean {
  return [entry, ...(entry.children ?? [])].some(
    ({ href }) => pathname === href || pathname.startsWith(`${href}/`),
  );
}
