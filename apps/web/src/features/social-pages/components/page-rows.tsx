import { fill, networkOfPage, ownsForms } from '@posthorn/domain';
import { socialPagesTexts } from '@posthorn/domain/texts/social-pages';
import { Clock, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { PageIcon, type SocialPage, useCan } from '../../accounts/index.ts';
import { type PageRequest, useRequestLeadform } from '../api/page-requests.ts';
import { DeletePageDialog, GiveUpDialog } from './delete-dialogs.tsx';

/** A page that ads can speak for. */
export function ConnectedRow({ page }: { page: SocialPage }) {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <Row
      icon={<PageIcon page={page} className="size-8" />}
      name={page.name}
      note={page.externalId ?? socialPagesTexts.numberless}
      onDelete={() => setDeleting(true)}
    >
      <Leadform page={page} />
      {isDeleting ? <DeletePageDialog page={page} onClose={() => setDeleting(false)} /> : null}
    </Row>
  );
}

/** A page that is still looked for. */
export function RequestRow({ request }: { request: PageRequest }) {
  const [isGivingUp, setGivingUp] = useState(false);
  const name = request.url.replace(/^https?:\/\/(?:www\.)?/, '');
  return (
    <Row
      icon={<Clock aria-hidden="true" className="size-8 p-1.5 text-text-3" />}
      name={name}
      note={request.page_id ?? socialPagesTexts.requestedPage}
      hint={request.page_id ? socialPagesTexts.notListed : socialPagesTexts.notListedByName}
      onDelete={() => setGivingUp(true)}
    >
      <Tag tone="orange">{socialPagesTexts.pending}</Tag>
      {isGivingUp ? (
        <GiveUpDialog request={request} name={name} onClose={() => setGivingUp(false)} />
      ) : null}
    </Row>
  );
}

interface RowProps {
  icon: ReactNode;
  name: string;
  note: string;
  hint?: string;
  onDelete: () => void;
  children: ReactNode;
}

function Row({ icon, name, note, hint, onDelete, children }: RowProps) {
  const mayEdit = useCan('socialPage.edit');
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5">
      {icon}
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="tabular text-xs text-text-3">{note}</p>
        {hint ? <p className="mt-0.5 text-sm text-text-2">{hint}</p> : null}
      </div>
      <div className="flex items-center gap-2">
        {children}
        {mayEdit ? (
          <IconButton
            icon={<Trash2 />}
            label={fill(socialPagesTexts.delete, { name })}
            onPress={onDelete}
          />
        ) : null}
      </div>
    </li>
  );
}

/** An account on Instagram shows the forms of its Facebook page. */
const isOnFacebookPage = ({ channel }: SocialPage): boolean =>
  networkOfPage[channel] === networkOfPage.facebook && !ownsForms(channel);

/** Whether the page may collect applications in a form. */
function Leadform({ page }: { page: SocialPage }) {
  const mayEdit = useCan('socialPage.edit');
  const request = useRequestLeadform();
  if (page.leadformStatus === 'pending') {
    return (
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-2">
        <span className="flex items-center gap-2">
          <Spinner />
          {socialPagesTexts.formPending}
        </span>
        {isOnFacebookPage(page) ? <span>{socialPagesTexts.acceptTermsElsewhere}</span> : null}
        {mayEdit && page.leadformTermsUrl ? (
          <Link href={page.leadformTermsUrl} target="_blank">
            {socialPagesTexts.acceptTerms}
          </Link>
        ) : null}
        {mayEdit ? (
          <Button
            size="sm"
            isLoading={request.isPending}
            aria-label={fill(socialPagesTexts.checkTermsOf, { name: page.name })}
            onPress={() => request.mutate(page)}
          >
            {socialPagesTexts.checkTerms}
          </Button>
        ) : null}
      </span>
    );
  }
  if (page.leadformStatus !== null) {
    return <Tag tone="success">{socialPagesTexts[page.leadformStatus]}</Tag>;
  }
  if (!mayEdit) return null;
  return (
    <Button
      size="sm"
      isLoading={request.isPending}
      aria-label={fill(socialPagesTexts.requestFormOf, { name: page.name })}
      onPress={() => request.mutate(page)}
    >
      {socialPagesTexts.requestForm}
    </Button>
  );
}
