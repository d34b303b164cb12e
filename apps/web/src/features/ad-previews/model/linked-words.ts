import { piecesOfText, type TextPiece } from '@posthorn/domain';
import { linksNames, type Network } from './networks.ts';

/** A stretch of a message; networks colour what leads somewhere. */
export type MessagePiece = TextPiece | { text: string; isLinked: true };

const address = String.raw`(?:https?:\/\/|www\.)\S*[^\s.,;:!?)]`;
/** Not the end of a word such as C#, and not a number alone. */
const hashtag = String.raw`(?<![\p{L}\p{N}_#&])#(?=[\p{N}_]*\p{L})[\p{L}\p{N}_]+`;
const name = String.raw`(?<![\p{L}\p{N}_.])@[A-Za-z0-9_](?:[A-Za-z0-9._]*[A-Za-z0-9_])?`;

const linked = (...kinds: string[]) => new RegExp(`(${kinds.join('|')})`, 'gu');
const everywhere = linked(address, hashtag);
const withNames = linked(address, hashtag, name);

/** A message taken apart at its tags, and at what its network makes a link of. */
export function piecesOfMessage(network: Network, message: string): MessagePiece[] {
  const links = linksNames(network) ? withNames : everywhere;
  return piecesOfText(message).flatMap((piece): MessagePiece[] =>
    'tag' in piece ? [piece] : cut(piece.text, links),
  );
}

/** Splitting with a group gives words and links in turn. */
const cut = (text: string, links: RegExp): MessagePiece[] =>
  text
    .split(links)
    .flatMap((part, n): MessagePiece[] =>
      part === '' ? [] : [n % 2 === 1 ? { text: part, isLinked: true } : { text: part }],
    );
