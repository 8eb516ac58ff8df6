import { describe, expect, test } from '@jest/globals';
import { COUNTRY_IDS, isInEu } from '../countries/index.js';
import { hasVatNumberRule, readOrganizationNumber, readVatNumber, saysNone } from './index.js';

/** A number of each country, made up or from the texts of its tax office: as typed, as stored, and with a wrong check digit. */
const VAT_NUMBERS: readonly (readonly [country: string, typed: string, stored: string, wrong: string])[] = [
  ['AT', 'AT U13585627', 'ATU13585627', 'ATU13585626'],
  ['BE', 'BE 0428.759.497', 'BE0428759497', 'BE0428759498'],
  ['BG', '175 074 752', 'BG175074752', 'BG175074753'],
  ['CY', 'CY-10259033P', 'CY10259033P', 'CY10259033Z'],
  ['CZ', 'CZ 25123891', 'CZ25123891', 'CZ25123890'],
  ['DE', 'DE 136 695 976', 'DE136695976', 'DE136695978'],
  ['DK', 'dk 13 58 56 28', 'DK13585628', 'DK13585627'],
  ['EE', '100594102', 'EE100594102', 'EE100594103'],
  ['ES', 'ES B-58378431', 'ESB58378431', 'ESB58378432'],
  ['FI', 'FI 20774740', 'FI20774740', 'FI20774741'],
  ['FR', 'Fr 40 303 265 045', 'FR40303265045', 'FR84323140391'],
  ['GR', 'EL 094259216', 'EL094259216', 'EL123456781'],
  ['GR', 'GR094259216', 'EL094259216', 'GR123456781'],
  ['HR', 'HR 33392005961', 'HR33392005961', 'HR33392005962'],
  ['HU', 'HU-12892312', 'HU12892312', 'HU12892313'],
  ['IE', 'IE 6433435F', 'IE6433435F', 'IE6433435E'],
  ['IE', 'IE 6433435OA', 'IE6433435OA', 'IE6433435EA'],
  ['IT', 'IT 00743110157', 'IT00743110157', 'IT00743110158'],
  ['LT', '119511515', 'LT119511515', 'LT100001919018'],
  ['LU', 'LU 150 274 42', 'LU15027442', 'LU15027443'],
  ['LV', 'LV 4000 3521 600', 'LV40003521600', 'LV40003521601'],
  ['MC', 'FR 40 303 265 045', 'FR40303265045', 'FR84323140391'],
  ['MT', 'MT 1167-9112', 'MT11679112', 'MT11679113'],
  ['NL', 'NL 004495445B01', 'NL004495445B01', 'NL123456789B90'],
  ['NL', 'NL002455799B11', 'NL002455799B11', 'NL002455798B11'],
  ['PL', 'PL 8567346215', 'PL8567346215', 'PL8567346216'],
  ['PT', 'PT 501 964 843', 'PT501964843', 'PT501964842'],
  ['RO', 'RO 185 472 90', 'RO18547290', 'RO18547291'],
  ['SE', 'SE 556000-0001 01', 'SE556000000101', 'SE556000000201'],
  ['SI', 'SI 5022 3054', 'SI50223054', 'SI50223053'],
  ['SK', 'SK 202 274 96 19', 'SK2022749619', 'SK2022749618'],
  ['CH', 'CHE-107.787.577 IVA', 'CHE107787577IVA', 'CHE-107.787.578 IVA'],
  ['GB', 'GB 980 7806 84', 'GB980780684', 'GB802311781'],
  ['NO', 'NO 995 525 828 MVA', 'NO995525828MVA', 'NO995525829MVA'],
];

describe('VAT numbers', () => {
  test.each(VAT_NUMBERS)('of %s: "%s" is %s, and %s is none', (country, typed, stored, wrong) => {
    expect(readVatNumber(country, typed)).toEqual({ number: stored, problem: null });
    expect(readVatNumber(country, stored)).toEqual({ number: stored, problem: null });
    expect(readVatNumber(country, wrong).number).toBeNull();
    expect(readVatNumber(country, wrong).problem).toContain('typing error');
  });

  test('every member state has a rule and an example here', () => {
    const states = COUNTRY_IDS.filter(isInEu);
    expect(states.filter((id) => !hasVatNumberRule(id))).toEqual([]);
    expect(states.filter((id) => !VAT_NUMBERS.some(([country]) => country === id))).toEqual([]);
  });

  test.each([
    ['DE', 'DE12'],
    ['DE', 'DEXX'],
    ['DE', 'SE556000000101'],
    ['DE', 'DE1366959760'],
    ['SE', '556000-0001'],
    ['FR', 'FR1'],
    ['IT', 'IT(00743110157'.repeat(9)],
  ])('of %s: "%s" does not even look like one', (country, text) => {
    const { number, problem } = readVatNumber(country, text);
    expect(number).toBeNull();
    expect(problem).toMatch(/^VAT numbers of .+ are .+\. Write “none”/);
  });

  test('where no rule is known, what is written stands', () => {
    expect(readVatNumber('US', ' EIN 12-3456789 ')).toEqual({ number: 'EIN 12-3456789', problem: null });
  });

  test.each(['none', '-', 'Finns ej', 'n/a', ''])('"%s" says that there is none', (text) => {
    expect(saysNone(text)).toBe(true);
  });
});

describe('organization numbers', () => {
  test.each([
    ['AT', 'fn 122119M', 'FN 122119m'],
    ['BE', '0428.759.497', '0428759497'],
    ['BG', '175 074 752', '175074752'],
    ['CH', 'CHE-100.155.212', 'CHE100155212'],
    ['CY', 'HE 12345', 'HE12345'],
    ['CZ', '255 96 641', '25596641'],
    ['DE', ' HRB  12345 Köln', 'HRB 12345 Köln'],
    ['DK', '13 58 56 28', '13585628'],
    ['EE', '12345678', '12345678'],
    ['ES', 'B-58378431', 'B58378431'],
    ['FI', '20774740', '2077474-0'],
    ['FI', '2077474-0', '2077474-0'],
    ['FR', '552 008 443', '552008443'],
    ['FR', '732 829 320 00074', '732829320'],
    ['GB', 'SC123456', 'SC123456'],
    ['GR', '094259216', '094259216'],
    ['HR', '33392005961', '33392005961'],
    ['HU', '01-09-123456', '0109123456'],
    ['IE', '123456', '123456'],
    ['IS', '530575-0209', '530575-0209'],
    ['IT', '00743110157', '00743110157'],
    ['LT', '119511515', '119511515'],
    ['LU', 'B 123456', 'B123456'],
    ['LV', '4000 3521 600', '40003521600'],
    ['MT', 'C 12345', 'C12345'],
    ['NL', '12345678', '12345678'],
    ['NO', '988 077 917', '988077917'],
    ['PL', '0000012345', '0000012345'],
    ['PL', '8567346215', '8567346215'],
    ['PT', '501 964 843', '501964843'],
    ['RO', 'RO 18547290', '18547290'],
    ['SE', '5560000001', '556000-0001'],
    ['SE', '556000–0001', '556000-0001'],
    ['SI', '5022305', '5022305'],
    ['SK', '255 96 641', '25596641'],
    ['US', 'EIN 12', 'EIN 12'],
  ])('of %s: "%s" is %s', (country, typed, stored) => {
    expect(readOrganizationNumber(country, typed)).toEqual({ number: stored, problem: null });
  });

  test.each([
    ['SE', '556000-0002', 'typing error'],
    ['SE', '12', '10 digits'],
    ['SE', 'none', '10 digits'],
    ['NO', '988 077 918', 'typing error'],
    ['DK', '13585627', 'typing error'],
    ['FI', '2077474-1', 'typing error'],
    ['IS', '530575-0299', 'typing error'],
    ['EE', '12345679', 'typing error'],
    ['NL', '1234567', '8 digits'],
    ['DE', '12345', 'HRB or HRA'],
  ])('of %s: "%s" is none (%s)', (country, typed, problem) => {
    expect(readOrganizationNumber(country, typed).problem).toContain(problem);
  });
});
