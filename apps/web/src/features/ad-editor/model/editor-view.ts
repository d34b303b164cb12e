import { type Finding, type MessageCode, sayFinding } from '@posthorn/domain';
import { adTexts } from '@posthorn/domain/texts/ad';
import { editorTexts } from '@posthorn/domain/texts/editor';
import { requestTexts } from '@posthorn/domain/texts/request';
import { isSameCopy } from './differences.ts';
import type { EditorState } from './editor-store.ts';
import { formOf } from './forms.ts';

/** Many parts of the screen ask the same about a state; it is looked up once. */
function once<Answer>(ask: (state: EditorState) => Answer): (state: EditorState) => Answer {
  const known = new WeakMap<EditorState, { answer: Answer }>();
  return (state) => {
    const found = known.get(state) ?? { answer: ask(state) };
    known.set(state, found);
    return found.answer;
  };
}

/** What keeps the ad from being saved. */
const findingsOf = once((state): readonly Finding[] =>
  formOf(state.adType)
    .findings(state, state)
    .filter(({ severity }) => severity === 'error'),
);

/** The first of them at each place. */
const findingsByPlace = once((state): ReadonlyMap<string | undefined, Finding> => {
  const { placeOfPath } = formOf(state.adType);
  const placed = findingsOf(state).map((found) => [placeOfPath(found.path), found] as const);
  return new Map(placed.toReversed());
});

/** What is on its way may be what the media still lack: nothing is said of them before it came. */
function findingAt(state: EditorState, place: string): Finding | undefined {
  if (state.isUploading && place === formOf(state.adType).mediaField) return undefined;
  return findingsByPlace(state).get(place);
}

/** What is not there yet, or not yet enough of it. */
const saysEmpty: readonly MessageCode[] = [
  'field.required',
  'field.atLeastFilled',
  'ad.mediaMissing',
  'ad.facebookCarousel',
  'ad.instagramCarousel',
  'banner.tagsMissing',
  'banner.logoMissing',
  'zip.uploadIdle',
];

/** The sentence at a place: the first rule it fails. What is only empty waits until a person was there. */
export function errorOf(state: EditorState, place: string): string | undefined {
  if (state.refusals[place] !== undefined) return state.refusals[place];
  const found = findingAt(state, place);
  const isSilent = found && !state.touched.has(place) && saysEmpty.includes(found.code);
  return found && !isSilent ? sayFinding(found) : undefined;
}

/** The places that are not right yet, in their order, seen or not. */
export const badPlaces = once((state): string[] =>
  formOf(state.adType)
    .places(state)
    .filter((place) => state.refusals[place] !== undefined || findingAt(state, place)),
);

/** Why it can not be saved now. What the server refused may be tried again. */
export function firstProblem(state: EditorState): string | undefined {
  if (state.theirs) return requestTexts.stale;
  if (state.isUploading) return adTexts.uploading;
  const [found] = findingsOf(state);
  return found && namedProblem(state, found);
}

/** Rules of fields say the same about each of them, so the field is named. */
function namedProblem({ adType }: EditorState, found: Finding): string {
  const { placeOfPath, labelOf } = formOf(adType);
  const place = found.code.startsWith('field.') ? placeOfPath(found.path) : undefined;
  const label = place && labelOf(place);
  return label ? `${label}: ${sayFinding(found)}` : sayFinding(found);
}

/** Whether the ad says something that the server does not have. */
export const isChanged = once(
  (state): boolean => !state.isSaved && !isSameCopy(state.adType, state.copy, state.base.copy),
);

/** Whether closing would cost anything; of what is on its way no draft can be kept. */
export const isDirty = (state: EditorState): boolean =>
  isChanged(state) || (state.isUploading && !state.isSaved);

/** Whether there is nothing left to save, but something to go on with. */
export const isMade = (state: EditorState): boolean =>
  formOf(state.adType).isMade?.(state, isChanged(state)) ?? false;

/** Why the button does nothing now. Going on with what is made asks for nothing, once all of it is here. */
export const saveProblem = (state: EditorState, closedReason?: string): string | undefined =>
  isMade(state) && !state.isUploading ? undefined : (closedReason ?? firstProblem(state));

export function saveLabelOf(state: EditorState, isEditing: boolean): string {
  if (isMade(state)) return editorTexts.continueWithMade;
  const isMadeBefore = state.made.some(({ adType }) => adType === state.adType);
  return formOf(state.adType).saveLabel(!state.isGone && (isEditing || isMadeBefore));
}
