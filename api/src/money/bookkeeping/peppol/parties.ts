import type { DocumentBuyer, DocumentSeller } from '@vela/contracts/schemas';
import { countryIdOf } from '@vela/market/countries';
import { readVatNumber, saysNone } from '@vela/market/identifiers';
import { element, type XmlElement } from './xml.js';

/** Of an electronic address: code list EAS, here those of VAT numbers by country. */
const VAT_SCHEMES: Readonly<Record<string, string>> = {
  AT: '9914',
  BE: '9925',
  BG: '9926',
  HR: '9934',
  CY: '9928',
  CZ: '9929',
  DK: '9902',
  EE: '9931',
  FI: '0213',
  FR: '9957',
  DE: '9930',
  GR: '9933',
  HU: '9910',
  IE: '9935',
  IT: '0211',
  LV: '9939',
  LT: '9937',
  LU: '9938',
  MT: '9943',
  MC: '9940',
  NL: '9944',
  PL: '9945',
  PT: '9946',
  RO: '9947',
  SK: '9950',
  SI: '9949',
  ES: '9920',
  GB: '9932',
  CH: '9927',
};
/** Schemes of organization numbers, where those are the addresses in use. */
const ORGANIZATION_SCHEMES: Readonly<Record<string, string>> = { SE: '0007', NO: '0192' };
const EMAIL_SCHEME = 'EM';

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** A side of a document, as Peppol names it. */
export interface PartyFacts {
  readonly name: string;
  readonly address: string;
  readonly postalCode: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2; '' where it is not known. */
  readonly country: string;
  readonly organizationNumber: string;
  /** With its prefix; '' for none. */
  readonly vatNumber: string;
  readonly email: string;
}

export const sellerFacts = ({ country, ...seller }: DocumentSeller): PartyFacts => ({
  ...seller,
  country: countryIdOf(country) ?? country,
});

/** @param email where its documents go */
export function buyerFacts({ VAT, country, ...buyer }: DocumentBuyer, email: string): PartyFacts {
  const id = countryIdOf(country) ?? '';
  const number = saysNone(VAT) ? null : readVatNumber(id, VAT).number;
  return { ...buyer, country: id, vatNumber: number ?? '', email };
}

/** The electronic address: by the organization number, else by the VAT number, else by mail. */
function endpoint({ country, organizationNumber, vatNumber, email }: PartyFacts): XmlElement | null {
  const organizationScheme = ORGANIZATION_SCHEMES[country];
  if (organizationScheme !== undefined && digitsOf(organizationNumber) !== '')
    return element('cbc:EndpointID', digitsOf(organizationNumber), { schemeID: organizationScheme });
  const vatScheme = VAT_SCHEMES[country];
  if (vatScheme !== undefined && vatNumber !== '') return element('cbc:EndpointID', vatNumber, { schemeID: vatScheme });
  return element('cbc:EndpointID', email, { schemeID: EMAIL_SCHEME });
}

/** @param withVat whether VAT numbers may stand there: not where nothing is subject to VAT (BR-O-02) */
export function party(facts: PartyFacts, withVat: boolean): XmlElement | null {
  const { name, address, postalCode, city, country, organizationNumber, vatNumber, email } = facts;
  const isSwedish = country === 'SE';
  return element('cac:Party', [
    endpoint(facts),
    element('cac:PartyName', [element('cbc:Name', name)]),
    element('cac:PostalAddress', [
      element('cbc:StreetName', address),
      element('cbc:CityName', city),
      element('cbc:PostalZone', postalCode),
      element('cac:Country', [element('cbc:IdentificationCode', country)]),
    ]),
    withVat && vatNumber !== ''
      ? element('cac:PartyTaxScheme', [
          element('cbc:CompanyID', vatNumber),
          element('cac:TaxScheme', [element('cbc:ID', 'VAT')]),
        ])
      : null,
    element('cac:PartyLegalEntity', [
      element('cbc:RegistrationName', name),
      element(
        'cbc:CompanyID',
        isSwedish ? digitsOf(organizationNumber) : organizationNumber,
        isSwedish ? { schemeID: '0007' } : {},
      ),
    ]),
    element('cac:Contact', [element('cbc:ElectronicMail', email)]),
  ]);
}
