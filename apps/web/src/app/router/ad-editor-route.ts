import type { LayerSearch } from '../../lib/routes/page-layer.ts';
import { toOverview, word } from './base-routes.ts';

/** Only of kinds that there are. The table of kinds is not for the first screen. */
export async function requireEditor(
  of: 'campaign' | 'template',
  segment: string,
  search: LayerSearch,
): Promise<void> {
  const { isAdSegment } = await import('./ad-segment.ts');
  if (!isAdSegment(of, segment)) throw toOverview(search);
}

/** An ad that begins as a copy, and of which one. */
interface CopySearch {
  copy?: 1 | undefined;
  from?: string | undefined;
}

export const copySearch = ({ copy, from }: { copy?: unknown; from?: unknown }): CopySearch => ({
  copy: copy === 1 ? copy : undefined,
  from: word(from),
});
