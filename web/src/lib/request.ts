// One request to the server, and what can go wrong with it.

/**
 * `code` names the problem (texts `error-CODE`), `text` is the server's English explanation, `status` is 0 without an answer,
 * and `wait` is the number of seconds after which to ask again, if the server knows.
 */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly text: string,
    readonly status: number,
    readonly wait = 0,
  ) {
    super(text);
  }
}

// A request to /me sets the cookie by which the server knows this guest; most others are refused without it. All requests
// wait for it: sent together they would create one guest each.
/** What went wrong with it, if anything. */
let known: Promise<unknown> | null = null;

const retryAfter = 'retry-after';

/** When very many come at once, newcomers are sent away for a moment; those who come back go first. */
const attempts = 15;

export async function request<T>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<T> {
  // If that fails, the next request tries again.
  const refused = await (known ??= knock(attempts).then(
    () => null,
    (error) => {
      known = null;
      return error;
    },
  ));
  return send<T>(method, path, body).catch((error) => {
    // A forgotten guest becomes a new one with the next request.
    if (error instanceof ApiError && error.code === 'no_guest') known = null;
    // Reports why the visitor could not become a guest, rather than that they are not one.
    throw refused !== null && error instanceof ApiError && error.code === 'no_guest' ? refused : error;
  });
}

async function knock(left: number): Promise<unknown> {
  try {
    return await send('GET', '/me', undefined);
  } catch (error) {
    if (!(error instanceof ApiError) || error.wait === 0 || left <= 1) throw error;
    await new Promise((resolve) => setTimeout(resolve, error.wait * 1000));
    return knock(left - 1);
  }
}

async function send<T>(method: string, path: string, body: unknown): Promise<T> {
  const headers = body === undefined ? undefined : { 'content-type': 'application/json' };
  let response: Response;
  try {
    response = await fetch(`/api/v1${path}`, { method, headers, body: JSON.stringify(body) });
  } catch {
    throw new ApiError('no_connection', 'The server does not answer.', 0);
  }
  // Done, with no content.
  if (response.status === 204) return undefined as T;
  const json = await response.json().catch(() => null);
  if (response.ok && json !== null) return json as T;
  const { code = 'server', text = response.statusText } = json?.error ?? {};
  throw new ApiError(code, text, response.status, Number(response.headers.get(retryAfter)) || 0);
}
