import type { FindingCode, TextOf } from './message/catalogue.ts';
import type { ArgumentsOf, Params } from './message/text.ts';

/**
 * What every rule returns. The code names the sentence in the catalogue, the path names the field,
 * and the parameters fill the sentence. Rules never return prose and never throw.
 */
export interface Finding {
  code: FindingCode;
  severity: 'error' | 'warning';
  path: string;
  params?: Params;
}

/** A finding of which a missing or surplus parameter does not compile. */
export function finding<Code extends FindingCode>(
  code: Code,
  ...[path = '', params]: ArgumentsOf<TextOf<Code>> extends []
    ? [path?: string]
    : [path: string | undefined, ...params: ArgumentsOf<TextOf<Code>>]
): Finding {
  return params ? { code, severity: 'error', path, params } : { code, severity: 'error', path };
}
