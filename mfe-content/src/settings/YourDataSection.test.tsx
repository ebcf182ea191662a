import {
  damagedCopiesAtom,
  exportDataAtom,
  importDataAtom,
  MAX_DOCUMENT_LENGTH,
  newerSlicesAtom,
} from '@aldergate/keeping'
import { deployBotAtom } from '@aldergate/ledger/bots'
import { openOrdersAtom, restOrderAtom } from '@aldergate/ledger/orders'
import {
  accountAtom,
  botsAtom,
  fillsAtom,
  ledgerAtom,
  placeOrderAtom,
} from '@aldergate/ledger/state'
import { marketSteppedAtAtom, quoteAtom } from '@aldergate/market/state'
import {
  changeSettingsAtom,
  DEFAULT_SETTINGS,
  keepingAtom,
  keepingFailsAtom,
  settingsAtom,
} from '@aldergate/platform'
import { english, messagesIn, renderWithApp } from '@aldergate/testing'
import { ToastArea } from '@aldergate/ui/ToastArea'
import { act, screen, within } from '@testing-library/react'
import { createStore, type Store } from 'jotai'
import { YourDataSection } from './YourDataSection'

const EN = english(__dirname)

const onErase = jest.fn()

beforeEach(() => onErase.mockClear())

function renderSection() {
  return renderWithApp(
    <>
      <YourDataSection onErase={onErase} />
      <ToastArea />
    </>,
  )
}

const keep = () => screen.getByRole('switch', { name: 'Keep my data on this device' })
const input = () => screen.getByLabelText<HTMLInputElement>(EN('importFile'))
const dialog = () => within(screen.getByRole('dialog'))

/** An exported file of a trader with French as the language. */
function frenchFile(change = (text: string) => text) {
  const source = createStore()
  source.set(changeSettingsAtom, { language: 'fr' })
  return new File([change(source.set(exportDataAtom))], 'data.json', { type: 'application/json' })
}

it('keeps nothing before it is switched on, and says what each position means', async () => {
  const { store, user } = renderSection()
  expect(keep()).not.toBeChecked()
  expect(keep()).toHaveAccessibleDescription(EN('keepOff'))

  await user.click(keep())
  act(() => store.set(keepingFailsAtom, false))
  expect(store.get(keepingAtom)).toBe('on')
  expect(keep()).toHaveAccessibleDescription(EN('keepOn'))

  await user.click(keep())
  expect(store.get(keepingAtom)).toBe('off')
})

it('says that nothing is stored for as long as nothing is', async () => {
  const { user } = renderSection()
  await user.click(keep())

  expect(keep()).toBeChecked()
  expect(keep()).toHaveAccessibleDescription(EN('keepFailing'))
})

it('exports a file that can be imported again, named after the day where the trader is', async () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 11, 31, 16, 44) })
  const saved: { name: string; blob: Blob }[] = []
  let blob = new Blob()
  URL.createObjectURL = jest.fn((made: Blob) => {
    blob = made
    return 'blob:data'
  })
  URL.revokeObjectURL = jest.fn()
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, blob })
  })
  const { store, user } = renderSection()
  act(() => store.set(changeSettingsAtom, { darkMode: false, timeZone: 'Asia/Tokyo' }))
  await user.click(screen.getByRole('button', { name: 'Export as a file' }))

  expect(saved[0]?.name).toBe('aldergate-trade-data-2027-01-01.json')
  const next = createStore()
  const text = (await saved[0]?.blob.text()) ?? ''
  expect(next.set(importDataAtom, text)).toMatchObject({ status: 'applied' })
  expect(next.get(settingsAtom).darkMode).toBe(false)
  click.mockRestore()
  jest.useRealTimers()
})

it('says what a file would replace, and replaces it when the trader agrees', async () => {
  const { store, user } = renderSection()
  await user.upload(input(), frenchFile())

  expect(await screen.findByRole('dialog', { name: 'Import data.json' })).toBeVisible()
  expect(
    dialog()
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'Your settings, such as theme, language and time zone',
    'The pairs on your watchlist: 5',
    'Your alert rules: 0',
    'Your alerts that fired, and which alerts you have read or snoozed: 0',
    'On which side of its level each of your alert rules stood last',
    'Your paper trades: 0',
    'The paper bots that you deployed, with their rules: 0',
    'The arrangement of the dashboard',
    'The indicators that you saved: 0',
    'Your draft in the Strategy Builder',
    'Your draft in the Custom Strategy Builder of the dashboard',
    'The news articles that you saved or read: 0',
    'When your simulated market opened, and the number that its prices follow from',
  ])
  expect(store.get(settingsAtom)).toEqual(DEFAULT_SETTINGS)

  await user.click(dialog().getByRole('button', { name: 'Replace my data' }))
  expect(store.get(settingsAtom).language).toBe('fr')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(await screen.findByText(messagesIn(__dirname, 'fr')['imported'] ?? '')).toBeVisible()
})

it('replaces nothing when the trader thinks better of it', async () => {
  const { store, user } = renderSection()
  await user.upload(input(), frenchFile())
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))

  expect(store.get(settingsAtom)).toEqual(DEFAULT_SETTINGS)
})

it.each([
  ['importNotJson', (text: string) => text.slice(0, -5), undefined],
  ['importOtherProduct', (text: string) => text.replace('Trade', 'Other'), 'product'],
  ['importCorrupt', (text: string) => text.replace('"fr"', '7'), 'slices.settings.value.language'],
] as const)('says why a file cannot be used, and where: %s', async (key, change, where) => {
  const { store, user } = renderSection()
  await user.upload(input(), frenchFile(change))

  await screen.findByRole('dialog')
  expect(screen.getByText(EN(key))).toBeVisible()
  if (where) expect(screen.getByText(`Place in the file: ${where}`)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Replace my data' })).not.toBeInTheDocument()
  expect(store.get(settingsAtom)).toEqual(DEFAULT_SETTINGS)
})

it('refuses a file whose text another program has written in another encoding', async () => {
  const { user } = renderSection()
  const bytes = Uint8Array.from('{"product": "é"}', (sign) => sign.codePointAt(0) ?? 0)
  await user.upload(input(), new File([bytes], 'data.json'))

  await screen.findByRole('dialog')
  expect(screen.getByText(EN('importNotJson'))).toBeVisible()
})

it('does not even read a file that is too large', async () => {
  const file = frenchFile()
  Object.defineProperty(file, 'size', { value: MAX_DOCUMENT_LENGTH + 1 })
  const read = jest.spyOn(file, 'arrayBuffer')
  const { store, user } = renderSection()
  await user.upload(input(), file)

  await screen.findByRole('dialog')
  expect(screen.getByText(EN('importTooLarge'))).toBeVisible()
  expect(read).not.toHaveBeenCalled()
  expect(store.get(settingsAtom)).toEqual(DEFAULT_SETTINGS)
})

it('says which data a newer version has kept, and that changes of them are not', () => {
  const { store } = renderSection()
  expect(screen.queryByText(/newer version/)).not.toBeInTheDocument()
  act(() => store.set(newerSlicesAtom, ['ledger']))

  expect(screen.getByText(EN('newerNote').replace('{parts}', 'trades'))).toBeVisible()
})

it('shows what was damaged, gives its text as a file and deletes it', async () => {
  let blob = new Blob()
  URL.createObjectURL = jest.fn((made: Blob) => {
    blob = made
    return 'blob:copy'
  })
  URL.revokeObjectURL = jest.fn()
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { store, user } = renderSection()
  expect(screen.queryByRole('button', { name: 'Delete it' })).not.toBeInTheDocument()
  act(() => store.set(damagedCopiesAtom, [{ slice: 'ledger', at: 0, text: '[{"half' }]))
  expect(screen.getByText(EN('damagedNote').replace('{parts}', 'trades'))).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Export the damaged copy' }))
  expect(JSON.parse(await blob.text())).toEqual([{ slice: 'ledger', at: 0, text: '[{"half' }])

  await user.click(screen.getByRole('button', { name: 'Delete it' }))
  expect(store.get(damagedCopiesAtom)).toEqual([])
  expect(screen.queryByRole('button', { name: 'Delete it' })).not.toBeInTheDocument()
  expect(document.body).not.toHaveFocus()
  expect(await screen.findByText(EN('damagedDeleted'))).toBeVisible()
  click.mockRestore()
})

/** A trade, an order that waits and a bot that runs. */
function trade(store: Store) {
  const order = { pair: 'BTC/GBP', side: 'buy', quantity: '0.1' } as const
  store.set(placeOrderAtom, {
    ...order,
    orderId: 'filled',
    price: store.get(quoteAtom('BTC/GBP')).price,
    pricedAt: store.get(marketSteppedAtAtom),
  })
  store.set(restOrderAtom, { ...order, orderId: 'waits', limit: '40000' })
  store.set(deployBotAtom, {
    name: 'Mean reversion',
    pair: 'BTC/GBP',
    rules: '',
    amount: 100,
    stopPercent: null,
    targetPercent: null,
    maxTradesPerDay: null,
  })
}

it('starts the paper account anew after asking: trades and orders go, bots and all other data stay', async () => {
  const { store, user } = renderSection()
  const cash = store.get(accountAtom).cash
  act(() => {
    store.set(changeSettingsAtom, { darkMode: false })
    trade(store)
  })
  const bots = store.get(botsAtom)
  expect([store.get(fillsAtom), store.get(openOrdersAtom), bots]).toEqual([
    [expect.anything()],
    [expect.anything()],
    [expect.objectContaining({ stoppedAt: null })],
  ])
  const start = () => user.click(screen.getByRole('button', { name: EN('anew') }))
  await start()
  expect(screen.getByRole('dialog')).toHaveTextContent(EN('anewGoes'))
  expect(screen.getByRole('dialog')).toHaveTextContent(EN('anewStays'))
  await user.click(dialog().getByRole('button', { name: 'Cancel' }))
  expect(store.get(fillsAtom)).toHaveLength(1)

  await start()
  await user.click(dialog().getByRole('button', { name: EN('anewConfirm') }))
  expect(store.get(accountAtom).cash).toBe(cash)
  expect([store.get(fillsAtom), store.get(openOrdersAtom)]).toEqual([[], []])
  expect(store.get(botsAtom)).toBe(bots)
  expect(store.get(settingsAtom).darkMode).toBe(false)
  // What the compliance report lists.
  expect([...store.get(ledgerAtom)].map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['fill', 'order', 'reset']),
  )
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(await screen.findByText(EN('anewDone'))).toBeVisible()
})

it('erases everything, but only after asking', async () => {
  const { store, user } = renderSection()
  act(() => store.set(changeSettingsAtom, { darkMode: false }))
  await user.click(screen.getByRole('button', { name: 'Erase all data…' }))
  await user.click(dialog().getByRole('button', { name: 'Cancel' }))
  expect(store.get(settingsAtom).darkMode).toBe(false)

  await user.click(screen.getByRole('button', { name: 'Erase all data…' }))
  await user.click(dialog().getByRole('button', { name: 'Erase everything' }))
  expect(store.get(settingsAtom)).toEqual(DEFAULT_SETTINGS)
  expect(onErase).toHaveBeenCalledTimes(1)
  expect(await screen.findByText(EN('erased'))).toBeVisible()
})
