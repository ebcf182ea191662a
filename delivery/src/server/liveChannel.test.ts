import { newFolder, removeFolder } from '../testing/handmadeBuilds.ts'
import { liveChannel } from './liveChannel.ts'
import { serveStore } from './serveStore.ts'

it('tells every browser that listens what was promoted', async () => {
  const store = await newFolder()
  const live = liveChannel()
  const server = await serveStore({ store, intercept: live.intercept })
  const response = await fetch(`${server.url}/__live`)
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  expect((await reader?.read())?.value).toBe('retry: 500\n\n')

  live.tellPromoted(['host', 'trading'])

  expect((await reader?.read())?.value).toBe('event: promoted\ndata: host,trading\n\n')
  await reader?.cancel()
  await server.close()
  await removeFolder(store)
})
