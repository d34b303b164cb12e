import { NotYet } from '../journal/store.ts';
import type { Asset, Plan } from '../plan.ts';
import { refusal } from './failures.ts';
import { mediaKey } from './keys.ts';
import { pageOf } from './mapping/requests.ts';
import type { Work } from './work.ts';

interface ImageUpload {
  uploadUrl: string;
  image: string;
}

interface VideoUpload {
  uploadInstructions: { uploadUrl: string; firstByte: number; lastByte: number }[];
  uploadToken?: string;
  video: string;
}

const POLLS = 6;
const POLL_PAUSE_MS = 2_000;
/** A film takes longer than anyone wants to wait here. */
const COME_BACK_MS = 30_000;

/** Brings a picture or film to LinkedIn once, and answers its name there when it can be shown. */
export async function mediaOnLinkedIn(work: Work, asset: Asset): Promise<string> {
  const { run, plan } = work;
  const key = mediaKey(asset.key);
  const isVideo = asset.kind === 'video';
  const id = await run.journal.change({
    key,
    request: [asset.key, asset.bytes, pageOf(plan)],
    send: () => (isVideo ? uploadVideo(work, asset) : uploadImage(work, asset)),
  });
  await untilAvailable(work, key, id, isVideo ? 'videos' : 'images');
  return id;
}

const ownerOf = (plan: Plan) => ({ owner: pageOf(plan) });

async function uploadImage({ client, run, plan }: Work, asset: Asset): Promise<string> {
  const { uploadUrl, image } = await client.action<ImageUpload>('images', 'initializeUpload', {
    initializeUploadRequest: ownerOf(plan),
  });
  await client.upload(uploadUrl, await run.read(asset));
  return image;
}

/** In the pieces LinkedIn asks for, one in memory at a time. */
async function uploadVideo({ client, run, plan }: Work, asset: Asset): Promise<string> {
  const upload = await client.action<VideoUpload>('videos', 'initializeUpload', {
    initializeUploadRequest: {
      ...ownerOf(plan),
      fileSizeBytes: asset.bytes,
      uploadCaptions: false,
      uploadThumbnail: false,
    },
  });
  const uploadedPartIds: string[] = [];
  for (const { uploadUrl, firstByte, lastByte } of upload.uploadInstructions) {
    const part = await run.read(asset, firstByte, lastByte + 1);
    uploadedPartIds.push(await client.upload(uploadUrl, part));
  }
  await client.action('videos', 'finalizeUpload', {
    finalizeUploadRequest: {
      video: upload.video,
      uploadToken: upload.uploadToken ?? '',
      uploadedPartIds,
    },
  });
  return upload.video;
}

async function untilAvailable(
  { client, clock, run }: Work,
  key: string,
  id: string,
  resource: 'images' | 'videos',
): Promise<void> {
  for (let poll = 1; poll <= POLLS; poll += 1) {
    const media = await client.find<{ status: string }>(`${resource}/${encodeURIComponent(id)}`);
    if (media?.status === 'AVAILABLE') return;
    if (media === undefined || media.status === 'PROCESSING_FAILED') {
      // The next attempt brings it anew.
      await run.journal.forget(key);
      throw refusal('PROCESSING_FAILED', { field: 'media' });
    }
    await clock.sleep(POLL_PAUSE_MS, run.signal);
  }
  throw new NotYet(clock.now() + COME_BACK_MS);
}
