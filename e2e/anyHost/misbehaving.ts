/** The session storage key with which a test requests a fault. */
export const FAULT_KEY = 'fault'

/**
 * The stages at which a page can fail. Some make it fail, with a card in its place; others are invisible to the trader,
 * and must be reported to developers.
 */
export const STAGES = {
  import: 'falls',
  init: 'falls',
  'an init that never ends': 'falls',
  get: 'falls',
  'a module that never comes': 'falls',
  'a first render that never ends': 'falls',
  mount: 'falls',
  effect: 'falls',
  tick: 'is told',
  'another react for all': 'is told',
  unmount: 'is told',
  'a global overwritten': 'is told',
  'a prototype altered': 'is told',
  'an endless loop': 'ends the document',
} as const

export type Stage = keyof typeof STAGES

/** The heading of the misbehaving page when nothing is wrong. */
export const MISBEHAVING_HEADING = 'A page with a bad day'

/**
 * The entry of a remote with webpack's container protocol that fails at the stage named in the session storage. A host
 * that shares react can load it unchanged, as the container of that name.
 */
export function misbehavingEntry(container: string, expose: string): string {
  return `var ${container} = (() => {
  const isAt = (stage) => sessionStorage.getItem('${FAULT_KEY}') === stage
  const fail = (stage) => { if (isAt(stage)) throw new Error('A bug at ' + stage + '.') }
  const never = new Promise(() => {})
  fail('import')
  let reacts
  async function pageOf() {
    const [version] = reacts
    const { createElement, use, useEffect } = (await version.get())()
    return function MisbehavingPage() {
      if (isAt('a first render that never ends')) use(never)
      fail('mount')
      if (isAt('a global overwritten')) window.fetch = function fetch() { return never }
      if (isAt('a prototype altered')) Array.prototype.at = function at() { return this[0] }
      useEffect(() => {
        fail('effect')
        while (isAt('an endless loop'));
        const timer = setInterval(() => fail('tick'), 100)
        return () => {
          clearInterval(timer)
          fail('unmount')
        }
      }, [])
      return createElement('h1', null, '${MISBEHAVING_HEADING}')
    }
  }
  return {
    init(scope) {
      reacts = Object.values(scope.react)
      fail('init')
      if (isAt('another react for all')) {
        const none = { get: () => Promise.reject(new Error('A react of tomorrow.')), from: '${container}' }
        for (const version of Object.keys(scope.react)) scope.react[version] = none
        scope.react['99.0.0'] = none
      }
      if (isAt('an init that never ends')) return never
    },
    async get(expose) {
      if (expose !== '${expose}') throw new Error('There is no such page.')
      fail('get')
      const MisbehavingPage = await pageOf()
      return () => (isAt('a module that never comes') ? never : { default: MisbehavingPage })
    },
  }
})()`
}
