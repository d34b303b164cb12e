import { type Finding, type MessageCode, say, sayFinding } from '@posthorn/domain';
import { isSameCopy } from './differences.ts';
import type { AnyCopy } from './editor-form.ts';
import type { EditorState } from './editor-store.ts';
import { formOf } from './forms.ts';

type Asked = Pick<EditorState, 'adType' | 'copy' | 'campaignType' | 'made'>;

const judged = new WeakMap<AnyCopy, { of: Asked; findings: readonly Finding[] }>();

/** What keeps the ad from being saved. Several parts of the screen ask; it is looked up once. */
function findingsOf({ adType, copy, campaignType, made }: Asked): readonly Finding[] {
  const asked = { adType, copy, campaignType, made };
  const known = judged.get(copy);
  if (known && isSameQuestion(known.of, asked)) return known.findings;
  const findings = formOf(adType)
    .findings(asked, campaignType)
    .filter(({ severity }) => severity === 'error');
  judged.set(copy, { of: asked, findings });
  return findings;
}

const isSameQuestion = (one: Asked, other: Asked): boolean =>
  one.adType === other.adType && one.campaignType === other.campaignType && one.made === other.made;

/** What is on its way may be what the media still lack: nothing is said of them before it came. */
function findingAt(state: EditorState, place: string): Finding | undefined {
  const form = formOf(state.adType);
  if (place === form.mediaField && state.isUploading) return undefined;
  return findingsOf(state).find(({ path }) => form.placeOfPath(path) === place);
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

/** The sentence at a place: the first rule it fails. What is only empty waits until somebody was there. */
export function errorOf(state: EditorState, place: string): string | undefined {
  if (state.refusals[place] !== undefined) return state.refusals[place];
  const found = findingAt(state, place);
  const isSilent = found && !state.touched.has(place) && saysEmpty.includes(found.code);
  return found && !isSilent ? sayFinding(found) : undefined;
}

/** The places that are not right yet, in their order, seen or not. */
export const badPlaces = (state: EditorState): string[] =>
  formOf(state.adType)
    .places(state)
    .filter((place) => state.refusals[place] !== undefined || findingAt(state, place));

/** Why it can not be saved now. What the server refused may be tried again. */
export function firstProblem(state: EditorState): string | undefined {
  if (state.theirs) return say('request.stale');
  if (state.isUploading) return say('ad.uploading');
  const [found] = findingsOf(state);
  return found && sayFinding(found);
}

/** Whether the ad says something that the server does not have. */
export const isChanged = (state: EditorState): boolean =>
  !state.isSaved && !isSameCopy(state.adType, state.copy, state.base.copy);

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
  if (isMade(state)) return 'Continue';
  const isMadeBefore = state.made.some(({ adType }) => adType === state.adType);
  return formOf(state.adType).saveLabel(!state.isGone && (isEditing || isMadeBefore));
}
