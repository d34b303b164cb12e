import { useState } from 'react';
import {
  Button,
  ConfirmDialog,
  Dialog,
  Drawer,
  FullScreenLayer,
  TextInput,
} from '../../../ui/index.ts';

type Open = 'dialog' | 'long' | 'confirm' | 'drawer' | 'full' | null;

const lines = Array.from({ length: 24 }, (_, index) => `Line ${index + 1} of a long text.`);

export function DialogDemos() {
  const [open, setOpen] = useState<Open>(null);
  const [name, setName] = useState('Healthcare North');
  const [isDeleting, setDeleting] = useState(false);
  const close = () => setOpen(null);
  const remove = () => {
    setDeleting(true);
    setTimeout(() => {
      setDeleting(false);
      close();
    }, 1500);
  };
  return (
    <>
      <Button onPress={() => setOpen('dialog')}>Dialog</Button>
      <Button onPress={() => setOpen('long')}>Long dialog</Button>
      <Button onPress={() => setOpen('confirm')}>Confirmation</Button>
      <Button onPress={() => setOpen('drawer')}>Drawer</Button>
      <Button onPress={() => setOpen('full')}>Full screen</Button>
      <Dialog
        isOpen={open === 'dialog'}
        onOpenChange={close}
        title="Rename workspace"
        description="Members see the new name at once."
        footer={
          <>
            <Button onPress={close}>Cancel</Button>
            <Button variant="primary" onPress={close}>
              Rename
            </Button>
          </>
        }
      >
        <TextInput label="Name" autoFocus value={name} onChange={setName} />
      </Dialog>
      <Dialog isOpen={open === 'long'} onOpenChange={close} title="Conditions" size="sm">
        {lines.map((line) => (
          <p key={line} className="py-1 text-text-2">
            {line}
          </p>
        ))}
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        onOpenChange={close}
        tone="danger"
        title="Delete ICU nurse, Martini Hospital?"
        confirmLabel="Delete campaign"
        isLoading={isDeleting}
        onConfirm={remove}
      >
        Its ads and drafts go with it. Spend and reports stay.
      </ConfirmDialog>
      <Drawer
        isOpen={open === 'drawer'}
        onOpenChange={close}
        title="Details"
        footer={
          <Button variant="primary" onPress={close}>
            Done
          </Button>
        }
      >
        <p className="text-text-2">
          A panel beside the page, 500 px wide, the whole width on a phone.
        </p>
      </Drawer>
      <FullScreenLayer isOpen={open === 'full'} onOpenChange={close} label="The whole screen">
        <div className="m-auto flex flex-col items-center gap-4 p-6 text-center">
          <p className="text-text-2">Covers everything until Escape.</p>
          <Button onPress={close}>Close</Button>
        </div>
      </FullScreenLayer>
    </>
  );
}
