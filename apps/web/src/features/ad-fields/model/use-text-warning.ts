import { companyWarning, sayFinding, unknownTagWarning } from '@posthorn/domain';
import type { Live } from '../../../ui/live/live.ts';
import { useLive } from '../../../ui/live/use-live.ts';
import type { OfferedTag } from './offered-tag.ts';

/** Warns of a tag that is not known, and of a template's text that gets too long with the company's name. */
export function useTextWarning(
  text: Live<string>,
  tags: readonly OfferedTag[],
  max: number | undefined,
): string | undefined {
  const company = tags.find(({ tag }) => tag === 'company')?.says;
  return useLive(text, (now) => {
    const tooLong = company && max ? companyWarning(now, company, max) : undefined;
    const found = unknownTagWarning([now]) ?? tooLong;
    return found && sayFinding(found);
  });
}
