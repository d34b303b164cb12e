/** How long a toast stays, in milliseconds. Errors outlast the rest: they have more to tell. */
export const toastTimes = {
  success: 4_000,
  warning: 4_000,
  error: 10_000,
  httpError: 100_000,
  idCopied: 3_000,
} as const;
