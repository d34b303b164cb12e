import { useRef, useState } from 'react';
import { staleAnswer } from '../../../lib/http/stale-answer.ts';
import { useAddPackage } from '../api/add-package.ts';
import type { Package } from '../api/list-packages.ts';
import { useSavePackage } from '../api/save-package.ts';
import {
  bodyOf,
  conflictOf,
  draftOf,
  type Editing,
  isChanged,
  isUntouched,
  onTopOf,
  type PackageDraft,
} from './draft.ts';

/** Which package is open, what was typed in it, and what stands in the way of leaving it. */
export function usePackageEditor(packages: readonly Package[]) {
  const [openId, setOpenId] = useState<string>();
  const [typed, setTyped] = useState<Editing>();
  const [isSaved, setSaved] = useState(false);
  /** The package whose name takes the focus when its editor appears. */
  const [newest, setNewest] = useState<{ id: string }>();
  /** What a person wants to do that would lose what was typed. */
  const [pending, setPending] = useState<{ proceed: () => void }>();
  const saving = useSavePackage();
  const adding = useAddPackage();
  // A second press comes before the button can show that the first one counted.
  const isAdding = useRef(false);

  const current = packages.find(({ id }) => id === openId);
  const conflict = typed && conflictOf(typed, current);
  // An archived or deleted package keeps what was typed as it was.
  const editing = typed && current && conflict !== 'archived' ? onTopOf(typed, current) : typed;
  const changed = editing && isChanged(editing, current) ? editing : undefined;
  const isUpToDate = editing && current && editing.seen.version === current.version;

  const show = (id: string | undefined) => {
    setOpenId(id);
    setTyped(undefined);
    setSaved(false);
  };

  const guarded = (proceed: () => void) => (changed ? setPending({ proceed }) : proceed());

  function edit(draft: PackageDraft): void {
    const seen = changed?.seen ?? current;
    if (!seen) return;
    setTyped({ seen, draft });
    setSaved(false);
  }

  async function save(): Promise<void> {
    if (!changed || !current || saving.isPending) return;
    const { draft } = changed;
    const packageId = current.id;
    const send = (version: number, body = draft) =>
      saving.mutateAsync({ packageId, version, body: bodyOf(body) });
    try {
      const saved = await send(current.version).catch((error: unknown) => {
        const newer = staleAnswer('updatePackage', error);
        // Newer, but not in what was changed here: nothing of a colleague is overwritten.
        if (!newer || conflictOf(changed, newer)) throw error;
        return send(newer.version, onTopOf(changed, newer).draft);
      });
      // What was typed while it was saved is not saved yet.
      setTyped((now) => (now && now !== typed ? { ...now, seen: saved } : undefined));
      setSaved(true);
    } catch {
      // Told by the HTTP layer, or shown as a conflict beside what was typed.
    }
  }

  function begin({ id }: Package): void {
    setNewest({ id });
    show(id);
  }

  /** One that is still as it was made is a new one: pressed again, Add leads to it. */
  function addOrOpen(): void {
    const untouched = packages.find(isUntouched);
    if (untouched) begin(untouched);
    else void add({ body: {} });
  }

  async function add(addition: Parameters<typeof adding.mutateAsync>[0]): Promise<void> {
    if (isAdding.current) return;
    isAdding.current = true;
    try {
      begin(await adding.mutateAsync(addition));
    } catch {
      // Told by the HTTP layer; nothing was opened or lost.
    } finally {
      isAdding.current = false;
    }
  }

  return {
    openId,
    newest,
    isSaved: isSaved && !changed,
    isSaving: saving.isPending,
    isAdding: adding.isPending,
    /** What was typed and is not saved, with the package as it was then. */
    changed,
    conflict,
    /** What the editor shows. */
    draft: editing && (changed || isUpToDate) ? editing.draft : current && draftOf(current),
    edit,
    save,
    isUnsaved: (id: string) => changed?.seen.id === id,
    toggle: (id: string) => guarded(() => show(id === openId ? undefined : id)),
    add: () => guarded(addOrOpen),
    duplicate: (id: string) => guarded(() => void add({ copyOf: id })),
    /** Two people changed the same package: both versions stay. */
    keepAsNew: () => changed && void add({ body: bodyOf(changed.draft) }),
    discard: () => setTyped(undefined),
    close: () => show(undefined),
    pending: pending && {
      cancel: () => setPending(undefined),
      proceed: () => {
        setPending(undefined);
        setTyped(undefined);
        pending.proceed();
      },
    },
  };
}

export type PackageEditorState = ReturnType<typeof usePackageEditor>;
