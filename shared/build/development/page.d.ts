/** The globals of this folder's modules that run in the page of `npm run dev`: webpack defines them in each build. */

declare const __build_name__: string
declare const __webpack_hash__: string

interface ImportMeta {
  webpackHot: {
    check: (options: { onErrored: (event: { error: unknown }) => void }) => Promise<unknown>
  }
}

interface Window {
  aldergateBuilds?: Readonly<Record<string, { update: (hash: string) => Promise<boolean> }>>
  aldergateRefresh?: RefreshRuntime
}

/** The runtime of React Refresh, whose package has no types. */
interface RefreshRuntime {
  createSignatureFunctionForTransform: RefreshPart
  getFamilyByType: RefreshPart
  injectIntoGlobalHook: RefreshPart
  isLikelyComponentType: RefreshPart
  performReactRefresh: RefreshPart
  register: (type: unknown, id: string) => void
}

type RefreshPart = (...values: unknown[]) => unknown

declare module 'react-refresh-itself' {
  const runtime: RefreshRuntime
  export default runtime
}
