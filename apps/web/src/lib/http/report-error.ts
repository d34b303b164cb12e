import type { ApiError } from './api-error.ts';

export interface ErrorReport {
  error: ApiError;
  /** The caller shows the failure itself and wants no toast. */
  isQuiet: boolean;
}

type Listener = (report: ErrorReport) => void;

let listener: Listener = () => {};

/** The app decides what a failed request means for the session and the toasts; there is one app. */
export function onApiError(next: Listener): void {
  listener = next;
}

export function reportApiError(report: ErrorReport): void {
  listener(report);
}
