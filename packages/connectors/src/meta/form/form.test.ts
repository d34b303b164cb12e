import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Plan } from '../../plan.ts';
import { Stage } from '../../suite/stage.ts';
import { figuresOf } from '../../testing/follow-one.ts';
import { aForm, anAd, aPlan } from '../suite/plan.ts';
import { metaSubject } from '../suite/subject.ts';

const DAY_MS = 86_400_000;
const dates = { startDate: '2027-01-11', endDate: '2027-01-24' };
const plan: Plan = aPlan({
  ...dates,
  landingPage: '',
  form: aForm(),
  ads: [anAd('FacebookPostAd'), anAd('FacebookStoryAd'), anAd('InstagramPostAd')],
});

let stage: Stage;
beforeEach(async () => {
  stage = await Stage.open(metaSubject);
});
afterEach(() => stage.close());

const ledger = () => stage.sandbox.world('meta').ledger;
const forms = () => ledger().list({ kind: 'leadForm' });
const outcomes = () => stage.reports.map(({ outcome }) => outcome).join();

describe('the form of a campaign', () => {
  test('is made before the ads, as it was written, and they open it', async () => {
    await stage.publish(plan);
    const [form] = forms();
    expect(form?.name).toMatch(/^Nurses of Utrecht \[rk:m1\/form-1001-/);
    expect(form?.fields).toMatchObject({
      page_id: '1001',
      locale: 'NL_NL',
      cover: { width: 1200, height: 628 },
      context_card: { title: 'Work with us', content: ['A hospital near you.'] },
      question_page_custom_headline: 'Tell us who you are',
      thank_you_page: { button_text: 'Visit website', website_url: 'https://jobs.example' },
      follow_up_action_url: 'https://jobs.example',
      questions: [
        { key: 'full_name' },
        { key: 'phone_number' },
        { key: 'phone_number_asked' },
        { key: 'licence', options: [{ value: 'Yes' }, { value: 'No' }] },
      ],
    });
    const [campaign] = ledger().list({ kind: 'campaign' });
    expect(campaign?.fields.objective).toBe('OUTCOME_LEADS');
    for (const { fields } of ledger().list({ kind: 'adset' })) {
      expect(fields).toMatchObject({
        destination_type: 'ON_AD',
        optimization_goal: 'LEAD_GENERATION',
        promoted_object: { page_id: '1001' },
      });
    }
    const looks = JSON.stringify(ledger().list({ kind: 'adcreative' }));
    expect(looks.split(`"lead_gen_form_id":"${form?.id}"`)).toHaveLength(4);
    expect(ledger().get('subscription:1001')?.fields).toEqual({ fields: ['leadgen'] });
  });

  test('is made once, also where the page has its name already', async () => {
    await stage.publish(plan);
    await stage.publish({ ...plan, budget: 60_000 });
    expect(forms()).toHaveLength(1);
    // What another worker made and could not write down is found by its name.
    const { journal } = await stage.run();
    const part = Object.keys(journal.refs).find((key) => key.startsWith('form-')) ?? '';
    const made = journal.ref(part);
    await journal.forget(part);
    await stage.publish(plan);
    expect((await stage.run()).journal.ref(part)).toBe(made);
    expect(forms()).toHaveLength(1);
    expect(outcomes()).toContain('100/1892019');
  });

  test('that was put away at Meta is taken out again', async () => {
    await stage.publish(plan);
    const [form] = forms();
    ledger().change(form?.id ?? '', { status: 'ARCHIVED' });
    await stage.publish({ ...plan, budget: 60_000 });
    expect(forms().map(({ id, fields }) => [id, fields.status])).toEqual([[form?.id, 'ACTIVE']]);
  });

  test('stays when the campaign ends', async () => {
    await stage.publish(plan);
    await stage.sandbox.clock.set(Date.parse('2027-01-12T12:00:00Z'));
    await stage.connector.stop(await stage.published(plan), await stage.run(), '2027-01-12');
    expect(forms()[0]?.fields.status).toBe('ACTIVE');
  });

  test('is published also where Meta does not tell us of applications at once', async () => {
    stage.sandbox.faults.add({ match: { path: 'subscribed_apps' }, effect: 'permission' });
    await stage.publish(plan);
    expect(stage.tree(plan).isRunning).toBe(true);
  });

  test('with a picture we may not put there says so', async () => {
    stage.sandbox.faults.add({ match: { path: 'leadgen_forms' }, effect: 'permission' });
    const published = stage.connector.publish(plan, await stage.run());
    await expect(published).rejects.toMatchObject({
      failure: { kind: 'permission', userMessage: { code: 'meta.formPicture' } },
    });
    expect(ledger().list({ kind: 'campaign' })).toEqual([]);
  });
});

describe('terms that were not accepted', () => {
  const refusing = { ...plan, pages: { ...plan.pages, facebook: '1009' } };
  beforeEach(() =>
    stage.sandbox.addPage({ network: 'meta', id: '1009', name: 'Slow [[no terms]]' }),
  );

  test('are said beforehand', async () => {
    const { read, placeOn } = await stage.run();
    const { refusals } = await stage.connector.validate(refusing, { read, placeOn });
    expect(refusals).toMatchObject([
      { code: 'formTerms', field: 'pages.facebook', userMessage: { code: 'meta.formTerms' } },
    ]);
  });

  test('stop a launch before anything is made', async () => {
    const launched = stage.connector.publish(refusing, await stage.run());
    await expect(launched).rejects.toMatchObject({ failure: { code: 'formTerms' } });
    expect(forms()).toEqual([]);
    expect(ledger().list({ kind: 'campaign' })).toEqual([]);
  });
});

describe('people who applied', () => {
  const apply = (formId: string, answers: Record<string, string>) =>
    fetch(`${stage.sandbox.urls.meta}/instant-form/${formId}`, {
      method: 'POST',
      body: new URLSearchParams(answers),
    });

  test('are told once, from a moment on, by the names of our questions', async () => {
    await stage.publish(plan);
    await stage.sandbox.clock.advance(18 * DAY_MS);
    const published = await stage.published(plan);
    const leads = await stage.connector.leads(published, 0);
    expect(new Set(leads.map(({ id }) => id)).size).toBe(leads.length);
    const figures = await figuresOf(stage.connector, published, dates.startDate, dates.endDate);
    expect(figures.reduce((sum, one) => sum + one.leads, 0)).toBe(leads.length);
    expect(leads.length).toBeGreaterThan(2);
    for (const { adId, answers } of leads) {
      expect(plan.ads.map(({ id }) => id)).toContain(adId);
      expect(answers.map(({ field }) => field)).toEqual([
        'full_name',
        'phone',
        'phone_number',
        'licence',
      ]);
    }
    const [first] = plan.ads;
    await stage.publish({ ...plan, ads: plan.ads.slice(1) });
    const fewer = await stage.connector.leads(await stage.published(plan), 0);
    expect(fewer.filter(({ adId }) => adId === first?.id)).toEqual(
      leads.filter(({ adId }) => adId === first?.id),
    );
    const since = leads[2]?.at ?? 0;
    const later = leads.filter(({ at }) => at >= since);
    expect(await stage.connector.leads(published, since)).toEqual(later);
  });

  test('without an ad are told, too; there may be more of them than fit on a page', async () => {
    await stage.publish(plan);
    const [form] = forms();
    for (let n = 0; n < 103; n += 1) {
      const answers = [{ name: 'full_name', values: [`Person ${n} 🦊`] }];
      ledger().create({ kind: 'lead', id: `9${n}`, parent: form?.id ?? '', fields: { answers } });
    }
    const given = { 'answer-full_name': 'Last', 'answer-phone_number': '0612345678' };
    const more = { 'answer-phone_number_asked': '1', 'answer-licence': 'Yes' };
    expect((await apply(form?.id ?? '', { ...given, ...more })).status).toBe(200);
    const leads = await stage.connector.leads(await stage.published(plan), 0);
    expect(leads).toHaveLength(104);
    expect(leads.every(({ adId }) => adId === null)).toBe(true);
    expect(leads.at(-1)?.answers[0]).toEqual({ field: 'full_name', values: ['Last'] });
  });

  test('nothing is asked where there is no form', async () => {
    const { form: _, ...plain } = { ...plan, landingPage: 'https://jobs.example/nurse' };
    await stage.publish(plain);
    const before = stage.reports.length;
    expect(await stage.connector.leads(await stage.published(plain), 0)).toEqual([]);
    expect(stage.reports).toHaveLength(before);
  });
});
