import { erroredTexts } from '#texts/errored';

/** How a person can resolve what a network said against a campaign. */
export const errorResolutions = ['solved', 'wont_fix', 'cant_reproduce'] as const;
export type ErrorResolution = (typeof errorResolutions)[number];

/**
 * How an error can end: by a person's word, because the network has taken over what it refused, or
 * because it was sent again. It is opened again when the network repeats it.
 */
export const errorEnds = [...errorResolutions, 'taken', 'sent_again'] as const;
export type ErrorEnd = (typeof errorEnds)[number];

interface ErrorEndSpec {
  label: string;
  /** It asks for a reason. */
  hasNote?: true;
}

export const errorEndSpecs: Record<ErrorEnd, ErrorEndSpec> = {
  solved: { label: erroredTexts.solved },
  wont_fix: { label: erroredTexts.wontFix, hasNote: true },
  cant_reproduce: { label: erroredTexts.cantReproduce },
  taken: { label: erroredTexts.taken },
  sent_again: { label: erroredTexts.sentAgain },
};

/** What is kept as the reason of those that ask for one and get none; null where none is asked for. */
export function noteOf(resolution: ErrorResolution, note: string | undefined): string | null {
  if (!errorEndSpecs[resolution].hasNote) return null;
  return note?.trim() || erroredTexts.noNote;
}

export const isByPerson = (end: ErrorEnd | null): end is ErrorResolution =>
  errorResolutions.some((resolution) => resolution === end);

export const ERROR_NOTE_MAX = 1_000;
