import { kindInPath } from '@posthorn/domain';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { LayerSearch } from '../../lib/routes/page-layer.ts';
import { copySearch, requireEditor } from './ad-editor-route.ts';
import { signedIn, word } from './base-routes.ts';
import { detailsSearch, pageOfView, picksMedia } from './details-view.ts';

const toTemplates = ({ layer }: LayerSearch) =>
  redirect({ to: '/presets/templates/default-templates', search: { layer }, replace: true });

const presets = createRoute({
  getParentRoute: () => signedIn,
  path: '/presets',
  beforeLoad: ({ search }) => {
    throw toTemplates(search);
  },
});
const templates = createRoute({
  getParentRoute: () => signedIn,
  path: '/presets/templates',
  beforeLoad: ({ search }) => {
    throw toTemplates(search);
  },
});

const overviewPage = lazyRouteComponent(
  () => import('../../features/templates/pages/templates-page.tsx'),
  'TemplatesPage',
);
const defaultTemplates = createRoute({
  getParentRoute: () => signedIn,
  path: '/presets/templates/default-templates',
  component: overviewPage,
});
const customTemplates = createRoute({
  getParentRoute: () => signedIn,
  path: '/presets/templates/custom-templates',
  component: overviewPage,
});

/** What a template is for: asked for a new one, and of one that is there. */
const createTemplate = createRoute({
  getParentRoute: () => signedIn,
  path: '/presets/templates/custom-templates/create',
  component: lazyRouteComponent(
    () => import('../../features/template-type/pages/create-template-page.tsx'),
    'CreateTemplatePage',
  ),
});
const editTemplateType = createRoute({
  getParentRoute: () => signedIn,
  path: '/presets/templates/custom-templates/edit/$templateId',
  component: lazyRouteComponent(
    () => import('../../features/template-type/pages/template-type-page.tsx'),
    'TemplateTypePage',
  ),
});

/** The ads of a template with its settings in a drawer above them: one page with two addresses. */
const templatePage = lazyRouteComponent(
  () => import('../../features/template-configuration/pages/template-page.tsx'),
  'TemplatePage',
);
const templateLeadFormPage = lazyRouteComponent(
  () => import('../../features/lead-form/pages/template-lead-form-page.tsx'),
  'TemplateLeadFormPage',
);
const templateDetails = createRoute({
  getParentRoute: () => signedIn,
  path: '/presets/templates/$templates/$templateId/template-details',
  validateSearch: detailsSearch,
  staticData: { picksMedia },
  component: pageOfView(templatePage, templateLeadFormPage),
});
const templateAds = createRoute({ getParentRoute: () => templateDetails, path: 'ads' });

const adEditorPage = lazyRouteComponent(
  () => import('../../features/ad-editor/pages/template-ad-editor-page.tsx'),
  'TemplateAdEditorPage',
);
const createAd = createRoute({
  getParentRoute: () => signedIn,
  path: '/presets/templates/$templates/$templateId/ads/$segment/create',
  validateSearch: copySearch,
  beforeLoad: ({ params, search }) => requireEditor('template', params.segment, search),
  staticData: { picksMedia: true },
  component: adEditorPage,
});
const editAd = createRoute({
  getParentRoute: () => signedIn,
  path: '/presets/templates/$templates/$templateId/ads/$segment/$adId',
  beforeLoad: ({ params, search }) => requireEditor('template', params.segment, search),
  staticData: { picksMedia: true },
  component: adEditorPage,
});

/** The shorter addresses of the same pages. */
const shortAddress = createRoute({
  getParentRoute: () => signedIn,
  path: '/templates/$templateType/$',
  beforeLoad: ({ params, location }) => {
    const kind = kindInPath(params.templateType);
    const rest = location.href.slice(location.pathname.length);
    const page = word(params._splat) ?? '';
    throw redirect({ href: `/presets/templates/${kind}-templates/${page}${rest}`, replace: true });
  },
});

export const presetRoutes = [
  presets,
  templates,
  defaultTemplates,
  customTemplates,
  createTemplate,
  editTemplateType,
  templateDetails.addChildren([templateAds]),
  createAd,
  editAd,
  shortAddress,
] as const;
