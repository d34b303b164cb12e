import { API_BASE, type OperationAnswer } from '@posthorn/contract';
import { campaignTitle, fullName, templateName } from '@posthorn/domain';
import type { AddedMedia } from './commands/add-media.ts';
import type { CroppedRow, listUses, MediaRow } from './repository.ts';

export function presentMedia(row: MediaRow): OperationAnswer<'getImage'> {
  const isVideo = row.type === 'video';
  const at = `${API_BASE}/${isVideo ? 'videos' : 'master-images'}/${row.id}`;
  const stills = isVideo ? row.thumbnail_keys.map((_, n) => `${at}/thumbnails/${n}`) : [];
  const url = `${at}/file`;
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    altText: row.alt_text,
    fileName: row.file_name,
    createdAt: row.created_at.toISOString(),
    user:
      row.first_name !== null && row.last_name !== null
        ? fullName({ first_name: row.first_name, last_name: row.last_name })
        : null,
    width: row.width,
    height: row.height,
    bytes: row.bytes,
    duration: row.duration,
    focalPoint: { x: row.focal_x, y: row.focal_y },
    url,
    masterUrl: url,
    previewUrl: row.preview_key && `${at}/preview`,
    thumbnailUrl: isVideo ? (stills[0] ?? null) : `${at}/thumbnail`,
    thumbnailUrls: stills,
    version: row.version,
  };
}

export const presentAdded = ({ row, sameAs }: AddedMedia): OperationAnswer<'uploadImage'> => ({
  ...presentMedia(row),
  sameAs: sameAs ?? null,
});

/** The version in the address makes a new cut-out a new picture for the browser. */
export function presentCropped(row: CroppedRow): OperationAnswer<'cropImage'> {
  const at = `${API_BASE}/cropped-images/${row.id}`;
  return {
    id: row.id,
    url: `${at}/file?v=${row.version}`,
    thumbnailUrl: `${at}/thumbnail?v=${row.version}`,
    masterUrl: `${API_BASE}/master-images/${row.media_id}/file`,
    masterId: row.media_id,
    width: row.width,
    height: row.height,
    crop: row.crop,
  };
}

/** Of a campaign in another person's workspace only that there is one. */
export function presentUse(
  use: Awaited<ReturnType<typeof listUses>>[number],
  seenWorkspaces: string[] | undefined,
): OperationAnswer<'listImageUses'>[number] {
  const { ad_id: id, ad_type: type } = use;
  const place = { ad: id && type ? { id, type } : null };
  if (use.template_id && use.kind) {
    const { kind, template_title: title, function_group: functionGroup } = use;
    const name = templateName({ kind, title: title ?? '', functionGroup });
    return { ...place, campaignId: null, templateId: use.template_id, title: name };
  }
  const isSeen = !seenWorkspaces || seenWorkspaces.includes(use.workspace_id ?? '');
  return {
    ...place,
    campaignId: isSeen ? use.campaign_id : null,
    templateId: null,
    title: isSeen ? campaignTitle({ title: use.title ?? '' }) : '',
  };
}
