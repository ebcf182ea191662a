import { runningTests } from './runningTests'

it.each([
  "it('holds', () => {})",
  "test('holds', async ({ page }) => {})",
  "it('holds', () => {}, 1_000)",
  "describe('a room', () => { it('holds', () => {}) })",
  "test.describe('a room', () => { test.use({}); test('holds', { tag: '@x' }, () => {}) })",
  "for (const name of NAMES) test('holds', () => {})",
  "NAMES.forEach((name) => { it('holds', () => {}) })",
  "test('holds', async () => { if (isNarrow) await open() })",
  "it('skips nothing', () => { list.skip(2) }); it('holds', () => {})",
  "it.todo('another'); it.skip('a third', () => {}); it('holds', () => {})",
])('finds the test that runs in %s', (source) => {
  expect(runningTests(source)).toContain('holds')
})

it('keeps the places of a title that only the run fills in', () => {
  expect(runningTests("it.each([1, 2])('holds for %d', () => {})")).toEqual(['holds for %d'])
  expect(runningTests('it.each`a | b`(`holds`, () => {})')).toEqual(['holds'])
  expect(runningTests('test(`${path} holds`, () => {})')).toEqual(['${path} holds'])
})

it('reads a title as it is told, whatever its quotes', () => {
  expect(runningTests("it('opens the trader\\'s \"book\"', () => {})")).toEqual([
    'opens the trader\'s "book"',
  ])
})

it.each([
  ['is not there', "it('breaks', () => {})"],
  ['stands in a comment', "// it('holds', () => {})"],
  ['is only a text', "const title = 'holds'"],
  ['is a part of a longer name', "it('holds, and more', () => {})"],
  ['is the name of a room', "describe('holds', () => { it('breaks', () => {}) })"],
  ['is a step of another test', "test('breaks', () => test.step('holds', () => {}))"],
  ['is skipped', "it.skip('holds', () => {})"],
  ['is skipped for each', "it.skip.each([1])('holds', () => {})"],
  ['is skipped by a letter', "xit('holds', () => {})"],
  ['is to be mended', "test.fixme('holds', () => {})"],
  ['is planned', "it.todo('holds')"],
  ['has no body', "it('holds')"],
  ['is expected to fail', "it.failing('holds', () => {})"],
  ['skips itself', "test('holds', () => { test.skip(isSlow, 'too slow') })"],
  ['skips itself at times', "test('holds', () => { if (isSlow) test.skip() })"],
  ['skips itself by its information', "test('holds', ({}, testInfo) => { testInfo.skip() })"],
  ['fails and is said to', "test('holds', () => { test.fail() })"],
  ['is in a skipped room', "describe.skip('room', () => { it('holds', () => {}) })"],
  ['is deep in one', "describe.skip('a', () => describe('b', () => { it('holds', () => {}) }))"],
  ['is in a room crossed out', "xdescribe('room', () => { it('holds', () => {}) })"],
  [
    'is in a room that skips',
    "test.describe('room', () => { test.skip(); test('holds', () => {}) })",
  ],
  [
    'is in a file that skips',
    "test.skip(({ browserName }) => browserName === 'x'); test('holds', () => {})",
  ],
  ['is skipped before each', "test.beforeEach(() => test.skip(isSlow)); test('holds', () => {})"],
  [
    'is skipped at times',
    "(FILES ? describe : describe.skip)('room', () => { it('holds', () => {}) })",
  ],
  [
    'is so by another name',
    "const when = x ? describe : describe.skip; when('room', () => { it('holds', () => {}) })",
  ],
  ['runs at times', "if (FILES) it('holds', () => {})"],
  ['runs at times, in short', "FILES && it('holds', () => {})"],
  ['is beside the only one', "it.only('this', () => {}); it('holds', () => {})"],
])('finds no test that %s', (_why, source) => {
  expect(runningTests(source)).not.toContain('holds')
})
