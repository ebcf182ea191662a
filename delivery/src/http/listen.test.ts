import { EventEmitter } from 'node:events'
import { createServer, type Server } from 'node:net'
import { addressFrom, listen, refuseTakenPort, urlOf } from './listen.ts'

const HOST = '127.0.0.1'

it('listens on 127.0.0.1:8080 unless the environment says otherwise', () => {
  expect(addressFrom({})).toEqual({ port: 8080, host: HOST })
  expect(addressFrom({ PORT: '', HOST: '' })).toEqual({ port: 8080, host: HOST })
  expect(addressFrom({ PORT: '9000', HOST: '0.0.0.0' })).toEqual({ port: 9000, host: '0.0.0.0' })
})

it.each(['http', '-1', '65536', '80.5', ' ', '0x1F98', '1e3'])('refuses the port %s', (PORT) => {
  expect(() => addressFrom({ PORT })).toThrow(
    `PORT is "${PORT}": give it a number from 0 to 65535, such as PORT=8081.`,
  )
})

/** A server that the system does not let listen. */
function failingWith(code: string): Server {
  const server = new EventEmitter()
  const error = Object.assign(new Error(`listen ${code}`), { code })
  const start = () => queueMicrotask(() => server.emit('error', error))
  return Object.assign(server, { listen: start }) as unknown as Server
}

it.each([
  ['EADDRINUSE', 'Port 80 is taken: choose another by PORT=81.'],
  ['EACCES', 'Port 80 may not be opened by you: choose another by PORT=8080.'],
  ['ENOTFOUND', 'HOST is 127.0.0.1, which is no address of this machine: try HOST=127.0.0.1'],
  ['EMFILE', 'listen EMFILE'],
])('says of %s what to do, where anything can be done', async (code, sentence) => {
  await expect(listen(failingWith(code), { port: 80, host: HOST })).rejects.toThrow(sentence)
})

it('finds out that a port is taken, and leaves a free one free', async () => {
  const server = createServer()
  await listen(server, { port: 0, host: HOST })
  const port = Number(new URL(urlOf(server)).port)
  await expect(refuseTakenPort({ port, host: HOST })).rejects.toThrow(`Port ${port} is taken`)
  await new Promise((resolve) => server.close(resolve))

  await refuseTakenPort({ port, host: HOST })
  await expect(refuseTakenPort({ port, host: HOST })).resolves.toBeUndefined()
})

/** A server that listens there. */
function listeningOn(address: string, family: string): Server {
  return { address: () => ({ address, family, port: 8080 }) } as Server
}

it('names a URL that a browser opens', () => {
  expect(urlOf(listeningOn('127.0.0.1', 'IPv4'))).toBe('http://127.0.0.1:8080')
  expect(urlOf(listeningOn('0.0.0.0', 'IPv4'))).toBe('http://localhost:8080')
  expect(urlOf(listeningOn('::', 'IPv6'))).toBe('http://localhost:8080')
  expect(urlOf(listeningOn('::1', 'IPv6'))).toBe('http://[::1]:8080')
})

it('has no URL for a server that does not listen', () => {
  expect(() => urlOf(createServer())).toThrow('The server does not listen yet.')
})
