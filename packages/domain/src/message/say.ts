import type { Finding } from '../finding.ts';
import { catalogue, type MessageCode } from './catalogue.ts';

/** The sentence for a code, with its {parameters} filled in. */
export function say(code: MessageCode, params: Finding['params'] = {}): string {
  return catalogue[code].replace(/\{(\w+)\}/g, (whole, name: string) =>
    name in params ? String(params[name]) : whole,
  );
}

export function sayFinding(finding: Finding): string {
  return say(finding.code, finding.params);
}
