import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { RECORD_WRITERS } from './api/record-writers.mjs';
import { numbersInMessages } from './tooling/lint/rules/numbers-in-messages.mjs';
import { recordWriters } from './tooling/lint/rules/record-writers.mjs';
import { narrowExports } from './tooling/webpack/narrow-exports.mjs';

/** Rules of this repository's own that ask for types; those that need none are oxlint's (tooling/lint/house.mjs). */
const HOUSE_RULES = { rules: { 'numbers-in-messages': numbersInMessages, 'record-writers': recordWriters } };

/** A browser reads its tables of languages when the first of `Intl` is made; no module does so by being loaded. */
const INTL_AT_FIRST_USE = {
  selector: 'Program > VariableDeclaration > VariableDeclarator > NewExpression[callee.object.name="Intl"]',
  message: 'It takes a phone 50 ms to make the first of these: `atFirstUse` of @vela/language.',
};

// What oxlint cannot be asked: rules that need types and are ours, and a syntax that is refused (`no-restricted-syntax`).
// All other rules stand in .oxlintrc.json.
export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/.types/',
    '**/.cache/',
    '**/storybook-static/',
    '.data/',
    '**/*.test.{ts,tsx}',
    '**/*.{js,mjs,cjs}',
  ]),
  {
    files: ['*/src/**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
    plugins: { '@typescript-eslint': tseslint.plugin, house: HOUSE_RULES },
    // What oxlint excuses is none of this file's business.
    linterOptions: { reportUnusedDisableDirectives: 'off' },
  },
  {
    files: ['*/src/**/*.{ts,tsx}'],
    ignores: ['**/testing/**'],
    // The rules of this repository's own ask for the types of a few expressions.
    languageOptions: { parserOptions: { projectService: true } },
    rules: { 'house/numbers-in-messages': 'error' },
  },
  {
    files: ['shell/src/**', 'mfe-*/src/**', 'design-system/src/**', 'router/src/**', 'tooling/src/**'],
    ignores: ['**/testing/**', '**/server.{ts,tsx}', '**/prerender/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: Object.entries(narrowExports).map(([name, allowImportNames]) => ({
            name,
            allowImportNames: [...allowImportNames],
            allowTypeImports: true,
            message: `The shell shares a part of it: add what is missing to tooling/webpack/narrow.`,
          })),
        },
      ],
    },
  },
  {
    // Shell and slices share one cache: keys come from endpoints, so that nobody finds somebody else's answer in it.
    // They share one palette: what is drawn in a colour of its own is lost in the dark.
    // And they compare pay by the rates that the server says; the bundled ones may not be those.
    files: ['{shell,mfe-*,design-system,slice-parts,conversation,prose,router,tooling}/src/**'],
    ignores: ['design-system/src/services/endpoint-query.ts', 'design-system/src/theme/colors.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        INTL_AT_FIRST_USE,
        {
          selector: 'ObjectExpression > Property[key.name="queryKey"]:not([value.callee.name="endpointKey"])',
          message:
            'A key comes from its endpoint: useEndpoint, endpointQuery or endpointKey of design-system/services.',
        },
        {
          selector:
            'CallExpression[callee.property.name=/^([gs]etQueryData|getQueryState|ensureQueryData)$/]:not([arguments.0.callee.name="endpointKey"])',
          message: 'A key comes from its endpoint: endpointKey of design-system/services.',
        },
        {
          selector: 'ImportSpecifier[imported.name="BUNDLED_RATES"]',
          message: 'Rates come from the server: useRates of slice-parts/pay.',
        },
        ...['Literal[value=', 'TemplateElement[value.raw='].map((text) => ({
          selector: `${text}/(^|[^\\w&?/])#([0-9a-f]{3}){1,2}(?![-\\w])|\\b(rgb|hsl|oklch|lab)a?\\(/i]`,
          message: 'A colour comes from the tokens: `color` of design-system/theme.',
        })),
      ],
    },
  },
  {
    files: ['{contracts,language,market}/src/**'],
    rules: { 'no-restricted-syntax': ['error', INTL_AT_FIRST_USE] },
  },
  {
    files: ['api/src/**/*.ts'],
    ignores: ['**/testing/**'],
    rules: { 'house/record-writers': ['error', RECORD_WRITERS] },
  },
);
