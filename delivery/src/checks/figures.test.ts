import { judge, tableOf } from './figures.ts'

const limits = { lcp: { max: 1800, why: 'the promise' } }

it('passes a figure up to its limit', () => {
  expect(judge({ lcp: 1800 }, limits)).toEqual([
    { name: 'lcp', figure: 1800, max: 1800, problem: undefined },
  ])
})

it.each([
  ['a figure beyond its limit', { lcp: 1800.5 }, 'exceeds its limit (the promise)'],
  ['a figure that is no number', { lcp: NaN }, 'exceeds its limit (the promise)'],
  ['a limit without a figure', {}, 'was not measured: mend its test, or remove the limit'],
])('does not pass %s', (_what, figures, problem) => {
  expect(judge(figures, limits)).toEqual([expect.objectContaining({ name: 'lcp', problem })])
})

it('does not pass a figure without a limit', () => {
  expect(judge({ cls: 0 }, {})).toEqual([
    expect.objectContaining({ problem: 'has no limit: add one to e2e/quality/limits.json' }),
  ])
})

it('holds every figure that begins alike to one limit, and asks for one at least', () => {
  const many = { 'contained: …': { max: 10, why: 'the promise' } }
  expect(
    judge({ 'contained: a hang': 9, 'contained: a loop': 11 }, many).map(({ problem }) => problem),
  ).toEqual([undefined, 'exceeds its limit (the promise)'])
  expect(judge({}, many)).toEqual([
    expect.objectContaining({
      name: 'contained: …',
      problem: expect.stringMatching('not measured'),
    }),
  ])
})

it('prints each figure beside its limit', () => {
  expect(tableOf(judge({ lcp: 1200.1234 }, limits))).toEqual([
    '  lcp      1200.123          1800  ok',
  ])
})

it('prints a dash for what was not measured', () => {
  expect(tableOf(judge({}, limits))).toEqual([
    '  lcp             –          1800  was not measured: mend its test, or remove the limit',
  ])
})
