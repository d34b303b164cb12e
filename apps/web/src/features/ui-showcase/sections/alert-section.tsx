import { useState } from 'react';
import { Alert, Button } from '../../../ui/index.ts';

export function AlertSection() {
  const [isOpen, setOpen] = useState(true);
  return (
    <div className="flex flex-col gap-3">
      <Alert>Employment ads restrict who can be reached: age and gender cannot be chosen.</Alert>
      <Alert kind="success" title="All good">
        The campaign runs on all five channels.
      </Alert>
      <Alert kind="warning" title="Under plan">
        The spend lies 18% behind. Raise the daily budget or extend the runtime.
      </Alert>
      <Alert
        kind="error"
        title="Two ads were refused"
        actions={
          <>
            <Button size="sm">Show the ads</Button>
            <Button size="sm" variant="quiet">
              Later
            </Button>
          </>
        }
      >
        The text names an age. Change it and send the ads again.
      </Alert>
      {isOpen ? (
        <Alert kind="info" onClose={() => setOpen(false)}>
          This one can be closed.
        </Alert>
      ) : null}
    </div>
  );
}
