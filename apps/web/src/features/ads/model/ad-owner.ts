import type { TemplateKind } from '@posthorn/domain';

/** What ads belong to: a campaign, or a template that campaigns are made from. */
export type AdOwner =
  | { kind: 'campaign'; id: string }
  | { kind: 'template'; id: string; templateKind: TemplateKind };
