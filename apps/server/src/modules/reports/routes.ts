import { csvStyleFor, type Report, type Role, reportSpecs } from '@posthorn/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Handlers } from '../../platform/api/handler.ts';
import type { Deps } from '../../platform/deps.ts';
import { writeReport } from './write-report.ts';

interface ReportCall {
  account: { id: string; role: Role };
  person: { id: string };
  deps: Deps;
  request: FastifyRequest;
  reply: FastifyReply;
}

async function sendReport(report: Report, { account, person, deps, request, reply }: ReportCall) {
  const viewer = { accountId: account.id, personId: person.id, role: account.role };
  const style = csvStyleFor(request.headers['accept-language']);
  const lines = await writeReport(deps.connection, viewer, report, style);
  if (!lines) return reply.code(204).send();
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${reportSpecs[report].fileName}"`)
    .send(lines);
}

export const reportHandlers = {
  getChannelReport: (context) => sendReport('channels', context),
  getCampaignReport: (context) => sendReport('campaigns', context),
} satisfies Partial<Handlers>;
