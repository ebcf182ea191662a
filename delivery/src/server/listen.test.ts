import { addressFrom } from './listen.ts'

it('listens on 127.0.0.1:8080 unless the environment says otherwise', () => {
  expect(addressFrom({})).toEqual({ port: 8080, host: '127.0.0.1' })
  expect(addressFrom({ PORT: '', HOST: '' })).toEqual({ port: 8080, host: '127.0.0.1' })
  expect(addressFrom({ PORT: '9000', HOST: '0.0.0.0' })).toEqual({ port: 9000, host: '0.0.0.0' })
})

it.each(['http', '-1', '65536', '80.5'])('refuses the port %s', (PORT) => {
  expect(() => addressFrom({ PORT })).toThrow(
    `PORT is "${PORT}": give it a number from 0 to 65535, such as PORT=8081.`,
  )
})
