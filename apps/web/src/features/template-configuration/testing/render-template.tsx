import '../../../ui/testing/fill-jsdom.ts';
import { screen } from '@testing-library/react';
import { anAccount } from '../../../testing/an-account.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import type { SocialPage } from '../../accounts/index.ts';
import type { Ad } from '../../ads/index.ts';
import { TemplateEditor } from '../components/template-editor.tsx';
import type { Template } from '../model/values.ts';

// jsdom can not scroll.
Element.prototype.scrollIntoView = () => {};

const aPage: SocialPage = {
  id: 'p1',
  name: 'Noorderzorg',
  iconUrl: '',
  channel: 'facebook',
  leadformStatus: null,
  type: 'connected' as const,
  externalId: null,
};

interface Scene {
  ads?: Ad[];
  pages?: SocialPage[];
  /** The last part of the address. */
  page?: 'template-details' | 'template-details/ads';
  /** What a change is answered with; the changed template unless told. */
  answer?: (body: object) => Response;
  others?: Template[];
}

const groups = ['healthcare', 'it', 'charity and fundraising'];

/** A template's page on a server with that one template, which writes down what is asked. */
export async function renderTemplate(template: Template, scene: Scene = {}) {
  const { ads = [], pages = [aPage], page = 'template-details', answer, others = [] } = scene;
  let served = template;
  const asked = fakeServer(({ method, url, body }) => {
    if (method !== 'GET') {
      if (answer) return answer(body as object);
      const { budget, ...rest } = (body ?? {}) as { budget?: number };
      served = {
        ...served,
        ...(budget !== undefined && { customTotalGrossBudget: budget }),
        ...rest,
        version: served.version + 1,
      };
      return json(served);
    }
    if (url.endsWith('/enum/function-groups')) return json(groups);
    if (url.endsWith('/social-pages')) return json(pages);
    if (url.endsWith('/accounts/a1')) return json(anAccount);
    if (url.endsWith('/workspaces')) return json([{ id: 'w1', slug: 'north', name: 'North' }]);
    if (url.endsWith('/me')) return json({ id: 'p1', email: 'p@x.test', name: 'P' });
    if (url.endsWith('/accounts/a1/templates')) return json(others);
    if (url.endsWith(`/${template.id}`)) return json(served);
    return json([]);
  });
  const app = await renderInApp(
    <TemplateEditor
      template={template}
      ads={ads}
      pages={pages}
      account={anAccount}
      personId="p1"
    />,
    `/presets/templates/${template.kind}-templates/${template.id}/${page}`,
  );
  await screen.findAllByRole('heading');
  return { ...app, changes: () => asked.filter(({ method }) => method !== 'GET') };
}
