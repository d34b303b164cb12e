import { messageOf } from '@posthorn/domain';
import { expect, test } from 'vitest';
import type { ChannelStatus, ToFollow } from '../connector.ts';
import { type FailureKind, NetworkFailure } from '../failure.ts';
import { aPlan } from '../meta/suite/plan.ts';
import { followTogether } from './together.ts';

const status: ChannelStatus = { state: 'delivering', ads: [], standing: null };

const failure = (kind: FailureKind) =>
  new NetworkFailure({
    kind,
    code: kind,
    message: kind,
    userMessage: messageOf('network.noAnswer'),
  });

const many = (count: number): ToFollow[] =>
  Array.from({ length: count }, (_, at) => ({
    plan: aPlan({ marker: String(at) }),
    refs: {},
    from: '2027-01-01',
    to: '2027-01-02',
  }));

/** Follows in questions about ten, each of which fails as `failing` says. */
async function follow(
  asked: readonly ToFollow[],
  failing: (markers: string[]) => NetworkFailure | undefined,
) {
  const questions: number[] = [];
  const outcomes = await followTogether(asked, {
    isThere: ({ plan }) => plan.marker !== 'nothing',
    atOnce: 10,
    async ask(some) {
      questions.push(some.length);
      const error = failing(some.map(({ plan }) => plan.marker));
      if (error) throw error;
      return () => ({ status, figures: [] });
    },
  });
  const failed = asked.flatMap(({ plan }, at) =>
    'error' in (outcomes[at] ?? {}) ? plan.marker : [],
  );
  return { questions, outcomes, failed };
}

test('what a network refuses because of one of them is asked again about fewer', async () => {
  const { questions, failed } = await follow(many(20), (markers) =>
    markers.includes('13') ? failure('invalid') : undefined,
  );
  expect(failed).toEqual(['13']);
  expect(questions[0]).toBe(10);
  expect(questions.length).toBeLessThan(12);
});

test('a question that is refused whoever it is about is not asked without end', async () => {
  const { questions, failed } = await follow(many(1_000), () => failure('invalid'));
  expect(failed).toHaveLength(1_000);
  expect(questions.length).toBeLessThan(200);
});

test.each(['auth', 'throttled', 'version'] as const)(
  'after %s nothing else is asked, and what was answered stays',
  async (kind) => {
    let asked = 0;
    const { questions, failed } = await follow(many(40), () => {
      asked += 1;
      return asked === 2 ? failure(kind) : undefined;
    });
    expect(questions).toEqual([10, 10]);
    expect(failed).toHaveLength(30);
  },
);

test('a stumble is that of one question', async () => {
  let asked = 0;
  const { questions, failed } = await follow(many(30), () => {
    asked += 1;
    return asked === 2 ? failure('transient') : undefined;
  });
  expect(questions).toEqual([10, 10, 10]);
  expect(failed).toEqual(
    many(20)
      .slice(10)
      .map(({ plan }) => plan.marker),
  );
});

test('what can not be read of one is its own failure', async () => {
  const [first, second] = many(2) as [ToFollow, ToFollow];
  const outcomes = await followTogether([first, second], {
    isThere: () => true,
    atOnce: 10,
    ask: async () => (one) => {
      if (one === first) throw new Error('No amount of money');
      return { status, figures: [] };
    },
  });
  expect(outcomes).toMatchObject([{ error: { message: 'No amount of money' } }, { status }]);
});
