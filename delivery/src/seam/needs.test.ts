import { handmadeSeam } from '../testing/handmadeSeams.ts'
import { needsOf, type Party } from './needs.ts'

const UI = '@aldergate/ui'
const STATE = '@aldergate/state'
const TEXTS = { [UI]: '', [STATE]: '' }

/** A remote that uses a button and one atom; its own copy of the kit, of a version, uses another atom. */
function remote(kit: string): Party {
  const seam = handmadeSeam({
    texts: TEXTS,
    names: { [UI]: ['Button'], [STATE]: ['openAtom'] },
    copies: { [UI]: { version: kit, names: { [STATE]: ['settingsAtom'] } } },
    ranges: { [UI]: `~${kit}` },
  })
  return { name: 'trading', version: '1-r', seam }
}

function hostWith(kit: string): Party {
  const copies = { [UI]: { version: kit }, [STATE]: { version: '0.3.0' } }
  const seam = handmadeSeam({ texts: TEXTS, copies, ranges: { [UI]: `~${kit}` } })
  return { name: 'host', version: '1-h', seam }
}

it('takes from the host what is in the range', () => {
  expect(needsOf(remote('0.3.0'), hostWith('0.3.4')).names).toEqual({
    [UI]: ['Button'],
    [STATE]: ['openAtom'],
  })
})

it('takes nothing for a newer copy of its own but what this copy needs in turn', () => {
  expect(needsOf(remote('0.3.5'), hostWith('0.3.4')).names).toEqual({
    [STATE]: ['openAtom', 'settingsAtom'],
  })
})

it('asks for what only its own copy uses', () => {
  const { seam, ...rest } = remote('0.3.5')
  const taker = { ...rest, seam: { ...seam, names: { [UI]: ['Button'] } } }

  expect(needsOf(taker, hostWith('0.3.4')).names).toEqual({ [STATE]: ['settingsAtom'] })
})

it('asks the host for what it uses of libraries, and what the copies use that it runs on', () => {
  const { seam, ...rest } = remote('0.3.5')
  const kit = {
    version: '0.3.5',
    names: {},
    libraries: { styles: ['css', 'keyframes'], dom: ['x'] },
  }
  const taker = {
    ...rest,
    seam: { ...seam, libraries: { styles: ['css'] }, copies: { [UI]: kit } },
  }

  expect(needsOf(taker, hostWith('0.3.4')).libraries).toEqual({
    styles: ['css', 'keyframes'],
    dom: ['x'],
  })
  expect(needsOf(taker, hostWith('0.3.6')).libraries).toEqual({ styles: ['css'] })
})
