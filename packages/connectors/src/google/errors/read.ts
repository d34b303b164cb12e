import type { GoogleError } from './error.ts';

interface WireError {
  errorCode?: Record<string, string>;
  message?: string;
  location?: { fieldPathElements?: { fieldName?: string; index?: number }[] };
  details?: {
    policyFindingDetails?: { policyTopicEntries?: { topic?: string }[] };
    quotaErrorDetails?: { retryDelay?: string };
  };
}

interface WireDetail {
  errors?: WireError[];
  requestId?: string;
  retryDelay?: string;
}

interface WireStatus {
  code?: number;
  status?: string;
  message?: string;
  details?: WireDetail[];
}

export interface ReadStatus {
  /** Google's word for it: 'INVALID_ARGUMENT'. */
  status: string;
  message: string;
  requestId: string | undefined;
  retryDelayMs: number | undefined;
  errors: GoogleError[];
}

/** What stands in an answer that says no; undefined when it is not Google who said it. */
export function readStatus(body: unknown): ReadStatus | undefined {
  const error = (Array.isArray(body) ? body[0] : body)?.error as WireStatus | undefined;
  if (typeof error !== 'object' || error === null) return undefined;
  const details = Array.isArray(error.details) ? error.details : [];
  return {
    status: error.status ?? '',
    message: error.message ?? '',
    requestId: details.find(({ requestId }) => requestId)?.requestId,
    retryDelayMs: duration(details.find(({ retryDelay }) => retryDelay)?.retryDelay),
    errors: details.flatMap(({ errors }) => errors ?? []).map(readError),
  };
}

function readError(error: WireError): GoogleError {
  const [group, name] = Object.entries(error.errorCode ?? {})[0] ?? [];
  const path = error.location?.fieldPathElements ?? [];
  return {
    code: group !== undefined ? `${group}.${name}` : '',
    message: error.message ?? '',
    field: path.map(step).join('.') || undefined,
    operation: path.find(({ fieldName }) => operationLists.includes(fieldName ?? ''))?.index,
    topics: (error.details?.policyFindingDetails?.policyTopicEntries ?? []).flatMap(({ topic }) =>
      topic ? [topic] : [],
    ),
    retryDelayMs: duration(error.details?.quotaErrorDetails?.retryDelay),
  };
}

const operationLists = ['mutate_operations', 'operations'];

const step = ({ fieldName, index }: { fieldName?: string; index?: number }) =>
  index === undefined ? `${fieldName}` : `${fieldName}[${index}]`;

/** '5s' or '0.5s', in milliseconds. */
function duration(text: string | undefined): number | undefined {
  const seconds = /^(\d+(?:\.\d+)?)s$/.exec(text ?? '')?.[1];
  return seconds === undefined ? undefined : Math.ceil(Number(seconds) * 1000);
}
