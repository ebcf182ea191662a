import { serveStore } from '@aldergate/delivery/server/serveStore'
import { promoteVersions } from '@aldergate/delivery/promotion/promoteVersions'
import {
  HANDMADE_EXPOSE,
  handmadePage,
  handmadeRemote,
  publishHandmade,
} from '@aldergate/delivery/testing/handmadeBuilds'
import { barLink } from '../faults/fallen'
import { panelOf } from '../pages/dashboardPanel'
import { copyStore } from '../faults/storeCopy'
import { storeKey } from '../store/storeKey'
import type { HostUnderTest } from './host'
import { MISBEHAVING_HEADING, misbehavingEntry } from './misbehaving'

const MISBEHAVING_PATH = '/bad-day'

/** The store under test, and a remote in it that misbehaves. */
async function serve() {
  const { store, remove } = copyStore()
  const container = 'misbehaving_1'
  const page = { ...handmadePage(MISBEHAVING_PATH), title: { en: MISBEHAVING_HEADING }, files: [] }
  const misbehaving = await publishHandmade(
    store,
    handmadeRemote({ name: 'misbehaving', container, pages: [page] }),
    { 'remoteEntry.js': misbehavingEntry(container, HANDMADE_EXPOSE) },
  )
  const key = await storeKey()
  await promoteVersions({ store, versions: { misbehaving }, who: 'a test', why: 'A bad day', key })
  const server = await serveStore({ store, key })
  return {
    url: server.url,
    close: async () => {
      await server.close()
      remove()
    },
  }
}

function entryOf(remote: string): RegExp {
  return new RegExp(`^/${remote}/[^/]+/remoteEntry\\.js$`)
}

function filesOf(remote: string, page: string) {
  return {
    'the entry': entryOf(remote),
    "the page's file": new RegExp(`^/${remote}/[^/]+/page-${page}\\.js$`),
  }
}

function hostFile(name: string): RegExp {
  return new RegExp(`^/host/[^/]+/${name}\\.js$`)
}

/** Aldergate Trade, as `npm test` builds it or as it runs at an address. */
export const HOST: HostUnderTest = {
  serve,
  home: { path: '/faq', heading: 'Frequently Asked Questions' },
  // A link of a page that is only drawn leads to a new document, as without a script.
  answers: (page) => page.locator('html[data-drawn]').waitFor({ state: 'detached' }),
  other: { name: 'Login', heading: 'Login' },
  pages: [
    {
      remote: 'trading',
      path: '/news',
      heading: 'Market News',
      name: 'Market News',
      files: filesOf('trading', 'news'),
    },
    {
      remote: 'strategy',
      path: '/strategy-builder',
      heading: 'Strategy Builder',
      name: 'Strategy Builder',
      files: filesOf('strategy', 'strategy-builder'),
    },
    {
      remote: 'portfolio',
      path: '/portfolio',
      heading: 'Your Portfolio',
      name: 'Portfolio',
      files: filesOf('portfolio', 'portfolio'),
    },
    {
      remote: 'trading',
      path: '/trading-view',
      heading: 'Trading View',
      name: 'Trading View',
      files: {
        ...filesOf('trading', 'trading-view'),
        'a file of the host that only it takes': hostFile('market'),
      },
    },
    {
      remote: 'dashboard',
      path: '/dashboard',
      heading: 'Our Dashboard',
      name: 'Dashboard',
      files: filesOf('dashboard', 'dashboard'),
    },
  ],
  parts: [
    {
      name: 'a panel of the dashboard',
      link: 'Dashboard',
      file: /^\/dashboard\/.*Overview.*\.js$/,
      place: (page) => panelOf(page, 'overview'),
      content: 'Portfolio value',
    },
  ],
  start: {
    'main.js': hostFile('main'),
  },
  decoration: { 'the fonts': /\.woff2$/ },
  registry: /^\/registry\.json$/,
  ...(process.env.FAULT_HOST
    ? {}
    : {
        misbehaving: {
          name: MISBEHAVING_HEADING,
          heading: MISBEHAVING_HEADING,
          open: (page) =>
            page.evaluate((path) => {
              history.pushState(null, '', path)
              dispatchEvent(new PopStateEvent('popstate'))
            }, MISBEHAVING_PATH),
        },
      }),
  shell: (page) => [page.getByRole('navigation', { name: 'Main' }), page.getByRole('contentinfo')],
  link: barLink,
  card: (page, name) =>
    page
      .getByRole('main')
      .getByRole('region', { name: `${name} is unavailable right now.`, exact: true }),
  failedPart: (place) => place.getByRole('alert'),
  noStart: (page) => page.getByRole('alert').filter({ hasText: 'Aldergate Trade' }),
  tells: {
    tick: /A bug at tick/,
    unmount: /^misbehaving \S+ threw as it was left/m,
    'a global overwritten': /^misbehaving \S+ altered what all parts share: window\.fetch\b/m,
    'a prototype altered': /^misbehaving \S+ altered what all parts share: Array\.prototype\.at\b/m,
  },
  retry: (place) => place.getByRole('button', { name: /^(Retry|Try again)$/ }),
}
