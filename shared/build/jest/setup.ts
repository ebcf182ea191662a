// Most tests have no page, and what makes one complete takes longer to load than they take to run.
if ('document' in globalThis) {
  jest.requireActual('./globals.ts')
  jest.requireActual('./page.ts')
}
