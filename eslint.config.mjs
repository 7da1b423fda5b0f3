import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import jsxA11y from 'eslint-plugin-jsx-a11y';

/** Routes and their shared modules, except those that load the site, which scripts import too. */
const routes = ['./app/!(content|cv|owner|render-text).*', './app/*/**/*'];

/*
 * Imports go one way: app → components → lib, and scripts → lib. `from` names what the files of `target`
 * may not import. https://github.com/import-js/eslint-plugin-import (no-restricted-paths)
 */
const importRules = [
  { target: './app', from: ['./scripts', './tests', './packages'] },
  // Browsers must not get the résumé, because it has private facts, such as a phone number.
  {
    target: './components',
    from: ['./app', './scripts', './tests', './packages', './content', './data/resume.json'],
  },
  { target: './lib', from: ['./app', './components', './scripts', './tests', './packages'] },
  { target: './scripts', from: [...routes, './{components,tests,packages}/**/*'] },
  // A package knows the site through one module.
  {
    target: './packages/*/{src/!(site).ts,src/*/**/*,tests/**/*}',
    from: './{app,components,content,data,lib,public,scripts,tests,translations}/**/*',
  },
  { target: './packages/*/src/site.ts', from: [...routes, './{components,tests}/**/*'] },
  { target: ['./data', './translations'], from: ['./app', './components', './scripts', './tests'] },
];

const noStyle = {
  propName: 'style',
  message:
    "The pages' policy has no 'unsafe-inline', so browsers drop style attributes: use a class or a token.",
};

/** The rules about React, of which most compile each file that they look at. */
const reactRules = nextVitals
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((rule) => rule.startsWith('react-hooks/'));

const config = [
  {
    ignores: [
      'out/**',
      'out-*/**',
      '.next/**',
      '.next-*/**',
      '.cache/**',
      'coverage/**',
      'test-results/**',
      // Sites of other programs.
      'packages/*/fixtures/**',
    ],
  },
  ...nextVitals,
  ...nextTypescript,
  {
    // Inline comments must not disable rules.
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
    rules: {
      'import/no-restricted-paths': ['error', { zones: importRules }],
      'import/order': [
        'error',
        {
          groups: ['builtin', 'external', 'internal', 'parent', 'sibling', 'index'],
          pathGroups: [{ pattern: '{@,@main-data}/**', group: 'internal' }],
          alphabetize: { order: 'asc' },
        },
      ],
      // A static export has no image server, and next/image writes a style attribute.
      '@next/next/no-img-element': 'off',
    },
  },
  {
    // Scripts and tests load these without Next.
    files: [
      'lib/**',
      'data/**',
      'app/content.ts',
      'app/cv.ts',
      'app/languages.ts',
      'app/owner.ts',
      'app/render-text.ts',
      'app/sections.ts',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            // Outside of Next, cache only calls the function.
            { regex: '^(react|react-dom|next|framer-motion)(/|$)', allowImportNames: ['cache'] },
          ],
        },
      ],
    },
  },
  {
    files: ['{app,components,lib,scripts}/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(\\.\\./)+data/',
              message: '@/data is the data of the language, @main-data that of the main one.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['data/**', 'translations/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '/lib/(?!(labels|looks)(/|$))',
              allowTypeImports: true,
              message: 'Import values from lib/labels and lib/looks alone.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['components/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [{ regex: '^(node:)?fs(/|$)' }] }] },
  },
  {
    // Code without React.
    files: ['{data,lib,packages,scripts,translations}/**', 'tests/**/*.ts'],
    rules: Object.fromEntries(reactRules.map((rule) => [rule, 'off'])),
  },
  {
    files: ['*.config.{mjs,ts}'],
    rules: { 'import/no-anonymous-default-export': 'off' },
  },
  {
    // Only the rules: Next's own configuration has registered the plugin.
    files: ['**/*.tsx'],
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      // VoiceOver does not announce lists without markers as lists: https://bugs.webkit.org/show_bug.cgi?id=170179
      // Safari drops the roles of tables that are displayed as blocks or grids:
      // https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html
      'jsx-a11y/no-redundant-roles': [
        'error',
        {
          nav: ['navigation'],
          ol: ['list'],
          ul: ['list'],
          thead: ['rowgroup'],
          tbody: ['rowgroup'],
        },
      ],
      'jsx-a11y/no-interactive-element-to-noninteractive-role': [
        'error',
        { tr: ['row'], th: ['columnheader', 'rowheader'], td: ['cell'] },
      ],
      // Dialogs answer keys and clicks on their backdrop.
      'jsx-a11y/no-noninteractive-element-interactions': [
        'error',
        { handlers: ['onClick', 'onKeyDown'], dialog: ['onClick', 'onKeyDown'] },
      ],
      // The search dialog focuses its field.
      'jsx-a11y/no-autofocus': 'off',
    },
  },
  {
    files: ['app/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}'],
    rules: {
      'no-console': ['error', { allow: ['error', 'warn'] }],
      'react/forbid-dom-props': ['error', { forbid: [noStyle] }],
      'react/forbid-component-props': ['error', { forbid: [noStyle] }],
    },
  },
  {
    files: ['app/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}'],
    ignores: ['components/ui/trusted-html.tsx'],
    rules: { 'react/no-danger': ['error', { customComponentNames: ['*'] }] },
  },
  {
    files: ['app/**/*.tsx'],
    // Next requires these to be client components.
    ignores: ['app/error.tsx', 'app/global-error.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExpressionStatement[directive="use client"]',
          message: "Routes are server components: put 'use client' into a component.",
        },
      ],
    },
  },
];

export default config;
