export { useCreateTemplate } from './api/create-template.ts';
export { templateQuery } from './api/get-template.ts';
export { templatesQuery } from './api/list-templates.ts';
export { Completeness } from './components/completeness.tsx';
export { ExampleSwitch } from './components/example-switch.tsx';
export { MissingList } from './components/missing-list.tsx';
export { TemplateMenu } from './components/template-menu.tsx';
export {
  resourceOf,
  type Template,
  templateOf,
  templateTitle,
} from './model/template.ts';
export {
  currentTemplateIn,
  keepCurrentTemplate,
  keepTemplate,
} from './model/template-cache.ts';
export { templateAdsHref, templateHref } from './model/template-href.ts';
export { useExample } from './model/use-example.ts';
export { useOwnTemplate } from './model/use-own-template.ts';
