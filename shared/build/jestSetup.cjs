// Most tests have no page, and what makes one complete takes longer to load than they take to run.
if (globalThis.document) {
  require('./jestGlobals.mjs')
  require('./jestPage.ts')
}
