import { fill } from '@posthorn/domain';
import { applicationsPageTexts as texts } from '@posthorn/domain/texts/applications-page';
import { Eraser, FileDown } from 'lucide-react';
import { useState } from 'react';
import { notify } from '../../../lib/toast/notify.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useCan } from '../../accounts/index.ts';
import { type Application, type useErasePerson, useGivePersonData } from '../api/applications.ts';
import { nameOf } from './application-table.tsx';

interface PersonRightsProps {
  campaignId: string;
  application: Application;
  erase: ReturnType<typeof useErasePerson>;
  onErased: () => void;
}

/** What the law gives to people: their data, and that these are erased. One button each. */
export function PersonRights({ campaignId, application, erase, onErased }: PersonRightsProps) {
  const mayAnswer = useCan('application.answerPerson');
  const [isAsking, setAsking] = useState(false);
  const give = useGivePersonData(campaignId, application.id);
  if (!application.isReadable) return null;
  const told = (done: string, unreadable: number) =>
    unreadable > 0
      ? notify.warning(`${done}. ${fill(texts.someUnreadable, { n: unreadable })}`)
      : notify.success(done);
  return (
    <section aria-labelledby="person-rights" className="border-t border-line pt-5">
      <h3 id="person-rights" className="font-medium">
        {texts.personRights}
      </h3>
      <p className="mt-1 text-sm text-text-2">
        {mayAnswer ? texts.personRightsText : texts.askAnAdmin}
      </p>
      {mayAnswer ? (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button
            size="sm"
            icon={<FileDown />}
            isLoading={give.isPending}
            onPress={() =>
              give.isPending ||
              give.mutate(undefined, {
                onSuccess: ({ count, unreadable }) =>
                  told(fill(texts.givenData, { n: count }), unreadable),
              })
            }
          >
            {texts.giveData}
          </Button>
          <Button size="sm" variant="danger" icon={<Eraser />} onPress={() => setAsking(true)}>
            {texts.erasePerson}
          </Button>
        </div>
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={fill(texts.eraseTitle, { name: nameOf(application) })}
        confirmLabel={texts.eraseConfirm}
        tone="danger"
        isLoading={erase.isPending}
        onConfirm={() =>
          erase.isPending ||
          erase.mutate(undefined, {
            onSuccess: ({ count, unreadable }) => {
              told(fill(texts.erasedPerson, { n: count }), unreadable);
              onErased();
            },
            onSettled: () => setAsking(false),
          })
        }
      >
        {texts.eraseText}
      </ConfirmDialog>
    </section>
  );
}
