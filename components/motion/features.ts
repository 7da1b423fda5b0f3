/* A module of its own, so that the features of framer-motion are a file that loads after hydration. */
export { domAnimation } from 'framer-motion';
