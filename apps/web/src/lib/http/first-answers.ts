import { FIRST_SCREEN_ID } from 'virtual:contract-routes';
import type { OperationAnswer, OperationCall } from '@posthorn/contract';
import { keepProductTime } from '../time/clock.ts';
import type { FirstOperationId } from './first-operations.ts';
import { operationUrl, type Parameters } from './operation-url.ts';

/** What the server put into the page; nothing under the development server, or when it was late. */
interface FirstScreen {
  isSignedIn: boolean;
  /** What time it is in the product, in milliseconds. */
  now: number;
  answers: Record<string, unknown>;
}

let screen: FirstScreen | undefined;
let isRead = false;

function firstScreen(): FirstScreen | undefined {
  if (!isRead) {
    isRead = true;
    screen = read(document.getElementById(FIRST_SCREEN_ID)?.textContent);
    keepProductTime(screen?.now);
  }
  return screen;
}

function read(text: string | null | undefined): FirstScreen | undefined {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The answer to an operation that came with the page, for a query to begin with. It is given once:
 * what is forgotten later, after a sign-out or in another account, has to be asked for.
 */
export function firstAnswer<Id extends FirstOperationId>(
  id: Id,
  input: Partial<OperationCall<Id>> = {},
): OperationAnswer<Id> | undefined {
  const answers = firstScreen()?.answers;
  if (!answers) return undefined;
  const url = operationUrl(id, input as { params?: Parameters; query?: Parameters });
  const answer = answers[url];
  delete answers[url];
  return answer as OperationAnswer<Id> | undefined;
}

/** False where the page came to a visitor without a session; undefined where it does not say. */
export const cameSignedIn = (): boolean | undefined => firstScreen()?.isSignedIn;

/** A session began or ended since the page came: what it says about that, and to whom, is over. */
export function dropFirstAnswers(): void {
  isRead = true;
  screen = undefined;
}
