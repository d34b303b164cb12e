import {
  fill,
  limitNotice,
  type MediaPurpose,
  offeredTypes,
  sayFinding,
  takenFormats,
} from '@posthorn/domain';
import { libraryTexts } from '@posthorn/domain/texts/library';
import { mediaTexts } from '@posthorn/domain/texts/media';
import type { ReactNode } from 'react';
import { ErrorReason } from '../../../lib/http/error-reason.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useSettledLoading } from '../../../ui/feedback/use-settled-loading.ts';
import { VisuallyHidden } from '../../../ui/lib/visually-hidden.tsx';
import type { Library } from '../model/use-library.ts';

interface GridAreaProps {
  library: Library;
  purpose: MediaPurpose;
  /** The way out of an empty library. */
  uploadButton: ReactNode;
  children: ReactNode;
}

/** The grid, or what stands in its place while there is none. */
export function GridArea({ library, purpose, uploadButton, children }: GridAreaProps) {
  const { query, view, offered, found } = library;
  const isSlow = useSettledLoading(query.isPending);
  if (isSlow) return <GridSkeleton />;
  if (query.isPending) return null;
  if (query.data === undefined) {
    return (
      <ErrorState
        title={libraryTexts.mediaNotLoaded}
        reason={<ErrorReason error={query.error} />}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
        className="m-auto"
      />
    );
  }
  if (offered === 0) {
    return (
      <EmptyState
        title={query.data.length === 0 ? mediaTexts.empty : noneOffered(purpose)}
        action={uploadButton}
        className="m-auto"
      >
        {fill(libraryTexts.emptyLibraryHint, {
          images: takenFormats('image'),
          videos: takenFormats('video'),
        })}
      </EmptyState>
    );
  }
  if (found === 0) {
    return (
      <EmptyState
        illustration="no-result"
        title={mediaTexts.noneFound}
        action={<Button onPress={library.clearView}>{libraryTexts.clearSearchAndFilter}</Button>}
        className="m-auto"
      />
    );
  }
  const notice = limitNotice(view.limit, found);
  return (
    <>
      {notice ? (
        <p className="shrink-0 border-b border-orange-line bg-orange-soft px-4 py-2 text-sm text-orange md:px-6">
          {sayFinding(notice)}
        </p>
      ) : null}
      <p role="status">
        <VisuallyHidden>{fill(libraryTexts.itemsFound, { n: found })}</VisuallyHidden>
      </p>
      {children}
    </>
  );
}

function noneOffered(purpose: MediaPurpose): string {
  const types = offeredTypes(purpose);
  if (types.includes('logo')) return libraryTexts.noLogosYet;
  return types.includes('video') ? libraryTexts.noImagesOrVideosYet : libraryTexts.noImagesYet;
}

const places = Array.from({ length: 24 }, (_, index) => index);

function GridSkeleton() {
  return (
    <div
      role="status"
      className="grid grid-cols-[repeat(auto-fill,minmax(160px,1fr))] gap-4 overflow-hidden p-4"
    >
      <VisuallyHidden>{libraryTexts.loadingMedia}</VisuallyHidden>
      {places.map((place) => (
        <div key={place}>
          <Skeleton className="aspect-square w-full rounded-card!" />
          <Skeleton className="mt-2 h-3 w-3/4" />
        </div>
      ))}
    </div>
  );
}
