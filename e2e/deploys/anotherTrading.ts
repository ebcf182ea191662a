import { serveBuild } from '@aldergate/delivery/server/serveBuild'
import {
  handmadePage,
  handmadeRemote,
  writeBuild,
} from '@aldergate/delivery/testing/handmadeBuilds'
import { headingEntry } from '../faults/handmadeRemote'

/** A build of trading, whose pages are a heading, as another origin serves it. */
export async function anotherTrading(
  heading: string,
  change: { first?: string; port?: number } = {},
) {
  const pages = ['/news', '/trading-view'].map((path) => ({ ...handmadePage(path), files: [] }))
  const built = handmadeRemote({ container: 'trading_elsewhere', pages })
  const folder = await writeBuild(built, {
    'remoteEntry.js': headingEntry('trading_elsewhere', heading, change.first),
  })
  const { url, close } = await serveBuild({ folder, port: change.port ?? 0 })
  return { url: url.replace('127.0.0.1', 'localhost'), port: Number(new URL(url).port), close }
}
