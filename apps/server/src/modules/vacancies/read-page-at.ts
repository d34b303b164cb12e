import {
  type Finding,
  finding,
  VACANCY_PAGE_MEGABYTES_MAX,
  type VacancyPage,
} from '@posthorn/domain';
import { wholeBody } from '../../platform/outgoing/fetch-file.ts';
import type { Outgoing } from '../../platform/outgoing/outgoing.ts';
import { OutgoingProblem } from '../../platform/outgoing/outgoing-problem.ts';
import { refuse } from '../../platform/refusal.ts';
import { TookTooMuch } from '../../platform/threads/open-threads.ts';
import { parsePage } from './parse-page.ts';

export interface ReadPage {
  /** The address that answered in the end. */
  url: string;
  page: VacancyPage;
}

const WITHIN_MS = 15_000;
const PATH = 'url';
/** Problems of a host that another way to it may not have. */
const silent = new Set<OutgoingProblem['kind']>(['unreachable', 'timeout']);
const htmlType = /^\s*(text\/html|application\/xhtml\+xml)\b/i;

/**
 * Reads the page at an address that a person gave us, or at the next one where its host does not answer. Why it can
 * not be read is told as a refusal.
 */
export async function readPageAt(
  outgoing: Outgoing,
  addresses: readonly [string, ...string[]],
  signal: AbortSignal,
): Promise<ReadPage> {
  try {
    const opened = await openFirst(outgoing, addresses, signal);
    try {
      const wrong = statusFinding(opened.statusCode);
      if (wrong) refuse(wrong);
      const contentType = opened.header('content-type') ?? '';
      if (contentType !== '' && !htmlType.test(contentType)) {
        refuse(finding('vacancyPage.notHtml', PATH));
      }
      const { url } = opened;
      const bytes = await wholeBody(opened.body);
      const page = await parsePage(bytes, { contentType, url }, signal);
      return { url, page };
    } finally {
      await opened.close();
    }
  } catch (error) {
    if (error instanceof OutgoingProblem) refuse(problemOf(error));
    // Nobody waits for it any longer.
    if (signal.aborted) refuse(finding('vacancyPage.unreachable', PATH));
    if (error instanceof TookTooMuch) refuse(finding('vacancyPage.tooHard', PATH));
    throw error;
  }
}

async function openFirst(
  outgoing: Outgoing,
  [address, ...others]: readonly [string, ...string[]],
  signal: AbortSignal,
): ReturnType<Outgoing['open']> {
  const [next, ...rest] = others;
  const opening = outgoing.open(address, {
    accept: 'text/html, application/xhtml+xml;q=0.9, */*;q=0.1',
    withinMs: WITHIN_MS / (1 + others.length),
    maxBytes: VACANCY_PAGE_MEGABYTES_MAX * 1024 * 1024,
    signal,
  });
  if (next === undefined) return opening;
  return opening.catch((error: unknown) => {
    const isSilent = error instanceof OutgoingProblem && silent.has(error.kind);
    if (!isSilent || signal.aborted) throw error;
    return openFirst(outgoing, [next, ...rest], signal);
  });
}

function statusFinding(status: number): Finding | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status === 404 || status === 410) return finding('vacancyPage.notFound', PATH);
  return status >= 400 && status < 500
    ? finding('vacancyPage.blocked', PATH, { status })
    : finding('vacancyPage.status', PATH, { status });
}

function problemOf({ kind }: OutgoingProblem): Finding {
  switch (kind) {
    case 'tooLarge':
      return finding('vacancyPage.tooLarge', PATH, { max: VACANCY_PAGE_MEGABYTES_MAX });
    case 'bomb':
    case 'unpacking':
      return finding('vacancyPage.unreadable', PATH);
    default:
      return finding(`vacancyPage.${kind}`, PATH);
  }
}
