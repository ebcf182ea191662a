import { newFolder, removeFolder } from '../testing/handmadeBuilds.ts'
import { liveChannel } from './liveChannel.ts'
import { serveStore } from './serveStore.ts'

it('tells every browser that listens how things are, and then what changes', async () => {
  const store = await newFolder()
  const live = liveChannel(() => ({ problems: [] }))
  const server = await serveStore({ store, intercept: live.intercept })
  const response = await fetch(`${server.url}/__live`)
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  expect((await reader?.read())?.value).toBe('retry: 500\ndata: {"problems":[]}\n\n')

  live.tell({ problems: ['trading cannot be built.\nline 2'] })

  expect((await reader?.read())?.value).toBe(
    'data: {"problems":["trading cannot be built.\\nline 2"]}\n\n',
  )
  await reader?.cancel()
  await server.close()
  await removeFolder(store)
})

it('leaves every other request to the server', async () => {
  const store = await newFolder()
  const live = liveChannel(() => ({}))
  const server = await serveStore({ store, intercept: live.intercept })

  expect((await fetch(`${server.url}/no-such-file.js`)).status).toBe(404)
  await server.close()
  await removeFolder(store)
})
