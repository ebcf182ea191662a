import { HANDMADE_EXPOSE } from '@aldergate/delivery/testing/handmadeBuilds'

/** The stages at which a handmade page may fail. */
export type Stage =
  | 'init'
  | 'get'
  | 'module'
  | 'first render'
  | 'mount'
  | 'unmount'
  | 'call of another remote'
  | 'shared settings'

/** The session storage key with which a test requests a fault. */
export const FAULT_KEY = 'fault'

/** The heading of the handmade page when nothing is wrong. */
export const HANDMADE_HEADING = 'Handmade News'

/**
 * The entry of a remote with webpack's container protocol that fails at the stage named in the session storage: `init`,
 * `get`, the module and the first render never end; mount and unmount throw.
 */
export const HANDMADE_ENTRY = `var handmade_trading = (() => {
  const fault = () => sessionStorage.getItem('${FAULT_KEY}')
  const never = new Promise(() => {})
  let shareScope
  const shared = async (key) => {
    const [version] = Object.values(shareScope[key])
    return (await version.get())()
  }
  async function pageOf() {
    const { createElement, use, useEffect } = await shared('react')
    const { getDefaultStore } = await shared('jotai')
    const { settingsAtom } = await shared('@aldergate/platform')
    return function NewsPage() {
      if (fault() === 'first render') use(never)
      if (fault() === 'mount') throw new Error('A bug at mount.')
      if (fault() === 'call of another remote') window.lentByStrategy()
      useEffect(() => {
        if (fault() === 'shared settings') {
          getDefaultStore().set(settingsAtom, { language: 'klingon', timeZone: 7, darkMode: 'no' })
        }
        return () => {
          if (fault() === 'unmount') throw new Error('A careless end.')
        }
      }, [])
      return createElement('h1', null, '${HANDMADE_HEADING}')
    }
  }
  return {
    init(scope) {
      shareScope = scope
      if (fault() === 'init') return never
    },
    async get(expose) {
      if (expose !== '${HANDMADE_EXPOSE}') throw new Error('There is no such page.')
      if (fault() === 'get') await never
      const NewsPage = await pageOf()
      return () => (fault() === 'module' ? never : { default: NewsPage })
    },
  }
})()`

/** The entry of a remote that works: each of its pages is a heading. */
export function headingEntry(container: string, heading: string, first = ''): string {
  return `var ${container} = (() => {
  ${first}
  let shareScope
  return {
    init(scope) { shareScope = scope },
    async get(expose) {
      if (expose !== '${HANDMADE_EXPOSE}') throw new Error('There is no such page.')
      const [version] = Object.values(shareScope.react)
      const { createElement } = (await version.get())()
      return () => ({ default: () => createElement('h1', null, '${heading}') })
    },
  }
})()`
}

/** The entry of a remote that loads, and whose pages throw as they are shown. */
export function throwingEntry(container: string): string {
  return headingEntry(container, '').replace(
    '() => createElement(',
    "() => { throw new Error('A bug at mount.') }, unused: () => createElement(",
  )
}

/** The entry of a remote that works, and lends another one a function that throws. */
export const LENDER_ENTRY = headingEntry(
  'handmade_strategy',
  'Strategy Builder',
  `window.lentByStrategy = function lent() { throw new Error('A bug of the lender.') }`,
)
