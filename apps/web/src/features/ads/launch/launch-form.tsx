import { formStateSpecs } from '@posthorn/domain';
import { launchDialogTexts } from '@posthorn/domain/texts/launch-dialog';
import { ClipboardList } from 'lucide-react';
import { Link } from '../../../ui/actions/link.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import type { Launch } from '../../campaigns/index.ts';
import { leadFormHref } from '../../lead-form/index.ts';
import { Reasons } from './reasons.tsx';

interface LaunchFormProps {
  campaignId: string;
  /** What became of it, once it is launched. */
  progress: Launch['channels'][number]['form'];
  /** What the network has against it. */
  reasons: readonly string[];
}

/** The form that the ads of a channel open: what a launch does to it, or what became of it. */
export function LaunchForm({ campaignId, progress, reasons }: LaunchFormProps) {
  const state = progress && formStateSpecs[progress.state];
  return (
    <div className="mt-2 text-sm">
      <div className="flex items-center gap-3">
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-1.5">
          <ClipboardList aria-hidden="true" className="size-4 shrink-0 text-text-3" />
          <span>{launchDialogTexts.form}</span>
          <Link href={leadFormHref({ of: 'campaign', id: campaignId })}>
            {state ? launchDialogTexts.viewForm : launchDialogTexts.editForm}
          </Link>
        </span>
        {state ? (
          <Tag size="sm" tone={state.colour} className="shrink-0">
            {state.label}
          </Tag>
        ) : null}
      </div>
      {state ? null : <p className="text-text-2">{launchDialogTexts.formFirst}</p>}
      <Reasons reasons={reasons} />
    </div>
  );
}
