import { companyWarning, sayFinding } from '@posthorn/domain';
import type { Live } from '../../../ui/live/live.ts';
import { useLive } from '../../../ui/live/use-live.ts';
import type { OfferedTag } from './offered-tag.ts';

/** Says of a template's text that it will be too long with the name of the company. */
export function useCompanyWarning(
  text: Live<string>,
  tags: readonly OfferedTag[],
  max: number | undefined,
): string | undefined {
  const company = tags.find(({ tag }) => tag === 'company')?.says;
  return useLive(text, (now) => {
    const found = company && max ? companyWarning(now, company, max) : undefined;
    return found && sayFinding(found);
  });
}
