/** What the page does by itself: asks every two seconds what is new, and sends what is pressed. */
export const script = `
(() => {
const by = (id) => document.getElementById(id);
const known = {};
const say = (text) => { by('said').textContent = text; };

function show(parts) {
  for (const [id, text] of Object.entries(parts)) {
    if (known[id] === text) continue;
    const part = by(id);
    const opened = new Map([...part.querySelectorAll('details')].map((one) => [one.id, one.open]));
    const focused = part.contains(document.activeElement) ? document.activeElement.id : '';
    part.innerHTML = text;
    for (const one of part.querySelectorAll('details')) if (opened.has(one.id)) one.open = opened.get(one.id);
    if (focused) by(focused)?.focus();
    known[id] = text;
  }
}

async function refresh() {
  try {
    const answer = await fetch('/__sandbox/page');
    if (!answer.ok) throw new Error();
    show(await answer.json());
    by('lost').textContent = '';
  } catch {
    by('lost').textContent = 'The sandbox does not answer. Trying again …';
  }
}

async function call(method, path, body) {
  const headers = body ? { 'content-type': 'application/json' } : {};
  const answer = await fetch('/__sandbox/' + path, { method, headers, body: body && JSON.stringify(body) });
  if (!answer.ok) throw new Error((await answer.json()).message);
  await refresh();
}

addEventListener('click', async ({ target }) => {
  const button = target.closest('button[data-advance], button[data-remove], button[data-consent]');
  if (!button || button.ariaBusy === 'true') return;
  button.ariaBusy = 'true';
  const { advance, remove, consent, network, change, right } = button.dataset;
  try {
    if (advance) await call('POST', 'clock', { advance });
    else if (consent) await call('POST', 'consents', { network, id: consent, change: change ?? { takeRight: right } });
    else await call('DELETE', 'faults/' + remove);
    say(advance ? 'The clock was turned on: ' + button.textContent : consent ? 'The consent was changed.' : 'The fault was removed.');
    if (consent) by('consents-title').focus();
    if (remove) by('faults-title').focus();
  } catch (error) {
    by('lost').textContent = error.message;
  } finally {
    button.ariaBusy = 'false';
  }
});

addEventListener('change', async ({ target }) => {
  const { refusal } = target.dataset;
  if (!refusal) return;
  try {
    await call('POST', 'refusals', { name: refusal, isOn: target.checked });
    say(target.checked ? 'It is refused again.' : 'It is accepted now.');
  } catch (error) {
    by('lost').textContent = error.message;
    target.checked = !target.checked;
  }
});

const numbers = ['times', 'delaySeconds'];

by('fault').addEventListener('submit', async (event) => {
  event.preventDefault();
  const form = event.target;
  const { when, n, effect, network, ...rest } = Object.fromEntries(
    [...new FormData(form)].filter(([, value]) => value !== ''),
  );
  const rule = { effect, ...(network && { network }), match: {} };
  for (const [name, value] of Object.entries(rest)) {
    if (numbers.includes(name)) rule[name] = Number(value);
    else rule.match[name] = value;
  }
  if (when === 'probability') rule.when = { probability: Math.min(1, Number(n ?? 50) / 100) };
  else if (when) rule.when = { [when]: Number(n ?? 1) };
  by('fault-error').textContent = '';
  try {
    await call('POST', 'faults', rule);
    form.reset();
    say('The fault was added.');
  } catch (error) {
    by('fault-error').textContent = error.message;
  }
});

setInterval(() => document.hidden || refresh(), 2000);
addEventListener('visibilitychange', () => document.hidden || refresh());
})();
`;
