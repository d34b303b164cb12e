import { fill } from '@posthorn/domain';
import { shellTexts } from '@posthorn/domain/texts/shell';

export interface PathCrumb {
  label: string;
  /** Absent when the crumb's own path has no page: then it is plain text. */
  href?: string;
}

/** Which of two creation tabs is open says nothing about the place. */
const silentSegments = new Set(['manual-settings', 'template-settings']);
const opaqueId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What is made or changed stands in a list whose address is beside its own, not above it. */
const listsOf: Record<string, string> = {
  'create-job-list': 'job-list',
  'update-job-list': 'job-list',
};

/** Below these stand workspaces, by their slugs. */
const ofWorkspaces = new Set(['/campaigns-overview/figures', '/campaigns-overview/report']);

/**
 * One crumb per readable path segment; ids stay in the addresses but are not shown. A workspace is called as it
 * is, and with what is shown of it: on a phone the last crumb stands alone.
 */
export function crumbsOf(
  pathname: string,
  isPage: (path: string) => boolean,
  workspaceOf: (slug: string) => string | undefined = () => undefined,
): PathCrumb[] {
  const crumbs: PathCrumb[] = [];
  let path = '';
  for (const segment of pathname.split('/').filter(Boolean)) {
    const list = listsOf[segment];
    if (list) crumbs.push({ label: labelOf(list), href: `${path}/${list}` });
    const page = ofWorkspaces.has(path) ? crumbs.pop() : undefined;
    path += `/${segment}`;
    if (page) {
      const name = workspaceOf(readable(segment)) ?? labelOf(segment);
      crumbs.push({ label: fill(shellTexts.pageOf, { page: page.label, name }), href: path });
      continue;
    }
    if (silentSegments.has(segment) || opaqueId.test(segment)) continue;
    crumbs.push(
      isPage(path) ? { label: labelOf(segment), href: path } : { label: labelOf(segment) },
    );
  }
  return crumbs;
}

/** Where the back arrow leads: the nearest earlier crumb that is a page. */
export function parentOf(crumbs: readonly PathCrumb[]): string | undefined {
  return crumbs.slice(0, -1).findLast((crumb) => crumb.href !== undefined)?.href;
}

/** Abbreviations are not written like words. */
const abbreviations = new Set(['ui']);

function labelOf(segment: string): string {
  if (abbreviations.has(segment)) return segment.toUpperCase();
  const words = readable(segment).replaceAll('-', ' ');
  return words.charAt(0).toLocaleUpperCase('en') + words.slice(1);
}

function readable(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
