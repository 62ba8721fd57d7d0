// One request to the server and what can go wrong with it.

/** `code` names the problem (texts `error-CODE`), `text` is the server's English explanation, `status` is 0 without an answer. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly text: string,
    readonly status: number,
  ) {
    super(text);
  }
}

// The first answer brings the cookie by which the server knows this guest.
// All other requests wait for it: sent together they would make one guest each.
let first: Promise<unknown> | null = null;

export async function request<T>(method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown): Promise<T> {
  if (!first) {
    const answer = send<T>(method, path, body);
    first = answer.catch(() => (first = null));
    return answer;
  }
  await first;
  return send(method, path, body);
}

async function send<T>(method: string, path: string, body: unknown): Promise<T> {
  const headers = body === undefined ? undefined : { 'content-type': 'application/json' };
  let response: Response;
  try {
    response = await fetch(`/api/v1${path}`, { method, headers, body: JSON.stringify(body) });
  } catch {
    throw new ApiError('no_connection', 'The server does not answer.', 0);
  }
  const json = await response.json().catch(() => null);
  if (response.ok && json !== null) return json as T;
  const { code = 'server', text = response.statusText } = json?.error ?? {};
  throw new ApiError(code, text, response.status);
}
