/** The host's response to one request, or a network error. */
type Answer = Partial<Pick<Response, 'ok' | 'status'>> & { text?: string; type?: string };

interface Host {
  head?: Answer | Error;
  get?: Answer | Error;
}

/**
 * Mocks `fetch`, which jsdom lacks.
 * @param host responses to HEAD and GET; by default an empty text with status 200
 * @returns the requests so far, as "GET /blog/a.md"
 */
export function installHost(host: Host): string[] {
  const requests: string[] = [];
  window.fetch = async (address, { method = 'GET', signal } = {}) => {
    requests.push(`${method} ${String(address)}`);
    await Promise.resolve();
    signal?.throwIfAborted();
    const answer = (method === 'HEAD' ? host.head : host.get) ?? {};
    if (answer instanceof Error) throw answer;
    const { ok = true, status = ok ? 200 : 404, text = '', type = 'text/markdown' } = answer;
    const headers = new Map([['content-type', type]]);
    return { ok, status, headers, text: async () => text } as unknown as Response;
  };
  return requests;
}
