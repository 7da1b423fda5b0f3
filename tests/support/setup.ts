import { TextDecoder, TextEncoder } from 'node:util';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// jsdom has neither: https://github.com/jsdom/jsdom/issues/2524
Object.assign(globalThis, { TextDecoder, TextEncoder });

// The first use of the renderer loads some two hundred modules, which is slow on a busy machine.
configure({ asyncUtilTimeout: 5000 });
jest.setTimeout(20_000);
