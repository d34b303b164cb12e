import { editorTexts } from '@posthorn/domain/texts/editor';
import { Skeleton } from '../../../ui/index.ts';

const field = (
  <div className="flex flex-col gap-1.5">
    <Skeleton className="h-4 w-24" />
    <Skeleton className="h-9 w-full" />
  </div>
);

/** The shape of the editor to come. */
export function EditorSkeleton() {
  return (
    <div role="status" className="flex min-h-0 flex-1">
      <span className="sr-only">{editorTexts.loading}</span>
      <div className="flex w-full flex-col gap-6 border-r border-line p-6 md:w-[30rem]">
        <Skeleton className="h-8 w-48" />
        <Skeleton className="size-28" />
        <Skeleton className="h-32 w-full" />
        {field}
        {field}
        {field}
      </div>
      <div className="hidden flex-1 items-center justify-center bg-canvas md:flex">
        <Skeleton className="h-[34rem] w-96 rounded-card" />
      </div>
    </div>
  );
}
