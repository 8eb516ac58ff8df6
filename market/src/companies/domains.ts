import { getDomain, getDomainWithoutSuffix } from 'tldts';
import { t } from '@vela/language';

/**
 * Services where anybody gets an address, and which therefore say nothing of an employer. A short list of those that people
 * of the Nordics and the Union have: a long one names employers by mistake and is out of date tomorrow, and an administrator
 * sees each proven domain before a company is verified.
 */
const FREE_MAIL: ReadonlySet<string> = new Set(
  (
    'gmail.com googlemail.com msn.com ymail.com rocketmail.com icloud.com me.com mac.com aol.com proton.me ' +
    'protonmail.com protonmail.ch pm.me tuta.com tuta.io tutanota.com tutanota.de web.de freenet.de t-online.de ' +
    'mail.com mail.de email.com email.cz inbox.com inbox.lv mail.ee fastmail.com hey.com zoho.com zohomail.eu ' +
    'yandex.com yandex.ru mail.ru bk.ru list.ru seznam.cz centrum.cz post.cz wp.pl o2.pl onet.pl interia.pl op.pl ' +
    'poczta.onet.pl telia.com spray.se bredband.net comhem.se tele2.se passagen.se swipnet.se home.se bahnhof.se ' +
    'online.no broadpark.no frisurf.no getmail.no lyse.net altibox.no jubii.dk ofir.dk stofanet.dk mail.dk ' +
    'mail.tele.dk suomi24.fi luukku.com kolumbus.fi elisanet.fi pp.inet.fi simnet.is visir.is orange.fr wanadoo.fr ' +
    'free.fr laposte.net sfr.fr neuf.fr bbox.fr libero.it virgilio.it alice.it tin.it tiscali.it terra.es ' +
    'telefonica.net ziggo.nl kpnmail.nl planet.nl xs4all.nl hetnet.nl home.nl skynet.be telenet.be bluewin.ch ' +
    'mailinator.com guerrillamail.com yopmail.com trashmail.com sharklasers.com maildrop.cc hushmail.com duck.com ' +
    'qq.com 163.com 126.com'
  ).split(' '),
);
/** What such services are called in every country: the name before the ending that a registry gives. */
const FREE_MAIL_ANYWHERE: ReadonlySet<string> = new Set(['gmx', 'hotmail', 'live', 'outlook', 'yahoo']);

const isFreeMail = (domain: string): boolean =>
  FREE_MAIL.has(domain) || FREE_MAIL_ANYWHERE.has(getDomainWithoutSuffix(domain) ?? '');

/** @returns the domain of an address, in small letters */
export const domainOf = (email: string): string =>
  email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();

/** @returns why an address proves no company's domain, as a sentence; null where it may */
export function domainProblem(email: string): string | null {
  const domain = domainOf(email);
  // Names that private registries give away, such as those of pages, are nobody's own either.
  const own = getDomain(domain, { allowPrivateDomains: true, validateHostname: true });
  if (own === null) return t('This is not a domain of your own.');
  return isFreeMail(own) || FREE_MAIL.has(domain)
    ? t('Anybody can have an address there. Use one at the domain of your company.')
    : null;
}
