/** A box of the architecture diagram, in the units of its drawing. */
export interface Box {
  id: string
  title: string
  detail: string
  x: number
  y: number
  width: number
  height: number
  /** The host, which composes the other parts. */
  isMain?: boolean
}

const PART = { y: 196, width: 120, height: 64 }

export const BOXES: readonly Box[] = [
  {
    id: 'browser',
    title: 'Browser',
    detail: 'opens an address',
    x: 8,
    y: 24,
    width: 136,
    height: 60,
  },
  {
    id: 'host',
    title: 'Host',
    detail: 'frame, routes, store, clock',
    x: 236,
    y: 24,
    width: 208,
    height: 60,
    isMain: true,
  },
  {
    id: 'registry',
    title: 'Registry',
    detail: 'live versions, hashes',
    x: 516,
    y: 24,
    width: 156,
    height: 60,
  },
  { id: 'dashboard', title: 'Dashboard', detail: 'panels, layout', x: 8, ...PART },
  { id: 'trading', title: 'Trading', detail: 'market news', x: 144, ...PART },
  { id: 'strategy', title: 'Strategy', detail: 'conditions, exits', x: 280, ...PART },
  { id: 'portfolio', title: 'Portfolio', detail: 'holdings, value', x: 416, ...PART },
  { id: 'content', title: 'Content', detail: 'pages, accounts', x: 552, ...PART },
  {
    id: 'engine',
    title: 'One engine',
    detail: 'market · ledger · alerts · charts · texts',
    x: 8,
    y: 336,
    width: 664,
    height: 60,
  },
]

/** Paths of the arrows, each from the caller to the part that is called. */
export const ARROWS: readonly string[] = [
  'M144 54H230',
  'M444 54H510',
  'M68 140V190',
  'M204 140V190',
  'M340 140V190',
  'M476 140V190',
  'M612 140V190',
  'M68 260V330',
  'M204 260V330',
  'M340 260V330',
  'M476 260V330',
  'M612 260V330',
]

/** The line that connects the host with every part. */
export const BUS = 'M340 84V140M68 140H612'
