/* The finished looks. data/theme.ts begins with one. */
export { ledger } from './ledger';
export { press } from './press';
export { signal } from './signal';
export { studio } from './studio';
