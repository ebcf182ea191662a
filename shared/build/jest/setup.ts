// Most tests have no page, and setting one up takes longer than they run.
if ('document' in globalThis) {
  jest.requireActual('./globals.ts')
  jest.requireActual('./page.ts')
}
