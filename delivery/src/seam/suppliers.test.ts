import { handmadeSeam } from '../testing/handmadeSeams.ts'
import { suppliesOf, type Party } from './suppliers.ts'

const UI = '@aldergate/ui'
const STATE = '@aldergate/state'
const TEXTS = { [UI]: '', [STATE]: '' }

/** A remote that uses a button and one atom; its own copy of the kit, of a version, uses another atom. */
function remote(name: Party['name'], kit: string): Party {
  const seam = handmadeSeam({
    texts: TEXTS,
    names: { [UI]: ['Button'], [STATE]: ['openAtom'] },
    copies: { [UI]: { version: kit, names: { [STATE]: ['settingsAtom'] } } },
    ranges: { [UI]: `~${kit}` },
  })
  return { name, version: '1-r', seam }
}

function hostWith(kit: string): Party {
  const copies = { [UI]: { version: kit }, [STATE]: { version: '0.3.0' } }
  const seam = handmadeSeam({ texts: TEXTS, copies, ranges: { [UI]: `~${kit}` } })
  return { name: 'host', version: '1-h', seam }
}

/** What a build is given, by whom. */
function supplies(taker: Party, host: Party, ...others: Party[]): Record<string, unknown> {
  const all = [...new Set([host, taker, ...others])]
  return Object.fromEntries(
    suppliesOf(taker, host, all).map(({ supplier, names }) => [supplier.name, names]),
  )
}

it('takes from the host what is in the range', () => {
  expect(supplies(remote('trading', '0.3.0'), hostWith('0.3.4'))).toEqual({
    host: { [UI]: ['Button'], [STATE]: ['openAtom'] },
  })
})

it('takes nothing for a newer copy of its own but what this copy needs in turn', () => {
  expect(supplies(remote('trading', '0.3.5'), hostWith('0.3.4'))).toEqual({
    host: { [STATE]: ['openAtom', 'settingsAtom'] },
  })
})

it('is given a neighbour’s copy when it is newer than the host’s and in the range', () => {
  const newer = remote('content', '0.3.6')

  expect(supplies(remote('trading', '0.3.0'), hostWith('0.3.4'), newer)).toEqual({
    host: { [UI]: ['Button'], [STATE]: ['openAtom'] },
    content: { [UI]: ['Button'] },
  })
})

it('is given no neighbour’s copy that is not newer than the host’s, or out of range', () => {
  const equal = remote('content', '0.3.4')
  const next = remote('strategy', '0.4.0')

  expect(Object.keys(supplies(remote('trading', '0.3.0'), hostWith('0.3.4'), equal, next))).toEqual(
    ['host'],
  )
})

it('asks for what only its own copy uses', () => {
  const { seam, ...rest } = remote('trading', '0.3.5')
  const taker = { ...rest, seam: { ...seam, names: { [UI]: ['Button'] } } }

  expect(supplies(taker, hostWith('0.3.4'))).toEqual({ host: { [STATE]: ['settingsAtom'] } })
})

it('asks the host for what it uses of libraries, and what the copies use that it runs on', () => {
  const { seam, ...rest } = remote('trading', '0.3.5')
  const kit = {
    version: '0.3.5',
    names: {},
    libraries: { styles: ['css', 'keyframes'], dom: ['x'] },
  }
  const taker = {
    ...rest,
    seam: { ...seam, libraries: { styles: ['css'] }, copies: { [UI]: kit } },
  }

  expect(librariesOf(taker, hostWith('0.3.4'))).toEqual({
    styles: ['css', 'keyframes'],
    dom: ['x'],
  })
  expect(librariesOf(taker, hostWith('0.3.6'))).toEqual({ styles: ['css'] })
})

/** What a build needs of the libraries that the host gives. */
function librariesOf(taker: Party, host: Party) {
  const all = [host, taker, remote('content', '0.3.9')]
  const [given, ...others] = suppliesOf(taker, host, all)
  for (const { libraries } of others) expect(libraries).toEqual({})
  expect(given?.supplier).toBe(host)
  return given?.libraries
}
