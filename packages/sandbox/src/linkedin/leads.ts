import type { SandboxAnswer, SandboxLead, World } from '../dialect.ts';
import { type Call, checkParameters, recordIn, textIn } from './call.ts';
import { accountOf, kinds, urnId } from './kinds.ts';
import { pageByCount } from './paging.ts';
import { refuse } from './problem.ts';

/** leadFormResponses: who filled in the form of an ad. */
export function answerLeads(world: World, call: Call): SandboxAnswer {
  const { query } = call;
  checkParameters(call, [
    'q',
    'owner',
    'leadType',
    'limitedToTestLeads',
    'submittedAtTimeRange',
    'start',
    'count',
  ]);
  if (query.q !== 'owner') throw refuse('ILLEGAL_ARGUMENT', `There is no finder ${query.q}`);
  const account = accountOf(world, urnId(textIn(recordIn(query.owner).sponsoredAccount)));
  const { start = '0', end } = recordIn(query.submittedAtTimeRange);
  const until = end === undefined ? Number.POSITIVE_INFINITY : Number(end);
  const found = world.ledger
    .list({ kind: kinds.creative, account: account.id, includeRemoved: true })
    .filter(({ fields }) => fields.leadgenCallToAction !== undefined)
    .flatMap(({ id }) => world.leads(id))
    .filter(({ at }) => at >= Number(start) && at < until)
    .sort((one, other) => one.at - other.at);
  return pageByCount(call, found.map(show));
}

const show = (lead: SandboxLead) => ({
  id: lead.id,
  submittedAt: lead.at,
  leadType: 'SPONSORED',
  testLead: false,
  associatedEntity: { associatedCreative: lead.adId },
  formResponse: {
    answers: [lead.firstName, lead.lastName, lead.email, lead.phone].map((answer, index) => ({
      questionId: index + 1,
      answerDetails: { textQuestionAnswer: { answer } },
    })),
  },
});
