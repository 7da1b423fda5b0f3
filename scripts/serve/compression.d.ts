declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  /** Makes a handler that compresses responses. The types of @types/compression need those of express. */
  export default function compression(): (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void;
}
