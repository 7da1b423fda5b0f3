import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// The first use of the renderer loads some two hundred modules, which takes time on a busy machine.
configure({ asyncUtilTimeout: 5000 });
jest.setTimeout(20_000);
