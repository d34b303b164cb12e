import { expect, test } from 'vitest';
import type { Place } from '../../../platform/places.ts';
import { Desk, type Due } from './desk.ts';

/** Work that ends when the test says so, in the order of a list that the test writes. */
function openDesk(size: { places: number; share: number }) {
  const due: Due[] = [];
  const begun: string[] = [];
  const inHand = new Map<string, { place: Place; end: (error?: Error) => void }>();
  const failures: unknown[] = [];
  let lists = 0;
  const desk = new Desk(
    {
      list: async (withoutAccounts) => {
        lists += 1;
        return due.filter(
          ({ id, accountId }) => !inHand.has(id) && !withoutAccounts.includes(accountId),
        );
      },
      do: ({ id }, place) => {
        begun.push(id);
        return new Promise((resolve, reject) => {
          const end = (error?: Error) => {
            inHand.delete(id);
            if (error) return reject(error);
            due.splice(
              due.findIndex((one) => one.id === id),
              1,
            );
            resolve();
          };
          inHand.set(id, { place, end });
        });
      },
      failed: (error) => void failures.push(error),
    },
    size,
  );
  return {
    desk,
    due,
    begun,
    failures,
    lists: () => lists,
    add: (...ids: string[]) => due.push(...ids.map((id) => ({ id, accountId: id.charAt(0) }))),
    end: (id: string, error?: Error) => inHand.get(id)?.end(error),
    placeOf: (id: string) => inHand.get(id)?.place as Place,
  };
}

/** Everything that follows without anything from outside has happened. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('an account has no more than its share of the places, and another one begins at once', async () => {
  const { desk, add, begun, end } = openDesk({ places: 4, share: 2 });
  add('a1', 'a2', 'a3', 'a4', 'a5');
  await desk.wake();
  expect(begun).toEqual(['a1', 'a2']);
  add('b1');
  await desk.wake();
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  end('a1');
  await settled();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
});

test('what comes next is decided when there is a place: what became due last can be first', async () => {
  const { desk, add, begun, end } = openDesk({ places: 1, share: 1 });
  add('a1', 'a2', 'b1', 'c1');
  await desk.wake();
  end('a1');
  await settled();
  expect(begun).toEqual(['a1', 'a2']);
  // Listed again, because something new may go before what was listed.
  const wakened = desk.wake();
  end('a2');
  await wakened;
  await settled();
  expect(begun).toEqual(['a1', 'a2', 'b1']);
});

test('whoever waits has no place, and goes on before others begin', async () => {
  const { desk, add, begun, end, placeOf } = openDesk({ places: 1, share: 1 });
  add('a1', 'b1', 'c1');
  await desk.wake();
  let answer = () => {};
  const said: string[] = [];
  const waiting = placeOf('a1')
    .without(() => new Promise<void>((resolve) => (answer = resolve)))
    .then(() => said.push('a1 goes on'));
  await settled();
  expect(begun).toEqual(['a1', 'b1']);
  answer();
  await settled();
  // Its place is taken until the other is done.
  expect(said).toEqual([]);
  end('b1');
  await waiting;
  expect(begun).toEqual(['a1', 'b1']);
  end('a1');
  await settled();
  expect(begun).toEqual(['a1', 'b1', 'c1']);
});

test('who waits still counts for its account', async () => {
  const { desk, add, begun, placeOf } = openDesk({ places: 2, share: 1 });
  add('a1', 'a2');
  await desk.wake();
  void placeOf('a1').without(() => new Promise(() => {}));
  await settled();
  expect(begun).toEqual(['a1']);
});

test('what can not be begun is not tried again and again, but with the next look', async () => {
  const { desk, add, begun, end, failures } = openDesk({ places: 2, share: 1 });
  add('a1', 'b1');
  await desk.wake();
  end('a1', new Error('The database is away'));
  await settled();
  expect(failures).toHaveLength(1);
  expect(begun).toEqual(['a1', 'b1']);
  await desk.wake();
  expect(begun).toEqual(['a1', 'b1', 'a1']);
});

test('a desk that is closed finishes what it has, and begins nothing', async () => {
  const { desk, add, begun, end } = openDesk({ places: 1, share: 1 });
  add('a1', 'a2');
  await desk.wake();
  const closed = desk.close();
  end('a1');
  await closed;
  await desk.wake();
  expect(begun).toEqual(['a1']);
});

test('what nobody watches goes on when nobody waits for what is in hand', async () => {
  const { desk, due, end } = openDesk({ places: 4, share: 2 });
  due.push({ id: 'a1', accountId: 'a', isAwaited: true }, { id: 'b1', accountId: 'b' });
  await desk.calm();
  await desk.wake();
  const said: string[] = [];
  const calm = desk.calm().then(() => said.push('calm'));
  await settled();
  expect(said).toEqual([]);
  end('a1');
  await calm;
  await desk.calm();
});
