interface FailedShare {
  pkgName: string
  shareScopeMap: Record<string, Record<string, Record<string, { loading?: unknown }>>>
}

/**
 * A plugin of the federation runtime: a shared part that did not come can be asked for again. The runtime
 * would remember the failure for ever, and Retry would be in vain.
 */
export default function askAgain() {
  return {
    name: 'ask-again',
    errorLoadShare({ pkgName, shareScopeMap }: FailedShare): void {
      for (const packages of Object.values(shareScopeMap)) {
        for (const shared of Object.values(packages[pkgName] ?? {})) delete shared.loading
      }
    },
  }
}
