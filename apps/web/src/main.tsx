import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { boot } from './app/start/boot.ts';
import './styles/index.css';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id root');

const root = createRoot(container);

/** Ends the task of the browser: what follows begins in another one, and presses come in between. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

// The loader of index.html stays until the first page has what it shows. Each step is a task of its own,
// and the page is drawn as a transition, in short ones: in one piece they block a phone for half a second.
async function start() {
  await nextTask();
  const parts = boot();
  await nextTask();
  // A page that can not be loaded is drawn as one that says so.
  await parts.router.load().catch(() => undefined);
  startTransition(() =>
    root.render(
      <StrictMode>
        <App {...parts} />
      </StrictMode>,
    ),
  );
}
void start();
