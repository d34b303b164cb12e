import type { OperationInput } from '@posthorn/contract';
import { finding, searchFindings, tidyLines } from '@posthorn/domain';
import { refuse, refuseWhen } from '../../../platform/refusal.ts';
import type { CheckContent } from '../content.ts';

type Sent = OperationInput<'createSearchAd'>['body'];

/** The lines that say something. What is wrong is told of the lines as they were sent. */
export const checkSearchAd =
  (sent: Sent, adId?: string): CheckContent =>
  () => {
    if (sent.id && sent.id !== adId) refuse(finding('field.unknown', 'id'));
    const trimmed = (lines: string[]) => lines.map((line) => line.trim());
    const headlines = trimmed(sent.headlines);
    const descriptions = trimmed(sent.descriptions);
    refuseWhen(searchFindings({ headlines, descriptions }));
    return {
      search: { headlines: tidyLines(headlines), descriptions: tidyLines(descriptions) },
      placed: [],
    };
  };
