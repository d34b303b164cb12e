import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { boot } from './app/start/boot.ts';
import './styles/index.css';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id root');

const root = createRoot(container);
const parts = boot();
// The loader of index.html stays until the first page has what it shows. Drawn as a transition, the
// page comes in short steps: in one piece it blocks a phone for half a second.
void parts.router.load().finally(() =>
  startTransition(() =>
    root.render(
      <StrictMode>
        <App {...parts} />
      </StrictMode>,
    ),
  ),
);
