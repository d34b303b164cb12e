import { CENTRE } from '@posthorn/domain';
import type { AddedMedia } from '../api/upload-media.ts';

/** A square image; tests say what matters to them. */
export function aMedia(id: string, more: Partial<AddedMedia> = {}): AddedMedia {
  return {
    id,
    type: 'image',
    title: id,
    altText: '',
    fileName: `${id}.jpg`,
    createdAt: '2026-11-15T10:00:00Z',
    user: 'Lotte Visser',
    width: 1000,
    height: 1000,
    bytes: 200_000,
    duration: null,
    focalPoint: CENTRE,
    url: `/${id}`,
    masterUrl: `/${id}`,
    previewUrl: `/${id}/preview`,
    thumbnailUrl: `/${id}/thumbnail`,
    thumbnailUrls: [],
    version: 1,
    sameAs: null,
    ...more,
  };
}
