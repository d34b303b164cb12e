import type { OperationAnswer } from '@posthorn/contract';
import { templateOwners } from '@posthorn/contract/template-owners';
import {
  DEFAULT_TEMPLATE_TYPE,
  type Template as Rules,
  type TemplateKind,
  templateName,
} from '@posthorn/domain';
import { templatesPageTexts } from '@posthorn/domain/texts/templates-page';

type DefaultTemplate = OperationAnswer<'getDefaultTemplate'>;
type CustomTemplate = OperationAnswer<'getCustomTemplate'>;

/** A template as every screen knows it: what those of function groups do not have is empty. */
export interface Template extends Omit<CustomTemplate, 'kind' | 'locations' | 'profiles'> {
  kind: TemplateKind;
  locations: Rules['locations'];
  profiles: Rules['profiles'];
}

/** What the server answers with, whichever kind it is of. */
export const templateOf = (answer: DefaultTemplate | CustomTemplate): Template =>
  answer.kind === 'custom' ? answer : { ...ofGroup, ...answer };

const ofGroup = {
  type: DEFAULT_TEMPLATE_TYPE,
  title: '',
  purpose: '',
  targetUrl: '',
  displayUrl: '',
  locations: [],
  profiles: [],
  goal: null,
  poNumber: '',
  isLeadformComplete: false,
};

/** What it is called; also before it has a name. */
export const templateTitle = (
  template: Pick<Template, 'kind' | 'title' | 'functionGroup'>,
): string => templateName(template) || templatesPageTexts.untitled[template.kind];

/** It is as it was created: saving its settings or an ad would have made another version or count. */
export const isUntouched = ({ version, adsCount, title, functionGroup }: Template): boolean =>
  version === 1 && adsCount === 0 && title === '' && functionGroup === null;

/** The folder of its addresses; the domain reads the kind from it, see `kindInPath`. */
export const folderOf = (kind: TemplateKind) => `${kind}-templates` as const;

/** How the API calls what a template is one of. */
export const resourceOf = (kind: TemplateKind) => templateOwners[kind];
