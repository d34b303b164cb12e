import { AtWork } from '../journal/store.ts';
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

/** Brings a picture or film to LinkedIn once, and answers its name there; LinkedIn still works on it then. */
export const sendMedia = (work: Work, asset: Asset): Promise<string> =>
  work.run.journal.change({
    key: mediaKey(asset.key),
    request: [asset.key, asset.bytes, pageOf(work.plan)],
    send: () => (asset.kind === 'video' ? uploadVideo(work, asset) : uploadImage(work, asset)),
  });

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

/** LinkedIn works on what was sent for a while before it can be shown. */
export async function mediaReady(work: Work, asset: Asset): Promise<void> {
  const { client, clock, run } = work;
  const { key, kind } = asset;
  const id = await sendMedia(work, asset);
  const resource = kind === 'video' ? 'videos' : 'images';
  const media = await client.find<{ status: string }>(`${resource}/${encodeURIComponent(id)}`);
  if (media?.status === 'AVAILABLE') return;
  if (media === undefined || media.status === 'PROCESSING_FAILED') {
    // The next attempt brings it again.
    await run.journal.forget(mediaKey(key));
    throw refusal('PROCESSING_FAILED', { field: 'media' });
  }
  throw new AtWork(clock.now());
}
