import { createHash } from 'node:crypto';
import type { SandboxAnswer, SandboxRequest, World } from '../dialect.ts';
import type { LedgerObject } from '../ledger/object.ts';
import { type Call, decoded } from './call.ts';
import { isRecord, readAt } from './check.ts';
import { existing, kinds } from './kinds.ts';
import { forbidden, missing, notFound, refuse } from './problem.ts';

/** How much of a film goes in one piece. */
const PART_BYTES = 4 * 1024 * 1024;
const VIDEO_MAX_BYTES = 500_000_000;
/** How long LinkedIn looks at them before they can be shown, in virtual time. */
const processingMs = { image: 0, video: 3_000 };
const UPLOADS = '/dms-uploads/';

/** images and videos: initialise, upload, finalise, and look whether they are ready. */
export function answerMedia(world: World, call: Call, request: SandboxRequest): SandboxAnswer {
  const [resource, id] = call.steps;
  const kind = resource === 'videos' ? 'video' : 'image';
  if (call.method === 'GET' && id) {
    return { status: 200, body: show(world, existing(world, kind, id)) };
  }
  if (call.method !== 'ACTION') throw refuse('ILLEGAL_ARGUMENT', `no ${call.method} here`);
  if (call.query.action === 'initializeUpload') return initialise(world, call, request, kind);
  if (call.query.action === 'finalizeUpload' && kind === 'video') return finalise(world, call);
  throw refuse('ILLEGAL_ARGUMENT', `There is no action ${call.query.action}`);
}

function initialise(
  world: World,
  { body }: Call,
  { origin }: SandboxRequest,
  kind: 'image' | 'video',
): SandboxAnswer {
  const call = body.initializeUploadRequest;
  if (!isRecord(call)) throw missing('initializeUploadRequest');
  const known = [
    'owner',
    'mediaLibraryMetadata',
    ...(kind === 'video' ? ['fileSizeBytes', 'uploadCaptions', 'uploadThumbnail'] : []),
  ];
  const unknown = Object.keys(call).find((key) => !known.includes(key));
  if (unknown) {
    const message = 'unrecognized field found but not allowed';
    throw refuse('FIELD_NOT_ALLOWED', message, `initializeUploadRequest.${unknown}`);
  }
  const owner = String(call.owner);
  if (!world.pages().some(({ id }) => owner === `urn:li:organization:${id}`)) {
    throw forbidden(owner);
  }
  const bytes = kind === 'video' ? Number(call.fileSizeBytes) : 0;
  if (kind === 'video' && !(bytes > 0 && bytes <= VIDEO_MAX_BYTES)) {
    throw refuse('INVALID_VALUE_FOR_FIELD', 'fileSizeBytes is out of bounds', 'fileSizeBytes');
  }
  const number = world.newId();
  const id = `urn:li:${kind}:C4${number}`;
  world.ledger.create({ kind: kinds[kind], id, fields: { owner, bytes, parts: [] } });
  const uploadUrlExpiresAt = world.now() + 86_400_000;
  const address = (part: number) => `${origin}${UPLOADS}${encodeURIComponent(id)}/${part}`;
  if (kind === 'image') {
    return {
      status: 200,
      body: { value: { uploadUrlExpiresAt, uploadUrl: address(0), image: id } },
    };
  }
  const uploadInstructions = Array.from({ length: Math.ceil(bytes / PART_BYTES) }, (_, part) => ({
    uploadUrl: address(part),
    firstByte: part * PART_BYTES,
    lastByte: Math.min(bytes, (part + 1) * PART_BYTES) - 1,
  }));
  const value = {
    uploadUrlsExpireAt: uploadUrlExpiresAt,
    video: id,
    uploadInstructions,
    uploadToken: '',
  };
  return { status: 200, body: { value } };
}

export const isUpload = ({ path }: SandboxRequest): boolean => path.startsWith(UPLOADS);

/** Takes bytes, looks at how they begin, and keeps no more than their tag. */
export function takeUpload(world: World, { rawPath, body, method }: SandboxRequest): SandboxAnswer {
  const [urn = '', part = ''] = rawPath.slice(UPLOADS.length).split('/');
  const object = world.ledger.get(decoded(urn));
  if (method !== 'PUT' || !object || !/^\d+$/.test(part)) throw notFound();
  const isVideo = object.kind === kinds.video;
  const tag = createHash('sha256').update(body).digest('hex').slice(0, 32);
  const parts = [...((object.fields.parts as string[] | undefined) ?? [])];
  parts[Number(part)] = tag;
  const isFirst = part === '0';
  world.ledger.change(object.id, {
    parts: Array.from(parts, (one) => one ?? ''),
    ...(isFirst && { isReadable: isVideo ? isFilm(body) : isPicture(body) }),
    ...(!isVideo && { bytes: body.length, uploadedAt: world.now() }),
  });
  return { status: isVideo ? 200 : 201, headers: { etag: tag } };
}

const isPicture = (bytes: Buffer): boolean =>
  ['ffd8ff', '89504e47', '47494638'].some((magic) => bytes.toString('hex', 0, 4).startsWith(magic));

const isFilm = (bytes: Buffer): boolean => bytes.toString('latin1', 4, 8) === 'ftyp';

function finalise(world: World, { body }: Call): SandboxAnswer {
  const id = String(readAt(body, 'finalizeUploadRequest.video'));
  const tags = readAt(body, 'finalizeUploadRequest.uploadedPartIds');
  const object = existing(world, 'video', id);
  const { bytes, parts } = object.fields as { bytes: number; parts: string[] };
  const isWhole = parts.length === Math.ceil(bytes / PART_BYTES) && parts.every(Boolean);
  if (!isWhole || JSON.stringify(tags) !== JSON.stringify(parts)) {
    throw refuse('INVALID_VALUE_FOR_FIELD', 'Parts are missing', 'uploadedPartIds');
  }
  if (object.fields.uploadedAt === undefined) {
    world.ledger.change(id, { uploadedAt: world.now() });
  }
  return { status: 200, body: {} };
}

function statusOf(world: World, { kind, fields }: LedgerObject): string {
  if (fields.uploadedAt === undefined) return 'WAITING_UPLOAD';
  if (fields.isReadable !== true) return 'PROCESSING_FAILED';
  const takes = kind === kinds.video ? processingMs.video : processingMs.image;
  return world.now() < Number(fields.uploadedAt) + takes ? 'PROCESSING' : 'AVAILABLE';
}

export const isAvailable = (world: World, object: LedgerObject): boolean =>
  (object.kind === kinds.image || object.kind === kinds.video) &&
  statusOf(world, object) === 'AVAILABLE';

const show = (world: World, object: LedgerObject) => ({
  id: object.id,
  owner: object.fields.owner,
  status: statusOf(world, object),
  downloadUrlExpiresAt: world.now() + 86_400_000,
});
