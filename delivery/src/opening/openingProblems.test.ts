import { BUDGETS } from '../store/budgets.ts'
import type { Opened } from './opened.ts'
import { openingProblems } from './openingProblems.ts'

const SOUND: Opened = {
  source: 'trading 0.1.0-0123456789ab',
  path: '/news',
  isDown: false,
  errors: [],
  mountMs: 120,
  bytes: { entry: 4_000, page: 12_000 },
  altered: { shared: [], added: ['Apex'], sheets: 0 },
  left: { mounts: 50, listeners: 25, nodes: 50, heapBytes: 2_600_000 },
  findings: [],
}

const LEFT = { mounts: 50, listeners: 0, nodes: 0, heapBytes: 0 }
const ALTERED = { shared: [], added: [], sheets: 0 }

function problems(changes: Partial<Opened>, budgets = BUDGETS) {
  return openingProblems({ ...SOUND, ...changes }, budgets)
}

it('has nothing against a page within its budgets', () => {
  expect(problems({})).toEqual([])
  expect(problems({ left: { ...LEFT, listeners: -31, nodes: -2, heapBytes: -1 } })).toEqual([])
})

it.each<[string, Partial<Opened>]>([
  [
    'has errors as it is mounted: “Error: A bug.”',
    { isDown: true, errors: [{ moment: 'mount', text: 'Error: A bug.' }] },
  ],
  [
    'has errors as it is left: 2 different ones, such as “Error: One.”',
    {
      errors: [
        { moment: 'unmount', text: 'Error: One.' },
        { moment: 'unmount', text: 'Error: Two.' },
      ],
    },
  ],
  [
    'has errors while it stands: “One line.”',
    { errors: [{ moment: 'look', text: 'One\n  line.' }] },
  ],
  [
    'has errors on a page of another remote afterwards: “Error: Not a function.”',
    { errors: [{ moment: 'afterwards', text: 'Error: Not a function.' }] },
  ],
  ['cannot be shown, and does not say why', { isDown: true }],
  ['never ends as it is mounted', { endless: 'mount' }],
  ['never ends as the app starts', { endless: 'start' }],
  ['never ends as it is left', { endless: 'unmount' }],
  [
    'alters what all parts share: window.fetch, Array.prototype.at',
    { altered: { ...ALTERED, shared: ['window.fetch', 'Array.prototype.at'] } },
  ],
  ['adds 2 globals: one, two', { altered: { ...ALTERED, added: ['Apex', 'one', 'two'] } }],
  ['leaves 1 style sheet adopted by the document', { altered: { ...ALTERED, sheets: 1 } }],
  ['leaks 26 listeners over 50 mounts (25 allowed)', { left: { ...LEFT, listeners: 26 } }],
  ['leaks 1,138 nodes over 50 mounts (50 allowed)', { left: { ...LEFT, nodes: 1_138 } }],
  ['leaks 6,001 kB over 50 mounts (6000 allowed)', { left: { ...LEFT, heapBytes: 6_001_000 } }],
  ['weighs 20.1 kB in its entry (20 allowed)', { bytes: { entry: 20_100, page: 0 } }],
  ['weighs 151.0 kB in its own files (150 allowed)', { bytes: { entry: 0, page: 151_000 } }],
  ['takes 3001 ms to mount (3000 allowed)', { mountMs: 3_000.6 }],
  [
    'breaks 1 rule of accessibility (0 allowed), such as image-alt: <img src="x">',
    { findings: [{ rule: 'image-alt', element: '<img src="x">' }] },
  ],
])('says that a page %s', (problem, changes) => {
  expect(problems(changes)).toEqual([`/news of trading 0.1.0-0123456789ab ${problem}`])
})

it('says once that a global was altered, which the console tells as well', () => {
  const text = 'trading 0.1.0-0123456789ab altered what all parts share: window.fetch'
  expect(
    problems({
      errors: [{ moment: 'mount', text }],
      altered: { ...ALTERED, shared: ['window.fetch'] },
    }),
  ).toEqual([expect.stringContaining('alters what all parts share: window.fetch')])
})

it('goes by the budgets of the store', () => {
  const budgets = {
    ...BUDGETS,
    entryKb: 3,
    pageKb: 10,
    mountMs: 100,
    globals: [],
    nodesPerMount: 0,
  }
  expect(problems({}, budgets)).toHaveLength(5)
  const findings = [{ rule: 'image-alt', element: '<img>' }]
  expect(problems({ findings }, { ...BUDGETS, findings: 1 })).toEqual([])
})

it('cuts what an error says at length', () => {
  const [problem] = problems({ errors: [{ moment: 'mount', text: 'x'.repeat(5_000) }] })
  expect(problem?.length).toBeLessThan(300)
})
