/** What the host answers to one request: a response, or a failure of the network. */
type Answer = Partial<Pick<Response, 'ok' | 'status'>> & { text?: string; type?: string };

interface Host {
  head?: Answer | Error;
  get?: Answer | Error;
}

/**
 * Stands in for `fetch`, which jsdom lacks.
 * @param host answers to HEAD and GET; left out, an empty text that is there
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
