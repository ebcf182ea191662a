import { PANEL_IDS, panelOf, PANELS } from './panels'

it('has the panels in the specified order', () => {
  expect(PANEL_IDS).toEqual([
    'overview',
    'live-market-feed-1',
    'live-market-feed-2',
    'live-market-feed-3',
  ])
})

it('names each panel once', () => {
  expect(new Set(PANEL_IDS).size).toBe(PANELS.length)
})

it('loads every panel', async () => {
  for (const { load } of PANELS) expect(await load()).toEqual(expect.any(Function))
})

it('finds each panel by its id', () => {
  for (const panel of PANELS) expect(panelOf(panel.id)).toBe(panel)
})
