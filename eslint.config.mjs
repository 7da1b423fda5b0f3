import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import { noClientDirective, noRawHtml, noStyle } from './scripts/lint/closed-syntax.mjs';
import { doorsRule } from './scripts/lint/doors-rule.mjs';

const config = [
  {
    ignores: [
      'out/**',
      '.next/**',
      '.cache/**',
      'coverage/**',
      'test-results/**',
      'shots/**',
      'hosts/**',
    ],
  },
  ...nextVitals,
  ...nextTypescript,
  {
    // A rule that can be switched off in place is not a rule.
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
    plugins: { doors: { rules: { downward: doorsRule } } },
    rules: {
      'doors/downward': 'error',
      // A static export has no image server, and next/image writes a style attribute.
      '@next/next/no-img-element': 'off',
    },
  },
  {
    files: ['*.config.{mjs,ts}'],
    rules: { 'import/no-anonymous-default-export': 'off' },
  },
  {
    // Only the rules: Next's own configuration has registered the plugin.
    files: ['**/*.tsx'],
    rules: jsxA11y.flatConfigs.strict.rules,
  },
  {
    files: ['components/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...noStyle, ...noRawHtml] },
  },
  {
    files: ['components/ui/trusted-html.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...noStyle] },
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...noClientDirective, ...noStyle, ...noRawHtml] },
  },
  {
    files: ['app/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}'],
    rules: { 'no-console': ['error', { allow: ['error', 'warn'] }] },
  },
];

export default config;
