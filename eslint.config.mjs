import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import hooks from 'eslint-plugin-react-hooks';
import importSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';
import { RECORD_WRITERS } from './api/record-writers.mjs';
import { forwardedAs } from './tooling/lint/rules/forwarded-as.mjs';
import { numbersInMessages } from './tooling/lint/rules/numbers-in-messages.mjs';
import { recordWriters } from './tooling/lint/rules/record-writers.mjs';
import { narrowExports } from './tooling/webpack/narrow-exports.mjs';

/** Rules of this repository's own. */
const HOUSE_RULES = {
  rules: { 'forwarded-as': forwardedAs, 'numbers-in-messages': numbersInMessages, 'record-writers': recordWriters },
};

const accessibilityRules = Object.fromEntries(
  Object.entries(jsxA11y.configs.recommended.rules).map(([name, setting]) => [
    name.replace('jsx-a11y-x/', 'jsx-a11y/'),
    setting,
  ]),
);

/** Those that run React's compiler. */
const COMPILER_RULES = Object.keys(hooks.configs.recommended.rules).filter(
  (name) => !['react-hooks/rules-of-hooks', 'react-hooks/exhaustive-deps'].includes(name),
);

export default defineConfig(
  globalIgnores(['**/dist/', '**/.types/', '**/.cache/', '**/storybook-static/', '.data/', '**/test-results/']),
  js.configs.recommended,
  {
    plugins: { 'simple-import-sort': importSort },
    rules: {
      // Node, then packages, then this repository's packages, then what lies near.
      'simple-import-sort/imports': ['error', { groups: [['^\\u0000', '^node:', '^@?\\w', '^@vela/', '^\\.']] }],
      'simple-import-sort/exports': 'error',
      // A package is entered by its door, which leads to its sources or to its build.
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^(\\.|@vela/).*/dist/', message: 'Import the package by its name.' }] },
      ],
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    // What needs types is told by oxlint (.oxlintrc.json), which reads them in a fifth of the time.
    extends: [tseslint.configs.strict],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-dynamic-delete': 'off',
    },
  },
  {
    files: ['*/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    // The rules of this repository's own ask for the types of a few expressions.
    languageOptions: { parserOptions: { projectService: true } },
    plugins: { house: HOUSE_RULES },
    rules: { 'house/numbers-in-messages': 'error' },
  },
  {
    files: ['**/*.tsx'],
    plugins: { 'react-hooks': hooks, 'jsx-a11y': jsxA11y, house: HOUSE_RULES },
    rules: {
      'house/forwarded-as': 'error',
      ...hooks.configs.recommended.rules,
      ...accessibilityRules,
      // Components that take the focus when somebody opens them are right to.
      'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
    },
  },
  {
    // What React's compiler could make of a component is asked of those that people meet: it takes half the time of all rules.
    files: ['**/*.test.tsx', '**/*.stories.tsx', '**/testing/**/*.tsx'],
    rules: Object.fromEntries(COMPILER_RULES.map((name) => [name, 'off'])),
  },
  {
    files: ['shell/src/**', 'mfe-*/src/**', 'design-system/src/**', 'router/src/**', 'tooling/src/**'],
    ignores: ['**/*.test.tsx', '**/testing/**', '**/server.{ts,tsx}', '**/prerender/**'],
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
    ignores: [
      'design-system/src/services/endpoint-query.ts',
      'design-system/src/theme/colors.ts',
      '**/*.test.{ts,tsx}',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
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
    files: ['api/src/**/*.ts'],
    ignores: ['**/*.test.ts', '**/testing/**'],
    plugins: { house: HOUSE_RULES },
    rules: { 'house/record-writers': ['error', RECORD_WRITERS] },
  },
  {
    files: ['shell/public/*.js'],
    languageOptions: {
      globals: { self: 'readonly', fetch: 'readonly', Response: 'readonly', URLSearchParams: 'readonly' },
    },
  },
  {
    files: ['**/*.mjs', '**/*.cjs'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        Buffer: 'readonly',
        fetch: 'readonly',
        module: 'writable',
        require: 'readonly',
        __dirname: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        performance: 'readonly',
        expect: 'readonly',
        AbortSignal: 'readonly',
        AbortController: 'readonly',
        structuredClone: 'readonly',
        globalThis: 'readonly',
        URLSearchParams: 'readonly',
        Response: 'readonly',
        document: 'readonly',
        window: 'readonly',
        location: 'readonly',
        HTMLDialogElement: 'readonly',
      },
    },
  },
);
