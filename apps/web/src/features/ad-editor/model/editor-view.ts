import { adMediaFacts, type Finding, say, sayFinding, socialAdFindings } from '@posthorn/domain';
import { type Copy, type EditorField, fieldOfPath, fieldsOf, isSameCopy } from './content.ts';
import type { EditorState } from './editor-store.ts';

type Judged = Pick<EditorState, 'adType' | 'copy' | 'campaignType'>;

const judged = new WeakMap<Copy, { of: Judged; findings: readonly Finding[] }>();

/** What keeps the ad from being saved. Several parts of the screen ask; it is looked up once. */
function findingsOf({ adType, copy, campaignType }: Judged): readonly Finding[] {
  const known = judged.get(copy);
  if (known?.of.adType === adType && known.of.campaignType === campaignType) return known.findings;
  const media = copy.media.map((item) => item && adMediaFacts(item));
  const findings = socialAdFindings(adType, { ...copy, media }, campaignType).filter(
    ({ severity }) => severity === 'error',
  );
  judged.set(copy, { of: { adType, copy, campaignType }, findings });
  return findings;
}

/** What is on its way may be what the media still lack: nothing is said of them before it came. */
const findingAt = (state: EditorState, field: EditorField) =>
  field === 'media' && state.isUploading
    ? undefined
    : findingsOf(state).find(({ path }) => fieldOfPath(path) === field);

const saysEmpty = ({ code }: Finding) => code === 'field.required' || code === 'ad.mediaMissing';

/** Of a carousel with too few pictures nobody is told before they were there. */
const isSilent = (state: EditorState, field: EditorField, found: Finding): boolean =>
  !state.touched.has(field) && (saysEmpty(found) || found.path === 'media');

/** The sentence at a field: the first rule it fails, once somebody was there. */
export function errorOf(state: EditorState, field: EditorField): string | undefined {
  if (state.refusals[field] !== undefined) return state.refusals[field];
  const found = findingAt(state, field);
  return found && !isSilent(state, field, found) ? sayFinding(found) : undefined;
}

/** The fields that are not right yet, in their order, seen or not. */
export const badFields = (state: EditorState): EditorField[] =>
  fieldsOf(state.adType).filter(
    (field) => state.refusals[field] !== undefined || findingAt(state, field),
  );

/** Why it can not be saved now. What the server refused may be tried again. */
export function firstProblem(state: EditorState): string | undefined {
  if (state.theirs) return say('request.stale');
  if (state.isUploading) return say('ad.uploading');
  const [found] = findingsOf(state);
  return found && sayFinding(found);
}

/** Whether the ad says something that the server does not have. */
export const isChanged = (state: EditorState): boolean =>
  !state.isSaved && !isSameCopy(state.copy, state.base.copy);

/** Whether closing would cost anything; of what is on its way no draft can be kept. */
export const isDirty = (state: EditorState): boolean =>
  isChanged(state) || (state.isUploading && !state.isSaved);
