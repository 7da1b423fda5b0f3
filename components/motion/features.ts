/* A separate module, so that framer-motion's features are bundled in a file that loads after hydration. */
export { domAnimation } from 'framer-motion';
