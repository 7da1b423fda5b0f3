declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  /** Makes a handler that compresses responses. The package has no types. */
  export default function compression(): (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void;
}
