/** @jest-environment jsdom */

import { atom } from 'jotai'
import * as v from 'valibot'
import fc from 'fast-check'
import { ARBITRARY_SLICES } from '@aldergate/testing/arbitraryData'
import { decodeKept, encodeKept, readVersioned } from './codec'
import { type Slice, slice } from './slice'
import { KEPT } from './slices'

/** A slice that was a number, then a text, and is an object now. */
const MIGRATED = slice({
  name: 'settings',
  version: 3,
  schema: v.object({ text: v.string() }),
  atom: atom({ text: '' }),
  defaultValue: { text: '' },
  migrations: {
    1: (old) => String((old as { count: number }).count),
    2: (old) => ({ text: old }),
  },
})

const read = (version: unknown, value: unknown) => readVersioned(MIGRATED, { version, value })

it('has a name and a default of its own for each slice', () => {
  expect(new Set(KEPT.map(({ name }) => name)).size).toBe(KEPT.length)
  for (const { schema, defaultValue } of KEPT) expect(v.is(schema, defaultValue)).toBe(true)
})

it.each(KEPT)('brings $name up to date from each version that ever was', (kept) => {
  const older = Array.from({ length: kept.version - 1 }, (_, index) => String(index + 1))
  expect(Object.keys(kept.migrations)).toEqual(older)
})

it.each(KEPT.map((kept) => [kept.name, kept] as const))('gives %s back as it was', (name, kept) => {
  fc.assert(
    fc.property(ARBITRARY_SLICES[name], fc.nat(), (value, generation) => {
      const text = encodeKept(kept, value, generation)
      const decoded = decodeKept(kept, text)

      expect(decoded).toEqual({ status: 'read', value, generation })
      expect(encodeKept(kept, value, generation)).toBe(text)
    }),
  )
})

it('gives back what a text was made from, and of a text of before that it says nothing', () => {
  const settings = KEPT[0] as Slice
  const text = encodeKept(settings, settings.defaultValue, 0, ['one', 'other'])

  expect(decodeKept(settings, text)).toMatchObject({ from: ['one', 'other'] })
  expect(decodeKept(settings, encodeKept(settings, settings.defaultValue, 0))).toEqual({
    status: 'read',
    value: settings.defaultValue,
    generation: 0,
  })
})

it('writes nothing that is not in the schema', () => {
  const settings = KEPT[0] as Slice
  const text = encodeKept(settings, { ...(settings.defaultValue as object), apiSecret: 'x' }, 0)

  expect(text).not.toContain('apiSecret')
})

it('writes equal values equally, in whatever order they were put together', () => {
  const settings = KEPT[0] as Slice
  const turned = Object.fromEntries(Object.entries(settings.defaultValue as object).toReversed())

  expect(encodeKept(settings, turned, 0)).toBe(encodeKept(settings, settings.defaultValue, 0))
})

it('brings older values up to date, one version after the other', () => {
  expect(read(1, { count: 7 })).toEqual({ status: 'read', value: { text: '7' } })
  expect(read(2, 'seven')).toEqual({ status: 'read', value: { text: 'seven' } })
  expect(read(3, { text: 'seven' })).toEqual({ status: 'read', value: { text: 'seven' } })
})

it('knows what a newer version has written, and what nothing has written', () => {
  expect(read(4, {})).toMatchObject({ status: 'unreadable', reason: 'newer' })
  expect(read(1, null)).toMatchObject({ status: 'unreadable', reason: 'corrupt' })
  expect(read(3, { text: 7 })).toEqual({
    status: 'unreadable',
    reason: 'corrupt',
    where: 'value.text',
  })
  expect(read('3', { text: '' })).toMatchObject({ reason: 'corrupt', where: 'version' })
  expect(read(0, {})).toMatchObject({ reason: 'corrupt' })
})

it('takes a version without a migration for a mistake in the data', () => {
  const gapped = { ...MIGRATED, migrations: {} }
  expect(readVersioned(gapped, { version: 1, value: {} })).toMatchObject({ reason: 'corrupt' })
})

describe('a slice that is long', () => {
  const looked = jest.fn(() => true)
  const long = slice({
    name: 'ledger',
    version: 2,
    schema: v.pipe(v.array(v.number()), v.check(looked)),
    atom: atom<number[]>([]),
    defaultValue: [],
    migrations: { 1: (old) => old },
    readSealed: (value) => value as number[],
  })
  const text = encodeKept(long, [1, 22], 7)
  const looks = (stored: string) => {
    looked.mockClear()
    return { decoded: decodeKept(long, stored), times: looked.mock.calls.length }
  }

  it('is not looked at again while its text is as it was written', () => {
    expect(looks(text)).toEqual({
      decoded: { status: 'read', value: [1, 22], generation: 7 },
      times: 0,
    })
  })

  it('is looked at when its text was changed, is of before, or of an older version', () => {
    const unsealed = JSON.stringify({ version: 2, value: [1, 22], generation: 7 })
    const older = text.replace('"version":2', '"version":1')
    for (const stored of [text.replace('22', '23'), `${text} `, unsealed, older]) {
      const { decoded, times } = looks(stored)

      expect(decoded).toMatchObject({ status: 'read', generation: 7 })
      expect(times).toBe(1)
    }
  })

  it('is told to be damaged where it is', () => {
    expect(decodeKept(long, text.replace('22', '"x"'))).toMatchObject({ where: 'value.1' })
  })
})

it('never throws, whatever is stored', () => {
  fc.assert(
    fc.property(fc.constantFrom(...KEPT), fc.oneof(fc.string(), fc.json()), (kept, text) => {
      expect(decodeKept(kept, text).status).toMatch(/^(read|unreadable)$/)
    }),
  )
})
