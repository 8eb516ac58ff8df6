import type { DocumentBuyer, DocumentSeller } from '@vela/contracts/schemas';
import { countryIdOf } from '@vela/market/countries';
import { readVatNumber, saysNone } from '@vela/market/identifiers';
import { peppolAddressOf, swedishNumberOf } from './addresses.js';
import { element, type XmlElement } from './xml.js';

/** An address of mail: EN 16931 knows it, Peppol does not deliver to it. */
const EMAIL_SCHEME = 'EM';

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

/** Where documents go: Peppol's address, else the one of mail. */
function endpoint(facts: PartyFacts): XmlElement | null {
  const { scheme, id } = peppolAddressOf(facts) ?? { scheme: EMAIL_SCHEME, id: facts.email };
  return element('cbc:EndpointID', id, { schemeID: scheme });
}

/** @param withVat whether VAT numbers may stand there: not where nothing is subject to VAT (BR-O-02) */
export function party(facts: PartyFacts, withVat: boolean): XmlElement | null {
  const { name, address, postalCode, city, country, organizationNumber, vatNumber, email } = facts;
  const swedishNumber = swedishNumberOf(facts);
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
      element('cbc:CompanyID', swedishNumber ?? organizationNumber, swedishNumber === null ? {} : { schemeID: '0007' }),
    ]),
    element('cac:Contact', [element('cbc:ElectronicMail', email)]),
  ]);
}
