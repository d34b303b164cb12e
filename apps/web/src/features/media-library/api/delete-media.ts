import { MEDIA_DELETED_AT_ONCE } from '@posthorn/domain';
import { call } from '../../../lib/http/call.ts';

/**
 * Takes items out of the library, some at a time. Answers with those that are gone: when a call fails, the
 * HTTP layer says so and the rest stays. Gone already is as good as deleted.
 */
export async function deleteMedia(
  accountId: string,
  ids: readonly string[],
  onProgress: (gone: number) => void = () => {},
): Promise<Set<string>> {
  const gone = new Set<string>();
  for (let at = 0; at < ids.length; at += MEDIA_DELETED_AT_ONCE) {
    const some = ids.slice(at, at + MEDIA_DELETED_AT_ONCE);
    try {
      await call('deleteMediaItems', { params: { accountId }, body: { ids: some } });
    } catch {
      return gone;
    }
    for (const id of some) gone.add(id);
    onProgress(gone.size);
  }
  return gone;
}
