import type { StoreServer } from '@aldergate/delivery/server/serveStore'

/** Starts each server by its name, and closes all that have started, whatever becomes of the rest. */
export async function whileServing<Name extends string, Result>(
  servers: Readonly<Record<Name, () => Promise<StoreServer>>>,
  use: (urls: Record<Name, string>) => Promise<Result>,
): Promise<Result> {
  const started: StoreServer[] = []
  const urls: Partial<Record<Name, string>> = {}
  try {
    for (const name in servers) {
      const server = await servers[name]()
      started.push(server)
      urls[name] = server.url
    }
    return await use(urls as Record<Name, string>)
  } finally {
    await Promise.all(started.map((server) => server.close()))
  }
}
