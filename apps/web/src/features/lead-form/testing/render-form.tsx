import '../../../ui/testing/fill-jsdom.ts';
import { LEAD_FORM_BUTTON } from '@posthorn/domain';
import { screen } from '@testing-library/react';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { LeadFormEditor } from '../components/lead-form-editor.tsx';
import type { LeadFormDocument } from '../model/document.ts';
import type { FormOwner } from '../model/form-owner.ts';

// jsdom can not scroll.
Element.prototype.scrollIntoView = () => {};

export const aForm = (more: Partial<LeadFormDocument> = {}): LeadFormDocument => ({
  name: 'Nurses',
  introHeadline: '',
  introDescription: '',
  media: null,
  questionsDescription: '',
  questions: [
    { type: 'FULL_NAME', label: 'Full name', options: [] },
    { type: 'EMAIL', label: 'E-mail address', options: [] },
  ],
  privacyTitle: '',
  privacyUrl: '',
  completionHeadline: '',
  completionDescription: '',
  completionButtonText: LEAD_FORM_BUTTON,
  completionButtonUrl: '',
  isComplete: false,
  isLocked: false,
  version: 1,
  ...more,
});

/** As templates call the fields. */
const asTemplate = (form: LeadFormDocument) => ({
  ...form,
  intro_headline: form.introHeadline,
  intro_description: form.introDescription,
  questions_description: form.questionsDescription,
  privacy_title: form.privacyTitle,
  privacy_url: form.privacyUrl,
  completion_headline: form.completionHeadline,
  completion_description: form.completionDescription,
  completion_button_text: form.completionButtonText,
  completion_button_url: form.completionButtonUrl,
});

let visits = 0;

interface Scene {
  of?: FormOwner['of'];
  /** What a change is answered with; the changed form unless told. */
  answer?: (body: object, form: LeadFormDocument) => Response | Promise<Response>;
}

/** The editor on a server with that one form, which writes down what is asked. */
export async function renderForm(form: LeadFormDocument, { of = 'campaign', answer }: Scene = {}) {
  let served = form;
  const asked = fakeServer(({ method, body }) => {
    if (method === 'GET') return json(of === 'template' ? asTemplate(served) : served);
    if (answer) return answer(body as object, served);
    served = { ...served, ...(body as object), version: served.version + 1 };
    return json(served);
  });
  visits += 1;
  // Engines live on after their page, by the id of what they save.
  const owner = { of, id: `owner${visits}`, accountId: 'a1' };
  const city = { tag: 'city', label: 'City', text: 'Leeuwarden' } as const;
  const app = await renderInApp(
    <LeadFormEditor
      language={null}
      owner={owner}
      form={form}
      personId="p1"
      title="Nurses wanted"
      tags={[city]}
      page={null}
    />,
  );
  await screen.findByRole('heading', { name: 'Fast apply form' });
  return { ...app, changes: () => asked.filter(({ method }) => method === 'PUT') };
}
