import type { LinkForPeople, World } from '../../dialect.ts';
import { catalogueLinks } from '../catalogue/page.ts';
import { APPLY_PATH } from './apply.ts';
import { FORM } from './kind.ts';
import { acceptsForms, TERMS_PATH } from './terms.ts';

const MOST_FORMS = 10;

/** Where people do what no program can: accept terms, fill in forms, look into catalogues. */
export function linksForPeople(world: World): LinkForPeople[] {
  const forms = world.ledger.list({ kind: FORM }).toReversed();
  return [
    ...world
      .pages()
      .filter((page) => !acceptsForms(world, page))
      .map(({ id, name }) => ({
        label: `Accept the terms for forms: ${name}`,
        path: `${TERMS_PATH}?page_id=${id}`,
      })),
    ...forms
      .filter(({ fields }) => fields.status === 'ACTIVE')
      .slice(0, MOST_FORMS)
      .map(({ id, name }) => ({
        label: `Apply: ${name.replace(/\s*\[rk:[^\]]+\]$/, '')}`,
        path: `${APPLY_PATH}${id}`,
      })),
    ...catalogueLinks(world),
  ];
}
