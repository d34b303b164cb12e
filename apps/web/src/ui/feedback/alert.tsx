import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { PlainButton } from '../actions/plain-button.tsx';
import { cx } from '../lib/cx.ts';
import { VisuallyHidden } from '../lib/visually-hidden.tsx';
import { words } from '../lib/words.ts';

type AlertKind = 'info' | 'success' | 'warning' | 'error';

interface AlertProps {
  kind?: AlertKind;
  title?: ReactNode;
  /** Buttons or links: what to do next. */
  actions?: ReactNode;
  onClose?: () => void;
  /** Read out when it appears after something the user did; not for one that is there from the start. */
  isLive?: boolean;
  className?: string;
  children?: ReactNode;
}

const looks = {
  info: { Icon: Info, box: 'border-blue-line bg-blue-soft', ink: 'text-blue' },
  success: {
    Icon: CircleCheck,
    box: 'border-success-line bg-success-soft',
    ink: 'text-success',
  },
  warning: {
    Icon: TriangleAlert,
    box: 'border-orange-line bg-orange-soft',
    ink: 'text-orange',
  },
  error: { Icon: CircleAlert, box: 'border-red-line bg-red-soft', ink: 'text-red' },
};

export function Alert({
  kind = 'info',
  title,
  actions,
  onClose,
  isLive = false,
  className,
  children,
}: AlertProps) {
  const { Icon, box, ink } = looks[kind];
  const liveRole = kind === 'error' ? 'alert' : 'status';
  return (
    <div
      role={isLive ? liveRole : undefined}
      className={cx('flex items-start gap-3 rounded-card border px-4 py-3', box, className)}
    >
      <Icon aria-hidden="true" className={cx('size-5 shrink-0', ink)} />
      <div className="min-w-0 flex-1 text-base wrap-anywhere">
        <VisuallyHidden>{words()[kind]}: </VisuallyHidden>
        {title ? <p className="font-semibold">{title}</p> : null}
        {children ? <div className={title ? 'mt-0.5 text-text-2' : ''}>{children}</div> : null}
        {actions ? <div className="mt-2 flex flex-wrap items-center gap-2">{actions}</div> : null}
      </div>
      {onClose ? (
        <PlainButton
          variant="quiet"
          isSquare
          icon={<X />}
          aria-label={words().close}
          size="sm"
          onClick={onClose}
          className="-my-1.5 -mr-2"
        />
      ) : null}
    </div>
  );
}
