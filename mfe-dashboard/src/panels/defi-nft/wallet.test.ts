import fc from 'fast-check'
import { chainIdIn, firstAccount, weiIn } from './eip1193'
import { ACCOUNT, fakeWallet } from './testing/fakeWallet'
import {
  announcedWallet,
  injectedWallet,
  MAX_WALLETS,
  problemOf,
  shortAddress,
  type Wallet,
  withWallet,
} from './wallet'

const { provider } = fakeWallet()
const ICON = 'data:image/svg+xml;base64,PHN2Zy8+'

function announced(info: unknown) {
  return announcedWallet({ info, provider })
}

describe('an announcement', () => {
  it('introduces a wallet by name and icon', () => {
    expect(announced({ uuid: 'a', name: 'Fox', icon: ICON })).toEqual({
      id: 'a',
      name: 'Fox',
      icon: ICON,
      provider,
    })
  })

  it('is not one without a provider or an id', () => {
    for (const detail of [undefined, null, 'text', {}, { info: { uuid: 'a', name: 'Fox' } }]) {
      expect(announcedWallet(detail)).toBeUndefined()
    }
    expect(announced({ name: 'Fox' })).toBeUndefined()
    expect(announcedWallet({ info: { uuid: 'a' }, provider: { request: 'no function' } })).toBe(
      undefined,
    )
  })

  it.each([
    'https://evil.example/pixel.png',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    ' data:image/png;base64,AAAA',
    `data:image/png;base64,${'A'.repeat(300_000)}`,
    { toString: () => ICON },
  ])('loses an icon that is no small data picture', (icon) => {
    expect(announced({ uuid: 'a', name: 'Fox', icon })).toEqual({ id: 'a', name: 'Fox', provider })
  })

  it('gives a name that is short and plain, or none', () => {
    expect(announced({ uuid: 'a', name: '  Fox\u202e\n wallet ' })?.name).toBe('Fox wallet')
    expect(announced({ uuid: 'a', name: 'x'.repeat(500) })?.name).toHaveLength(40)
    expect(announced({ uuid: 'a', name: '\u200b' })).toEqual({ id: 'a', provider })
    expect(announced({ uuid: 'a', name: 7 })).toEqual({ id: 'a', provider })
  })

  it('never fails, whatever it holds', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (info, detail) => {
        expect(() => [announced(info), announcedWallet(detail)]).not.toThrow()
      }),
    )
  })
})

describe('the list of wallets', () => {
  it('has each wallet once, at its first place, and is never longer than 20', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 40 })), (numbers) => {
        const wallets = numbers
          .map((number): Wallet => ({ id: String(number), provider }))
          .reduce(withWallet, [] as readonly Wallet[])
        const expected = [...new Set(numbers.map(String))].slice(0, MAX_WALLETS)
        expect(wallets.map(({ id }) => id)).toEqual(expected)
      }),
    )
  })
})

it('takes the old way only where there is a provider', () => {
  expect(injectedWallet(provider)).toEqual({ id: 'injected', provider })
  expect(injectedWallet(undefined)).toBeUndefined()
  expect(injectedWallet({})).toBeUndefined()
})

it('shortens an address to its ends', () => {
  expect(shortAddress(ACCOUNT)).toBe('0x5290…9EE7')
})

it('tells a declined request from one that waits and from any other failure', () => {
  expect(problemOf({ code: 4001 })).toBe('declined')
  expect(problemOf({ code: -32_002 })).toBe('waiting')
  expect([new Error('x'), undefined, 'text', { code: '4001' }].map(problemOf)).toEqual(
    Array(4).fill('failed'),
  )
})

describe("a wallet's answers", () => {
  it('are taken only in their form', () => {
    expect(firstAccount([ACCOUNT, 'more'])).toBe(ACCOUNT)
    expect([[], undefined, 'x', [7], ['0x12'], [`${ACCOUNT}0`]].map(firstAccount)).toEqual(
      Array(6).fill(undefined),
    )
    expect(chainIdIn('0xaa36a7')).toBe(11_155_111)
    expect([1, '1', '0x', '0xzz', `0x${'f'.repeat(64)}`].map(chainIdIn)).toEqual(
      Array(5).fill(undefined),
    )
    expect(weiIn('0x22b1c8c1227a0000')).toBe(2_500_000_000_000_000_000n)
    expect([null, {}, '', `0x${'f'.repeat(65)}`].map(weiIn)).toEqual(Array(4).fill(undefined))
  })
})
