import { randomBytes } from 'node:crypto'
import type { BuiltRemote } from '@aldergate/contract/built'
import { handmadePage, handmadeRemote } from '@aldergate/delivery/testing/handmadeBuilds'

/** A page that must not go live. */
export interface BadPage {
  /**
   * The code that its component runs before it shows its heading; `react` and `kept`, which outlasts the page, are in
   * scope.
   */
  code: string
  /** The problems that promotion reports, with five mounts. */
  problems: readonly RegExp[]
}

/** By the last part of their paths, in the order of opening: the slowest first. */
export const BAD_PAGES: Readonly<Record<string, BadPage>> = {
  'endless-effect': {
    code: 'react.useEffect(() => { while (true); }, [])',
    problems: [/never ends as it is mounted/],
  },
  'endless-render': {
    code: 'react.use(kept.never ??= new Promise(() => {}))',
    problems: [/has errors as it is mounted: .*is loaded, and never ready to show/],
  },
  mount: {
    code: "throw new Error('A bug at mount.')",
    problems: [/has errors as it is mounted: .*A bug at mount\./],
  },
  unmount: {
    code: "react.useEffect(() => () => { throw new Error('A bug at the end.') }, [])",
    problems: [/has errors as it is left: .*A bug at the end\./],
  },
  leaks: {
    code: `react.useEffect(() => {
      addEventListener('resize', () => undefined)
      kept[Math.random()] = Array.from({ length: 50 }, () => document.createElement('i'))
      kept[Math.random()] = new Array(200_000).fill(0.5)
    }, [])`,
    problems: [
      /leaks \d listeners over 5 mounts \(2\.5 allowed\)/,
      /leaks 2\d\d nodes over 5 mounts \(5 allowed\)/,
      /leaks \d,\d{3} kB over 5 mounts \(6000 allowed\)/,
    ],
  },
  alters: {
    code: `window.alert = () => undefined
      history.scrollTo = () => undefined
      Array.prototype.at = function at() { return this[0] }
      window.lent = 1
      react.useEffect(() => void document.adoptedStyleSheets.push(new CSSStyleSheet()), [])`,
    problems: [
      /alters what all parts share: window\.alert, Array\.prototype\.at, history\.scrollTo/,
      /adds 1 global: lent/,
      /leaves 9 style sheets adopted by the document/,
    ],
  },
  neighbour: {
    code: `kept.watch ??= new MutationObserver(() => {
      if (!/bad|Nowhere/.test(location.pathname)) throw new Error('Of no page of mine.')
    }).observe(document.body, { childList: true, subtree: true }) ?? 1`,
    problems: [/has errors on a page of another remote afterwards: .*Of no page of mine\./],
  },
  heavy: {
    code: `const end = kept.slow ? 0 : Date.now() + 3_100
      kept.slow = 1
      while (Date.now() < end);
      return react.createElement('img', { src: 'data:,' })`,
    problems: [
      /weighs 2\d\d\.\d kB in its own files \(150 allowed\)/,
      /takes \d{4} ms to mount \(3000 allowed\)/,
      /breaks 1 rule of accessibility \(0 allowed\), such as image-alt: <img src="data:,">/,
    ],
  },
}

const WEIGHT_BYTES = 200_000

/** A remote of such pages, or of good ones, below a path of its own. */
export function remoteOf(name: string, pages: Readonly<Record<string, { code: string }>>) {
  const container = `${name}_1`
  const built: BuiltRemote = handmadeRemote({
    name,
    container,
    pages: Object.keys(pages).map((id) => ({
      ...handmadePage(`/${name}/${id}`),
      expose: `./src/${id}/${id}Page.tsx`,
      files: id === 'heavy' ? ['page.js'] : [],
    })),
  })
  const components = Object.entries(pages).map(
    ([id, { code }]) => `'./src/${id}/${id}Page.tsx': (react, kept) => function Page() {
      ${code}
      return react.createElement('h1', null, 'A page of ${name}')
    }`,
  )
  const entry = `var ${container} = (() => {
  const kept = {}
  const pages = { ${components.join(', ')} }
  let scope
  return {
    init(shared) { scope = shared },
    async get(expose) {
      const [version] = Object.values(scope.react)
      const react = (await version.get())()
      return () => ({ default: pages[expose](react, kept) })
    },
  }
})()`
  const weight = `/* ${randomBytes(WEIGHT_BYTES).toString('base64')} */`
  return { built, files: { 'remoteEntry.js': entry, 'page.js': weight } }
}
