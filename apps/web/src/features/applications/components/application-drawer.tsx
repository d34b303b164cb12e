import {
  APPLICATION_NOTE_MAX,
  type ApplicationStatus,
  adTypeSpecs,
  applicationStatuses,
  applicationStatusSpecs,
  channelLabels,
  fill,
  KEPT_ANSWER_MAX,
  noteFinding,
  sayFinding,
  tidiedNote,
} from '@posthorn/domain';
import { applicationsPageTexts as texts } from '@posthorn/domain/texts/applications-page';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ChannelGlyph } from '../../../lib/channel/channel-glyph.tsx';
import { ApiError, isGone, isStale } from '../../../lib/http/api-error.ts';
import { Answered } from '../../../lib/query/answered.tsx';
import { dateText, timeText } from '../../../lib/time/format.ts';
import { notify } from '../../../lib/toast/notify.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Textarea } from '../../../ui/fields/textarea.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { Select } from '../../../ui/pick/select.tsx';
import { useAccount, useCan } from '../../accounts/index.ts';
import {
  type Application,
  applicationQuery,
  peopleQuery,
  useChangeApplication,
  useErasePerson,
} from '../api/applications.ts';
import { nameOf } from './application-table.tsx';
import { PersonRights } from './person-rights.tsx';

interface DrawerProps {
  campaignId: string;
  applicationId: string;
  onClose: () => void;
}

/** One application with everything the person wrote. A note that was typed is saved before it closes. */
export function ApplicationDrawer({ campaignId, applicationId, onClose }: DrawerProps) {
  const erase = useErasePerson(campaignId, applicationId);
  const query = useQuery({
    ...applicationQuery(useAccount().id, campaignId, applicationId),
    // The server tells of the erasure before it answers it: an erased application is not asked for again.
    enabled: erase.isIdle || erase.isError,
  });
  const change = useChangeApplication(campaignId, applicationId);
  const mayEdit = useCan('application.edit');
  const [typed, setTyped] = useState<string>();
  const noteArea = useRef<HTMLDivElement>(null);
  const shown = query.data;
  const isGoneNow = !shown && query.error instanceof ApiError && isGone(query.error);
  const isDirty =
    shown?.isReadable === true && typed !== undefined && tidiedNote(typed) !== shown.note;
  const saveNote = (then: () => void) => {
    if (!shown || !isDirty || typed === undefined) return then();
    if (noteFinding(typed) || change.isPending) return;
    change.mutate(
      { change: { note: typed }, version: shown.version },
      {
        onSuccess: () => {
          setTyped(undefined);
          notify.success(texts.noteSaved);
          then();
        },
      },
    );
  };
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => isOpen || saveNote(onClose)}
      title={shown ? nameOf(shown) : texts.applications}
    >
      {isGoneNow ? (
        <EmptyState
          illustration="no-result"
          title={texts.gone}
          action={<Button onPress={onClose}>{texts.close}</Button>}
        >
          {texts.goneText}
        </EmptyState>
      ) : (
        <Answered query={query} skeleton={<SkeletonRows rowHeight={64} label={texts.loading} />}>
          {(application) => (
            <div className="flex flex-col gap-6">
              {isStale(change.error) ? (
                <Alert kind="warning" title={texts.changedTitle}>
                  {isDirty ? texts.changedNoteText : texts.changedText}
                </Alert>
              ) : null}
              {application.isReadable ? null : (
                <Alert kind="warning" title={texts.thisUnreadable}>
                  {texts.unreadableText}
                </Alert>
              )}
              <Facts application={application} />
              <Choices
                campaignId={campaignId}
                application={application}
                onChange={(wanted) =>
                  change.mutate({ change: wanted, version: application.version })
                }
              />
              <Answers application={application} />
              {application.isReadable ? (
                <div ref={noteArea} className="flex flex-col items-start gap-3">
                  <Textarea
                    label={texts.note}
                    description={texts.noteHint}
                    className="w-full"
                    max={APPLICATION_NOTE_MAX}
                    value={typed ?? application.note}
                    onChange={setTyped}
                    isDisabled={!mayEdit}
                    {...noteError(typed)}
                  />
                  {mayEdit ? (
                    <Button
                      size="sm"
                      isDisabled={!isDirty}
                      isLoading={change.isPending && isDirty}
                      // The button is closed then: without a focus, Escape would no longer close the drawer.
                      onPress={() =>
                        saveNote(() => noteArea.current?.querySelector('textarea')?.focus())
                      }
                    >
                      {texts.saveNote}
                    </Button>
                  ) : null}
                </div>
              ) : null}
              <PersonRights
                campaignId={campaignId}
                application={application}
                erase={erase}
                onErased={onClose}
              />
            </div>
          )}
        </Answered>
      )}
    </Drawer>
  );
}

function noteError(typed: string | undefined) {
  const found = typed === undefined ? undefined : noteFinding(typed);
  return found && { error: sayFinding(found) };
}

function Facts({ application }: { application: Application }) {
  const { appliedAt, channel, adType, erasedOn } = application;
  return (
    <div className="flex flex-col gap-1 text-sm text-text-2">
      <p className="flex flex-wrap items-center gap-2">
        <ChannelGlyph channel={channel} className="size-5!" />
        {adType ? adTypeSpecs[adType].label : channelLabels[channel]}
        <time dateTime={appliedAt} className="tabular">
          {dateText(appliedAt)} {timeText(appliedAt)}
        </time>
      </p>
      <p>{fill(texts.erasedOn, { date: dateText(erasedOn) })}</p>
    </div>
  );
}

interface ChoicesProps {
  campaignId: string;
  application: Application;
  onChange: (change: { status: ApplicationStatus } | { assignedTo: string | null }) => void;
}

const NO_ONE = 'no-one';

function Choices({ campaignId, application, onChange }: ChoicesProps) {
  const { status, assignedTo } = application;
  const mayEdit = useCan('application.edit');
  const { data: people = [] } = useQuery(peopleQuery(useAccount().id, campaignId));
  const isKnown = !assignedTo || people.some(({ id }) => id === assignedTo.id);
  const known = isKnown || !assignedTo ? people : [...people, assignedTo];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        label={texts.status}
        isDisabled={!mayEdit}
        options={applicationStatuses.map((id) => ({
          id,
          label: applicationStatusSpecs[id].label,
        }))}
        value={status}
        onChange={(id) => {
          const chosen = applicationStatuses.find((each) => each === id);
          if (chosen && chosen !== status) onChange({ status: chosen });
        }}
      />
      <Select
        label={texts.assignedTo}
        isDisabled={!mayEdit}
        options={[
          { id: NO_ONE, label: texts.noOne },
          ...known.map(({ id, name }) => ({ id, label: name })),
        ]}
        hasSearch={known.length > 8}
        value={assignedTo?.id ?? NO_ONE}
        onChange={(id) => {
          const chosen = id === NO_ONE ? null : id;
          if (chosen !== (assignedTo?.id ?? null)) onChange({ assignedTo: chosen });
        }}
      />
    </div>
  );
}

function Answers({ application: { answers } }: { application: Application }) {
  if (answers.length === 0) return null;
  return (
    <section aria-label={texts.answers}>
      <dl className="flex flex-col gap-4">
        {answers.map(({ label, text, isCut, href }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a form may ask the same twice, and its order stands
          <div key={index} className="min-w-0">
            <dt className="text-sm wrap-anywhere text-text-2">{label}</dt>
            <dd className="mt-0.5 wrap-anywhere whitespace-pre-wrap">
              {text === '' ? (
                <span className="text-text-3">{texts.unanswered}</span>
              ) : href ? (
                <a href={href} className="text-primary underline decoration-1 underline-offset-3">
                  {text}
                </a>
              ) : (
                text
              )}
            </dd>
            {isCut ? (
              <dd className="mt-1 text-sm text-orange">
                {fill(texts.cut, { max: KEPT_ANSWER_MAX })}
              </dd>
            ) : null}
          </div>
        ))}
      </dl>
    </section>
  );
}
