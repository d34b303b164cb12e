import type { Customer } from '../customer.ts';
import { type Path, refuse } from '../errors.ts';
import { isObject, type JsonObject } from '../names/check.ts';

/** Where the landing page is put in. */
const landingPage = /\{(?:lpurl|unescapedlpurl|escapedlpurl|lpurlpath|finalurl)[^}]*\}/;

/** Campaigns, ad groups, ads and keywords may all have one: an address, with the landing page in it. */
export function checkTrackingTemplate(fields: JsonObject, customer: Customer, path: Path): void {
  if (!customer.world.refuses('googleTrackingTemplate')) return;
  if (isObject(fields.ad)) checkTrackingTemplate(fields.ad, customer, [...path, 'ad']);
  const template = fields.trackingUrlTemplate;
  if (typeof template !== 'string' || template === '') return;
  const at = [...path, 'tracking_url_template'];
  if (!landingPage.test(template))
    refuse(
      'urlFieldError.MISSING_TRACKING_URL_TEMPLATE_TAG',
      'The tracking template does not contain the landing page.',
      at,
      { trigger: template },
    );
  if (!/^(?:https?:\/\/[^{}\s]*\.|\{)/i.test(template))
    refuse('urlFieldError.INVALID_TRACKING_URL_TEMPLATE', 'The tracking template is invalid.', at, {
      trigger: template,
    });
}
