/** The folders of the host from the bottom up: each may import those before it. */
export const HOST_LAYERS = [
  'signing',
  'globals',
  'keeping',
  'registry',
  'scripts',
  'document',
  'drawing',
  'loading',
  'composition',
  'background',
  'deviation',
  'platform',
  'page',
  'session',
  'layout',
  'development',
  'workbench',
]

/** The shared packages, and those that each may import. */
export const PACKAGES_BELOW = {
  contract: [],
  platform: ['contract'],
  market: ['contract', 'platform'],
  ledger: ['contract', 'platform', 'market'],
  keeping: ['contract', 'platform', 'market', 'ledger'],
  ui: ['contract', 'platform'],
  charts: ['contract', 'platform', 'market', 'ledger', 'ui'],
  files: ['contract'],
}

/** The folders of delivery from the bottom up: each may import those before it. */
export const DELIVERY_LAYERS = [
  'process',
  'names',
  'disk',
  'signing',
  'store',
  'seam',
  'documents',
  'http',
  'publishing',
  'upkeep',
  'promotion',
  'opening',
  'bucket',
  'outcomes',
  'server',
  'workspaces',
  'checks',
  'development',
  'newRemote',
  'gateway',
  'commands',
]

/** The folders of the price chart, and the siblings that each may import. */
export const PRICE_CHART_BELOW = {
  model: [],
  axis: ['model'],
  series: ['model', 'axis'],
  drawing: ['model', 'axis', 'series'],
  lines: ['model', 'texts'],
  drawer: ['texts', '../indicators'],
  around: ['model', 'lines', 'texts'],
}
