import { createServer } from 'node:http'
import { createServer as createSilentServer, type AddressInfo, type Socket } from 'node:net'
import { listen, urlOf } from '../http/listen.ts'
import { s3Bucket } from './s3Bucket.ts'

const WHO = { AWS_ACCESS_KEY_ID: 'somebody', AWS_SECRET_ACCESS_KEY: 'a-secret' }
const before = { ...process.env }

beforeAll(() => Object.assign(process.env, WHO))

afterAll(() => {
  for (const name of [...Object.keys(WHO), 'AWS_REGION', 'AWS_CONFIG_FILE']) {
    if (before[name] === undefined) delete process.env[name]
    else process.env[name] = before[name]
  }
})

/** A server that gives these answers one after the other, and what it was asked. */
async function answering(
  statuses: readonly number[],
  body: (bucket: ReturnType<typeof s3Bucket>, asked: string[]) => Promise<void>,
): Promise<void> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request
    asked.push(
      [method, url.replace(/\?.*/, ''), headers['if-none-match']].filter(Boolean).join(' '),
    )
    const status = statuses[asked.length - 1] ?? 500
    const isError = status >= 400 && method !== 'HEAD'
    request.resume().once('end', () => {
      response.writeHead(status, { 'Content-Type': 'application/xml' })
      response.end(isError ? `<Error><Code>Code${status}</Code><Message>No</Message></Error>` : '')
    })
  })
  await listen(server, { port: 0, host: '127.0.0.1' })
  try {
    await body(s3Bucket('s3://shared/shop', { S3_ENDPOINT: urlOf(server) }), asked)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

const WRITE = 'PUT /shared/shop/live/000001 *'

it('asks again where a server fails for a moment', () =>
  answering([503, 500, 200], async (bucket, asked) => {
    expect(await bucket.create('live/000001', Buffer.from('one'))).toBe(true)
    expect(asked).toEqual([WRITE, WRITE, WRITE])
  }))

it('asks again where two writes have met and none was told to be the first', () =>
  answering([409, 409, 412, 200], async (bucket, asked) => {
    expect(await bucket.create('live/000001', Buffer.from('one'))).toBe(false)
    expect(asked).toEqual([WRITE, WRITE, WRITE, 'HEAD /shared/shop/live/000001'])
  }))

it('says in one sentence that it may not, and does not take that for an empty bucket', () =>
  answering([403, 403, 403], async (bucket) => {
    const sentence =
      's3://shared/shop does not answer as it should (Code403: No): see that the bucket is there, who you are ' +
      'to it (AWS_ACCESS_KEY_ID, …) and where it is (AWS_REGION or S3_ENDPOINT).'
    await expect(bucket.read('live/000001')).rejects.toThrow(sentence)
    await expect(bucket.list('live/')).rejects.toThrow(sentence)
    await expect(bucket.create('live/000001', Buffer.of())).rejects.toThrow(sentence)
  }))

it('says in one sentence that nobody has told it the region', async () => {
  process.env.AWS_CONFIG_FILE = '/dev/null'
  delete process.env.AWS_REGION

  await expect(s3Bucket('s3://shared/shop', {}).list('live/')).rejects.toThrow(
    's3://shared/shop does not answer as it should (Error: Region is missing): see',
  )
})

it('does not wait for ever for a server that keeps the connection and says nothing', async () => {
  const connections: Socket[] = []
  const server = createSilentServer((connection) => connections.push(connection.resume()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const bucket = s3Bucket(
    's3://shared',
    { S3_ENDPOINT: `http://127.0.0.1:${port}` },
    { silentMs: 30 },
  )

  await expect(bucket.list('live/')).rejects.toThrow('s3://shared does not answer as it should')
  await expect(bucket.read('live/000001')).rejects.toThrow(
    's3://shared does not answer as it should',
  )
  await expect(bucket.create('live/000001', Buffer.of(1))).rejects.toThrow(/Timeout/)
  expect(connections.length).toBeGreaterThan(3)
  for (const connection of connections) connection.destroy()
  await new Promise((resolve) => server.close(resolve))
})

it('asks again where an object breaks off, and takes no part of it for the whole', async () => {
  let asked = 0
  const server = createServer((_request, response) => {
    asked += 1
    response.writeHead(200, { 'Content-Length': 8 })
    if (asked === 3) response.end('complete')
    else response.write('comp', () => setTimeout(() => response.destroy(), 20))
  })
  await listen(server, { port: 0, host: '127.0.0.1' })
  const bucket = s3Bucket('s3://shared', { S3_ENDPOINT: urlOf(server) })

  expect(String(await bucket.read('live/000001'))).toBe('complete')
  expect(asked).toBe(3)
  server.closeAllConnections()
  server.close()
})

it('gives up on an object that stalls in its middle each time', async () => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Length': 8 })
    response.write('comp')
  })
  await listen(server, { port: 0, host: '127.0.0.1' })
  const bucket = s3Bucket('s3://shared', { S3_ENDPOINT: urlOf(server) }, { silentMs: 50 })

  await expect(bucket.read('live/000001')).rejects.toThrow('does not answer as it should')
  server.closeAllConnections()
  server.close()
})
