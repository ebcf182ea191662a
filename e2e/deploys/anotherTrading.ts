import { serveBuild } from '@aldergate/delivery/server/serveBuild'
import { writeBuild } from '@aldergate/delivery/testing/handmadeBuilds'
import { headingEntry } from '../faults/handmadeRemote'
import { handmadeTrading } from '../faults/handmadeTrading'

/** A build of trading, whose pages are a heading, as another origin serves it. */
export async function anotherTrading(
  heading: string,
  change: { first?: string; port?: number } = {},
) {
  const folder = await writeBuild(handmadeTrading('trading_elsewhere'), {
    'remoteEntry.js': headingEntry('trading_elsewhere', heading, change.first),
  })
  const { url, close } = await serveBuild({ folder, port: change.port ?? 0 })
  return { url: url.replace('127.0.0.1', 'localhost'), port: Number(new URL(url).port), close }
}
