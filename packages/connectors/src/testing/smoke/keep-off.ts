import type { Network } from '@posthorn/domain';

type Json = Record<string, unknown>;

/**
 * What is really sent in place of a body: nothing that could begin to cost money. Undefined where the call is
 * not made at all: LinkedIn would take a draft out of its state for good.
 */
export function keptOff(network: Network, body: string): string | undefined {
  const read = jsonIn(body);
  if (read === undefined) return body;
  if (network === 'meta') {
    return read.status === 'ACTIVE' ? JSON.stringify({ ...read, status: 'PAUSED' }) : body;
  }
  if (network === 'linkedin') return /"(intendedS|s)tatus":"ACTIVE"/.test(body) ? undefined : body;
  const { mutateOperations } = read;
  if (!Array.isArray(mutateOperations)) return body;
  return JSON.stringify({ ...read, mutateOperations: mutateOperations.map(pausedCampaign) });
}

/** Ad groups and ads may be on: the campaign above them is not. */
function pausedCampaign(operation: { campaignOperation?: Record<string, Json | string> }) {
  const { campaignOperation: own } = operation;
  if (!own) return operation;
  const paused = Object.entries(own).map(([verb, fields]) => [
    verb,
    typeof fields === 'object' && fields.status === 'ENABLED'
      ? { ...fields, status: 'PAUSED' }
      : fields,
  ]);
  return { campaignOperation: Object.fromEntries(paused) };
}

function jsonIn(body: string): Json | undefined {
  try {
    const read: unknown = JSON.parse(body);
    return typeof read === 'object' && read !== null ? (read as Json) : undefined;
  } catch {
    return undefined;
  }
}
