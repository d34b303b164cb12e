import { type AdType, addFinding, adsOpenFinding, sayFinding } from '@posthorn/domain';
import type { EditorScene } from './editor-scene.ts';

/** Why nothing can be saved here, whatever is written. */
export function closedReasonOf(
  { surroundings }: Pick<EditorScene, 'surroundings'>,
  adType: AdType,
  isEditing: boolean,
): string | undefined {
  if (!surroundings) return undefined;
  const found = isEditing ? adsOpenFinding(surroundings.status) : addFinding(surroundings, adType);
  return found && sayFinding(found);
}
