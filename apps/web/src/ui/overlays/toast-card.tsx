import { CircleAlert, CircleCheck, TriangleAlert, X } from 'lucide-react';
import { type ComponentType, useEffect, useRef, useSyncExternalStore } from 'react';
import {
  Button as AriaButton,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  type QueuedToast,
  Text,
} from 'react-aria-components/Toast';
import { Button } from '../actions/button.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { createWatched } from '../lib/watched.ts';
import { words } from '../lib/words.ts';
import { type ToastContent, type ToastKind, toast } from './toast-queue.ts';

const icons: Record<ToastKind, { Icon: ComponentType<{ className: string }>; colour: string }> = {
  success: { Icon: CircleCheck, colour: 'text-success' },
  warning: { Icon: TriangleAlert, colour: 'text-orange' },
  error: { Icon: CircleAlert, colour: 'text-red' },
  progress: { Icon: Spinner, colour: 'text-primary' },
};

const unchanging = createWatched('');

export function ToastCard({ queued }: { queued: QueuedToast<ToastContent> }) {
  const { kind, message, action, repeat, progress = unchanging } = queued.content;
  const { timer, timeout } = queued;
  const ref = useRef<HTMLDivElement>(null);
  const said = useSyncExternalStore(progress.subscribe, progress.get);
  const description = queued.content.description ?? said;
  const times = useSyncExternalStore(repeat.subscribe, repeat.get);

  useEffect(() => {
    // Asked for again: the time starts anew, unless the reader has it paused.
    if (times === 1 || !timer || timeout === undefined) return;
    if (ref.current?.closest('[role="region"]')?.matches(':hover, :focus-within')) return;
    timer.pause();
    timer.reset(timeout);
  }, [times, timer, timeout]);

  const { Icon, colour } = icons[kind];
  return (
    <AriaToast
      ref={ref}
      toast={queued}
      className="pointer-events-auto flex w-full items-start gap-3 rounded-card border border-line bg-layer p-3 pl-4 shadow-menu transition-[opacity,transform] duration-menu starting:translate-y-2 starting:opacity-0 sm:w-96"
    >
      <Icon className={`mt-0.5 size-5 shrink-0 ${colour}`} />
      <AriaToastContent
        role={kind === 'error' ? 'alert' : 'status'}
        className="min-w-0 flex-1 py-0.5 wrap-anywhere"
      >
        <Text slot="title" className="block text-base font-medium">
          {kind === 'progress' ? null : <span className="sr-only">{words()[kind]}: </span>}
          {message}
          {times > 1 ? (
            <span className="tabular ml-2 inline-block rounded-full bg-surface-3 px-1.5 text-xs text-text-2">
              <span aria-hidden="true">×{times}</span>
              <span className="sr-only">{words().repeated(times)}</span>
            </span>
          ) : null}
        </Text>
        {description ? (
          <Text slot="description" className="mt-0.5 block text-sm text-text-2">
            {description}
          </Text>
        ) : null}
      </AriaToastContent>
      {action ? (
        <Button
          size="sm"
          onPress={() => {
            action.onPress();
            if (!action.staysOpen) toast.close(queued.key);
          }}
        >
          {action.label}
        </Button>
      ) : null}
      <AriaButton
        slot="close"
        aria-label={words().close}
        className="touch-target grid size-7 shrink-0 cursor-pointer place-items-center rounded-control text-text-3 data-hovered:bg-surface-2 data-hovered:text-text"
      >
        <X aria-hidden="true" className="size-4" />
      </AriaButton>
    </AriaToast>
  );
}
