import express, { type Request, type Response, Router } from 'express';
import { escapeHtml, sendPage } from '../pages/html.js';
import { consultationNumber, isViesFault, VIES_FAULTS, type ViesRegister } from './register.js';

/** States that the register asks. Greece is EL there, Northern Ireland XI. */
const STATES = 'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' ');

const textAt = (body: unknown, key: string): string => {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, key) : undefined;
  return typeof value === 'string' ? value : '';
};

const refuse = (response: Response, error: string, status = 200): void => {
  response.status(status).json({ actionSucceed: false, errorWrappers: [{ error }] });
};

/** What VIES answers to a question, and what is written down of it. */
function answer({ body }: Request, response: Response, register: ViesRegister): void {
  const [state, vatNumber] = [textAt(body, 'countryCode'), textAt(body, 'vatNumber')];
  const number = `${state}${vatNumber}`;
  const requester = textAt(body, 'requesterMemberStateCode') + textAt(body, 'requesterNumber');
  const at = new Date().toISOString();
  const note = (said: string): void => register.note({ at, number, requester, answer: said });
  if (!STATES.includes(state) || !/^[0-9A-Z+*]{2,12}$/.test(vatNumber)) {
    note('INVALID_INPUT');
    return refuse(response, 'INVALID_INPUT', 400);
  }
  if (requester !== '' && !/^[A-Z]{2}[0-9A-Z+*]{2,12}$/.test(requester)) {
    note('INVALID_REQUESTER_INFO');
    return refuse(response, 'INVALID_REQUESTER_INFO', 400);
  }
  const failure = { busy: 'GLOBAL_MAX_CONCURRENT_REQ', blocked: 'IP_BLOCKED', slow: null, dropped: null };
  const refusal =
    (register.fault === null ? null : failure[register.fault]) ??
    (register.silentStates.has(state) ? 'MS_UNAVAILABLE' : null);
  if (refusal !== null) {
    note(refusal);
    return refuse(response, refusal);
  }
  const valid = !register.invalid.has(number);
  note(valid ? 'valid' : 'invalid');
  response.json({
    countryCode: state,
    vatNumber,
    requestDate: at,
    valid,
    requestIdentifier: requester === '' ? '' : consultationNumber(),
    name: valid ? `Company ${number}` : '---',
    address: '---',
    traderName: '---',
    traderStreet: '---',
    traderPostalCode: '---',
    traderCity: '---',
    traderCompanyType: '---',
    traderNameMatch: 'NOT_PROCESSED',
    traderStreetMatch: 'NOT_PROCESSED',
    traderPostalCodeMatch: 'NOT_PROCESSED',
    traderCityMatch: 'NOT_PROCESSED',
    traderCompanyTypeMatch: 'NOT_PROCESSED',
  });
}

const button = (action: string, label: string, fields: Readonly<Record<string, string>>): string =>
  `<form method="post" action="${escapeHtml(action)}">${Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('')}<button class="button quiet">${escapeHtml(label)}</button></form>`;

function page(base: string, register: ViesRegister): string {
  const asked = [...new Map(register.questions.map((question) => [question.number, question])).values()];
  const rows = asked.map(({ at, number, requester, answer: said }) => {
    const state = number.slice(0, 2);
    const struck = register.invalid.has(number);
    const silent = register.silentStates.has(state);
    return `<li><h2>${escapeHtml(number)}</h2><p>${escapeHtml(said)}, ${escapeHtml(at.slice(0, 16).replace('T', ' '))} UTC${
      requester === '' ? '' : `, asked by ${escapeHtml(requester)}`
    }</p><div class="actions">${button(`${base}/numbers`, struck ? 'Valid again' : 'Strike it off', { number, valid: struck ? 'yes' : 'no' })}${button(
      `${base}/states`,
      silent ? `Let ${state} answer again` : `Let ${state} not answer`,
      { state, answers: silent ? 'yes' : 'no' },
    )}</div></li>`;
  });
  const faults = Object.entries(VIES_FAULTS).map(([fault, text]) =>
    button(`${base}/faults`, register.fault === fault ? `Stop: ${text}` : `Every question: ${text}`, {
      fault: register.fault === fault ? '' : fault,
    }),
  );
  return `<h1>VAT numbers</h1>
<p class="lead">The register of the European Union (VIES). It knows every number but those that are struck off here.</p>
<h2>What goes wrong</h2>
${register.fault === null ? '<p>Nothing.</p>' : `<p>Every question: ${escapeHtml(VIES_FAULTS[register.fault])}.</p>`}
<div class="actions">${faults.join('')}${button(`${base}/faults`, 'Let nothing go wrong', { fault: 'none' })}</div>
<h2>Strike a number off</h2>
<form method="post" action="${base}/numbers"><p><label>Number, with its state before it <input name="number" required></label></p><input type="hidden" name="valid" value="no"><button class="button quiet">Strike it off</button></form>
<h2>What was asked</h2>
<ul class="services">${rows.join('') || '<li>Nothing yet.</li>'}</ul>
<p><a href="/sandbox">All stand-ins</a></p>`;
}

const setIn = (set: Set<string>, entry: string, isIn: boolean): void => {
  if (isIn) set.add(entry);
  else set.delete(entry);
};

/** Plays VIES over its REST interface, with a page on which numbers are struck off and everything can go wrong. */
export function createViesStandIn(base: string, register: ViesRegister): Router {
  const router = Router();
  router.use(express.json({ limit: '20kb' }), express.urlencoded({ extended: false, limit: '20kb' }));
  const done = (request: Request, response: Response): void => {
    if (request.accepts(['html', 'json']) === 'json')
      response.json({ fault: register.fault, invalid: [...register.invalid], silent: [...register.silentStates] });
    else response.redirect(303, base);
  };
  router.get('/', (_request, response) => sendPage(response, { title: 'VAT numbers', main: page(base, register) }));
  router.get('/check-status', (_request, response) => {
    response.json({
      vow: { available: register.fault === null },
      countries: STATES.map((countryCode) => ({
        countryCode,
        availability: register.silentStates.has(countryCode) ? 'Unavailable' : 'Available',
      })),
    });
  });
  router.post('/check-vat-number', (request, response) => {
    if (register.fault === 'dropped') return void request.socket.destroy();
    if (register.fault !== 'slow') return answer(request, response, register);
    setTimeout(() => answer(request, response, register), register.slowMs).unref();
  });
  router.post('/numbers', (request, response) => {
    const number = textAt(request.body, 'number').replace(/\s/g, '').toUpperCase();
    setIn(register.invalid, number, textAt(request.body, 'valid') === 'no');
    done(request, response);
  });
  router.post('/states', (request, response) => {
    setIn(register.silentStates, textAt(request.body, 'state'), textAt(request.body, 'answers') === 'no');
    done(request, response);
  });
  router.post('/faults', (request, response) => {
    const fault = textAt(request.body, 'fault');
    if (fault === 'none') register.clear();
    register.fault = isViesFault(fault) ? fault : null;
    done(request, response);
  });
  return router;
}
