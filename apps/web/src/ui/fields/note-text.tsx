import { CircleAlert, TriangleAlert } from 'lucide-react';
import { memo } from 'react';

/** How the line under a field looks; the field that draws it ties it to itself. */
export const noteClasses = { error: 'flex gap-1 text-danger', warning: 'flex gap-1 text-warning' };

const icons = { error: CircleAlert, warning: TriangleAlert };

interface NoteTextProps {
  kind: keyof typeof icons;
  text: string;
}

/** Says the same for many keys in a row, and is drawn once for them. */
export const NoteText = memo(function NoteText({ kind, text }: NoteTextProps) {
  const Icon = icons[kind];
  return (
    <>
      <Icon aria-hidden="true" className="mt-px size-3.5 shrink-0" />
      <span>{text}</span>
    </>
  );
});
