import { Alert, Button } from '../../../ui/index.ts';
import { useEditor, useEditorStore } from '../model/editor.tsx';

interface NoticesProps {
  /** Why nothing can be saved here. */
  closedReason: string | undefined;
  /** What could not be taken over from another ad. */
  note: string | null;
}

/** What happened to the ad while it was being written, and what came of saving it. */
export function Notices({ closedReason, note }: NoticesProps) {
  const failure = useEditor((state) => state.failure);
  const isGone = useEditor((state) => state.isGone);
  return (
    <>
      {closedReason ? (
        <Alert kind="warning" isLive>
          {closedReason}
        </Alert>
      ) : null}
      {note ? <Alert>{note}</Alert> : null}
      {isGone && !closedReason ? (
        <Alert kind="warning" isLive title="Somebody else has deleted this ad">
          What you wrote is still here. Confirm makes a new ad of it.
        </Alert>
      ) : null}
      <Conflict />
      {failure && failure !== closedReason ? (
        <Alert kind="error" isLive title="The ad was not saved">
          {failure} What you wrote is still here.
        </Alert>
      ) : null}
    </>
  );
}

/** Two people changed the same ad: nobody's words are thrown away unasked. */
function Conflict() {
  const store = useEditorStore();
  const theirs = useEditor((state) => state.theirs);
  if (!theirs) return null;
  return (
    <Alert
      kind="warning"
      isLive
      title="Somebody else changed this ad in the meantime"
      actions={
        <>
          <Button size="sm" onPress={store.keepMine}>
            Keep mine
          </Button>
          <Button size="sm" onPress={store.takeTheirs}>
            Take theirs
          </Button>
        </>
      }
    >
      Keep mine replaces their version when you confirm. Take theirs shows their version here; undo
      brings yours back.
    </Alert>
  );
}
