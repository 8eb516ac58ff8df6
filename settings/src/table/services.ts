import { languages, SOURCE_LANGUAGE } from '@vela/language';
import { address, email, matches, oneOf, realEmail, realService, webAddress } from '../setting/checks.js';
import type { Settings } from '../setting/setting.js';

const noStandIn = 'and APP_ENV=production accepts no stand-in';

/** Mail, the newsletter, and other services around the product. */
export const SERVICES = {
  SMTP_URL: {
    readBy: ['start', 'api', 'worker'],
    forJobs: true,
    about: 'the mail server',
    example: 'smtps://vela:password@mail.your-company.com',
    otherwise:
      'a stand-in; what arrives is shown at `/sandbox/mail` and `/sandbox/mail.json`, `@refused.example` is refused',
    secret: true,
    check: address('smtp:', 'smtps:'),
    production: { required: `people are told by mail, ${noStandIn}`, check: realService },
  },
  MAIL_FROM: {
    readBy: ['api', 'worker'],
    about: 'sender of every mail',
    example: 'Vela <hello@your-company.com>',
    fallback: 'Vela <hello@vela.example>',
    check: matches(
      /^(?:[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'must be an address such as Vela <hello@your-company.com>',
    ),
    production: { required: 'mails need a sender who can be answered', check: realEmail },
  },
  CONTACT_EMAIL: {
    readBy: ['api', 'worker'],
    about: 'who reads what is written in the contact form',
    example: 'help@your-company.com',
    otherwise: 'the address of `MAIL_FROM`',
    check: email,
    production: { check: realEmail },
  },
  CONTACT_LANGUAGE: {
    readBy: ['api', 'worker'],
    about: 'the language in which whoever reads at `CONTACT_EMAIL` is written to',
    example: 'sv',
    fallback: SOURCE_LANGUAGE,
    check: oneOf(...languages),
  },
  SECURITY_CONTACT: {
    readBy: ['start', 'gateway'],
    about: 'the address in `/.well-known/security.txt`, for whoever found a weakness',
    example: 'security@your-company.com',
    otherwise: 'in a demo `security@vela.example`, else there is no such page',
    check: email,
    production: { check: realEmail },
  },
  SENDPORTAL_URL: {
    readBy: ['start', 'api', 'worker'],
    forJobs: true,
    about: 'the newsletter service, without `/api/v1`',
    example: 'https://news.your-company.com',
    otherwise: 'a stand-in; its subscribers are listed at `/sandbox/newsletter`',
    check: webAddress,
    production: { required: `the newsletter is sent from there, ${noStandIn}`, check: realService },
  },
  SENDPORTAL_TOKEN: {
    readBy: ['api', 'worker', 'sandbox'],
    forJobs: true,
    about: 'what the newsletter service knows us by',
    example: 'q7Jr2mVb0sXc9LdT',
    otherwise: 'that of the stand-in',
    secret: true,
    production: { required: 'the newsletter service asks for it' },
  },
  VIES_URL: {
    readBy: ['start', 'api', 'worker'],
    about: 'the register of VAT numbers of the European Union, as its REST interface',
    example: 'https://ec.europa.eu/taxation_customs/vies/rest-api',
    otherwise: 'in a demo a stand-in, whose answers are chosen at `/sandbox/vies`; else the European Union’s',
    check: webAddress,
    production: { check: realService },
  },
  COUNTRIES_URL: {
    readBy: ['api'],
    about: 'a live service for countries, cities and flags',
    example: 'https://countriesnow.space/api/v0.1/countries',
    otherwise: 'a bundled snapshot',
    check: webAddress,
    production: { check: realService },
  },
} as const satisfies Settings;
