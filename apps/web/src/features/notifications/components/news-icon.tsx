import { type NewsTone, type NotificationKind, notificationKindSpecs } from '@posthorn/domain';
import { CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import { VisuallyHidden } from '../../../ui/lib/visually-hidden.tsx';

const icons: Record<NewsTone, { Icon: LucideIcon; className: string }> = {
  good: { Icon: CircleCheck, className: 'text-success' },
  bad: { Icon: TriangleAlert, className: 'text-danger' },
  plain: { Icon: Info, className: 'text-text-3' },
};

/** Whether it is good to hear; a screen reader is told what it is about. */
export function NewsIcon({ kind }: { kind: NotificationKind | null }) {
  const spec = kind && notificationKindSpecs[kind];
  const { Icon, className } = icons[spec ? spec.tone : 'plain'];
  return (
    <>
      <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${className}`} />
      {spec ? <VisuallyHidden>{spec.word}</VisuallyHidden> : null}
    </>
  );
}
