const realFetch = globalThis.fetch

/** Answers every request as a test says, until the test ends. */
export function answerFetch(answer: () => Promise<Response>): void {
  globalThis.fetch = answer
}

afterEach(() => {
  globalThis.fetch = realFetch
})

/** A server's answer in JSON. */
export function fetched(body: unknown, status = 200): Promise<Response> {
  return Promise.resolve({
    ok: status < 400,
    status,
    json: () => Promise.resolve(body),
  } as Response)
}
