import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Does what a chat widget does with its commands: takes over the queue that waited for it. */
const widget = `
  const waiting = window.Intercom.q;
  window.chatCommands = [...waiting];
  window.Intercom = (...command) => window.chatCommands.push(command);
`;

/** Serves a widget that remembers what it was told in window.chatCommands. */
export async function startChatServer() {
  const http = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/javascript' });
    response.end(widget);
  });
  await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready));
  return {
    scriptUrl: `http://127.0.0.1:${(http.address() as AddressInfo).port}/widget.js`,
    stop: () => new Promise<void>((stopped) => http.close(() => stopped())),
  };
}
