import type { OperationId } from '@posthorn/contract';
import type { ApiError } from './api-error.ts';

export interface ErrorReport {
  error: ApiError;
  operation: OperationId;
  /** It would have changed nothing: the answer of another read makes up for it. */
  isRead: boolean;
  /** The caller shows the failure itself and wants no toast. */
  isQuiet: boolean;
}

export interface SuccessReport {
  operation: OperationId;
  /** It changed nothing, so that its answer makes up for one that could not be read before. */
  isRead: boolean;
}

type Listener = (report: ErrorReport) => void;

let listener: Listener = () => {};
let successListener: (report: SuccessReport) => void = () => {};

/** The app decides what a failed request means for the session and the toasts; there is one app. */
export function onApiError(next: Listener): void {
  listener = next;
}

/** What failed before and works now is no longer worth a word. */
export function onApiSuccess(next: typeof successListener): void {
  successListener = next;
}

export function reportApiSuccess(report: SuccessReport): void {
  successListener(report);
}

export function reportApiError(report: ErrorReport): void {
  listener(report);
}
