import type { AccountFeature, Capability, Role } from '@posthorn/domain';
import { can, HOME_PATH } from '@posthorn/domain';
import { shellTexts } from '@posthorn/domain/texts/shell';
import type { FixedPath } from '../../../lib/routes/page-address.ts';

export interface NavTarget {
  label: string;
  href: string;
}

interface NavPage extends NavTarget {
  href: FixedPath;
}

/** A child with a page of its own, or one that opens above the page a person is on. */
type NavChild = NavPage | { label: string; layer: true };

/** One entry of the top navigation. It shows when its conditions hold; a parent leads to its first child. */
export interface NavEntry extends NavPage {
  /** Only in accounts with this feature. */
  feature?: AccountFeature;
  /** Only for those who may do this. */
  capability?: Capability;
  children?: NavChild[];
}

export const navEntries: NavEntry[] = [
  { label: shellTexts.campaigns, href: HOME_PATH },
  {
    label: shellTexts.jobLibrary,
    href: '/job-library',
    feature: 'dynamicAds',
    capability: 'jobList.list',
    children: [
      { label: shellTexts.jobList, href: '/job-library/job-list' },
      { label: shellTexts.dynamicCampaigns, href: '/job-library/dynamic-campaigns' },
    ],
  },
  {
    label: shellTexts.presets,
    href: '/presets',
    capability: 'media.view',
    children: [
      { label: shellTexts.templates, href: '/presets/templates' },
      { label: shellTexts.packages, href: '/presets/packages' },
      { label: shellTexts.mediaLibrary, layer: true },
    ],
  },
  { label: shellTexts.settings, href: '/settings' },
];

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
    (target) =>
      'href' in target && (pathname === target.href || pathname.startsWith(`${target.href}/`)),
  );
}

/** Where the children of an entry lead from here. */
export function targetsOf(entry: NavEntry, hereWithLayer: string): NavTarget[] | undefined {
  return entry.children?.map((child) =>
    'href' in child ? child : { label: child.label, href: hereWithLayer },
  );
}
