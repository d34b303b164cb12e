import { finding } from '@posthorn/domain';
import { refuse } from '../../../platform/refusal.ts';

/** Refuses to do with a template what a person was shown of another revision of it. */
export function refuseOther(
  { revision }: { revision: number },
  shownRevision: number | undefined,
): void {
  if (shownRevision === undefined || shownRevision === revision) return;
  refuse(finding('template.changedSinceShown'), 'conflict');
}
