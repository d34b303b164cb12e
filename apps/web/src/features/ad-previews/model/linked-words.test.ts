import { expect, test } from 'vitest';
import { piecesOfMessage } from './linked-words.ts';
import type { Network } from './networks.ts';

const linkedIn = (message: string, network: Network = 'linkedin') =>
  piecesOfMessage(network, message).flatMap((piece) => ('isLinked' in piece ? [piece.text] : []));

test.each([
  ['Work as a #nurse, in #Zuid_Holland2!', ['#nurse', '#Zuid_Holland2']],
  ['#Ärzte #работа', ['#Ärzte', '#работа']],
  ['C# and F#, number #1, R&#68;', []],
  [
    'See https://care.example/jobs?a=1, or www.care.example.',
    ['https://care.example/jobs?a=1', 'www.care.example'],
  ],
  ['Write to jobs@care.example', []],
  ['Nothing here', []],
])('of %j is coloured %j', (message, expected) => {
  expect(linkedIn(message)).toEqual(expected);
});

test('a typed name is a mention on Instagram alone', () => {
  const message = 'With @noorder.zorg. Ask jobs@care.example';
  expect(linkedIn(message, 'instagram')).toEqual(['@noorder.zorg']);
  expect(linkedIn(message, 'facebook')).toEqual([]);
});

test('nothing of a message is lost, and its tags stay', () => {
  expect(piecesOfMessage('facebook', 'Near %%city%%: #work')).toEqual([
    { text: 'Near ' },
    { tag: 'city' },
    { text: ': ' },
    { text: '#work', isLinked: true },
  ]);
});
