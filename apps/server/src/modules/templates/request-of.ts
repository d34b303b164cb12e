import { kindOfOwner, type TemplateOwner } from '@posthorn/contract/template-owners';
import type { Role, TemplateKind } from '@posthorn/domain';
import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../../platform/access/visible-campaigns.ts';
import type { TemplateRequest } from './edit-template.ts';

interface Asking {
  account: { id: string; role: Role };
  person: { id: string };
  request: FastifyRequest;
}

export const viewerOf = ({ account, person }: Omit<Asking, 'request'>): Viewer => ({
  accountId: account.id,
  role: account.role,
  personId: person.id,
});

/** Who asks for something in an account. */
export const callerOf = (context: Asking) => ({
  ...viewerOf(context),
  requestId: context.request.id,
});

/** What every change of a template is asked with. An address is for one kind of template. */
export const templateRequest = (
  context: Asking & { params: { templateId: string }; expectedVersion: number | undefined },
  kind: TemplateKind,
): TemplateRequest => ({
  ...callerOf(context),
  templateId: context.params.templateId,
  kind,
  expectedVersion: context.expectedVersion,
});

type OwnerContext = Parameters<typeof templateRequest>[0] & {
  params: { owner: TemplateOwner };
};

export const ownerRequest = (context: OwnerContext): TemplateRequest =>
  templateRequest(context, kindOfOwner(context.params.owner));
