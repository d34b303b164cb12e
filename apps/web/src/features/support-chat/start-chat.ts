import type { Me } from '../session/index.ts';

type ChatCommand = (command: string, settings?: Record<string, unknown>) => void;

declare global {
  interface Window {
    /** The widget's own name for itself; before it has loaded, a queue stands here. */
    Intercom?: ChatCommand & { q?: unknown[] };
  }
}

interface Chat {
  appId: string;
  scriptUrl: string;
}

/** Boots the widget for this person; the returned function ends it. */
export function startChat(chat: Chat, me: Me, hash: string): () => void {
  load(chat.scriptUrl);
  window.Intercom?.('boot', {
    app_id: chat.appId,
    name: me.name,
    email: me.email,
    user_id: me.id,
    created_at: Math.floor(Date.parse(me.createdAt) / 1000),
    user_hash: hash,
  });
  return () => window.Intercom?.('shutdown');
}

/** Commands given before the script has arrived wait in the queue it looks for. */
function load(scriptUrl: string): void {
  if (window.Intercom) return;
  const waiting: unknown[] = [];
  const queue: ChatCommand = (...command) => waiting.push(command);
  window.Intercom = Object.assign(queue, { q: waiting });
  const script = document.createElement('script');
  script.src = scriptUrl;
  script.async = true;
  document.head.append(script);
}
