import { randomUUID } from 'node:crypto';
import { countApplications } from '@posthorn/db';
import {
  type AdType,
  type ApplicationStatus,
  adTypeSpecs,
  type Channel,
  erasedOn,
  keptAnswers,
  questionKey,
  questionLabel,
  RETENTION_DAYS,
} from '@posthorn/domain';
import { sealContents } from '../modules/applications/index.ts';
import { makeChance } from './chance.ts';
import type { DemoContext } from './context.ts';
import { demoForm } from './demo-form.ts';

const firstNames = ['Anouk', 'Bram', 'Chidi', 'Daniëlle', 'Emre', 'Femke', 'Gijs', 'Hanan', 'Iris'];
const lastNames = [
  'Abels',
  'Bakhuis',
  'van Dalen',
  'Erkens',
  'de Goede',
  'Hoekema',
  'Öz',
  'Rijpma',
];
const reasons = [
  'I did this work for six years before I moved here, and would like to do it again.',
  'A friend works on your ward and says the team is great.',
  'I am finishing my training in summer and can start right after.',
  'Your ad caught my eye on the train. Could we talk about three days a week?',
];
const notes = ['Called, will ring back on Thursday', 'Speaks Dutch and German', 'Wants 24 hours'];
const statuses: readonly ApplicationStatus[] = ['new', 'contacted', 'invited', 'declined'];

/** As many as a person would look through. */
const MOST = 40;
const DAY_MS = 86_400_000;

interface Run {
  campaign: { id: string; time_zone: string };
  ads: readonly { id: string; type: AdType }[];
  /** On how many people applied, day by day. */
  days: readonly { day: string; channel: Channel; leads: number }[];
}

/** Applications of people who do not exist. Those whose time is over were erased, and are counted. */
export async function loadApplications(
  { tx, account_id, secrets, makers }: DemoContext,
  { campaign, ads, days }: Run,
): Promise<void> {
  const chance = makeChance(days.length);
  const now = new Date();
  const moments = days
    .flatMap(({ day, channel, leads }) => Array.from({ length: leads }, () => ({ day, channel })))
    .slice(-MOST);
  const adsOn = (channel: Channel): (string | null)[] => {
    const own = ads.filter(({ type }) => adTypeSpecs[type].channel === channel);
    return own.length > 0 ? own.map(({ id }) => id) : [null];
  };
  const rows = moments.map(({ day, channel }) => {
    const owner = { id: randomUUID(), account_id };
    const sent = Date.parse(`${day}T09:00:00Z`) + chance.between(0, 600) * 60_000;
    const applied_at = new Date(Math.min(sent, now.getTime() - chance.between(1, 90) * 60_000));
    const age = (now.getTime() - applied_at.getTime()) / DAY_MS;
    // What lies longer has been looked at.
    const status = age < 2 ? 'new' : chance.oneOf(statuses);
    const name = `${chance.oneOf(firstNames)} ${chance.oneOf(lastNames)}`;
    const contents = {
      answers: keptAnswers(answersOf(chance, name), labels),
      note: status !== 'new' && chance.percent(40) ? chance.oneOf(notes) : '',
    };
    const end = erasedOn({ status, appliedAt: applied_at, statusAt: applied_at }, RETENTION_DAYS);
    const isErased = end <= now;
    const row = {
      ...owner,
      ...{
        campaign_id: campaign.id,
        network: 'meta' as const,
        channel,
        ad_id: chance.oneOf(adsOn(channel)),
        lead_hash: `demo-${owner.id}`,
      },
      ...{ applied_at, received_at: applied_at, status, status_at: applied_at },
    };
    const nothing = { sealed_answers: null, sealed_note: null, sealed_with: null };
    // Admins come first, and see every campaign.
    const [admin = null] = makers;
    const isAssigned = !isErased && status !== 'new' && chance.percent(70);
    return {
      ...row,
      ...(isErased ? nothing : sealContents(secrets, owner, contents)),
      assigned_to: isAssigned ? admin : null,
      erased_at: isErased ? end : null,
      erased_for: isErased ? ('time' as const) : null,
    };
  });
  if (rows.length === 0) return;
  await tx.insertInto('application').values(rows).execute();
  await countApplications(tx, campaign.id, campaign.time_zone);
}

/** The questions of the demo's forms, as a network names them. */
const questions = demoForm('').questions.map((question) => ({
  ...question,
  key: questionKey(question),
}));
const labels = Object.fromEntries(
  questions.map((question) => [question.key, questionLabel(question)]),
);

function answersOf(chance: ReturnType<typeof makeChance>, name: string) {
  const address = name
    .normalize('NFKD')
    .replace(/[^A-Za-z ]/g, '')
    .toLowerCase()
    .replace(/ +/g, '.');
  const known: Record<string, string> = {
    full_name: name,
    email: `${address}@example.test`,
    phone: `+31 6 555 ${chance.between(10_000, 99_999)}`,
  };
  return questions.map(({ key, options }) => ({
    field: key,
    values: [known[key] ?? chance.oneOf(options.length > 0 ? options : reasons)],
  }));
}
