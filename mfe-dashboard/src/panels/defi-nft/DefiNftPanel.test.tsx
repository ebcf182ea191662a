import { notificationsAtom } from '@aldergate/platform'
import { advance, english, renderWithApp } from '@aldergate/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { DefiNftPanel } from './DefiNftPanel'
import { ACCOUNT, fakeWallet, OTHER_ACCOUNT } from './testing/fakeWallet'

const EN = english(__dirname)

const ends: (() => void)[] = []
let logged: jest.SpiedFunction<typeof console.error>

beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  jest.restoreAllMocks()
  for (const end of ends.splice(0)) end()
  Reflect.deleteProperty(window, 'ethereum')
})

function announce(wallet: ReturnType<typeof fakeWallet>, name = 'Fox', icon?: string) {
  ends.push(wallet.announce(name, icon))
  return wallet
}

const connectButton = () => screen.getByRole('button', { name: EN('connect') })
const walletSection = () => screen.getByRole('region', { name: EN('wallet') })
const total = () => screen.findByRole('group', { name: EN('totalValue') })

async function connected(wallet = announce(fakeWallet())) {
  const app = renderWithApp(<DefiNftPanel />)
  await app.user.click(connectButton())
  await total()
  await waitFor(() => expect(wallet.listenerCount()).toBeGreaterThan(0))
  return { ...app, wallet }
}

it('alerts when there is no wallet, which is then a notification, and asks nobody', async () => {
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => {})
  const { user, store } = renderWithApp(<DefiNftPanel />)
  expect(walletSection()).toHaveTextContent(EN('notConnected'))

  await user.click(connectButton())
  expect(alert.mock.calls).toEqual([[EN('noWallet')]])
  expect(store.get(notificationsAtom)).toMatchObject([{ text: EN('noWallet'), kind: 'alert' }])
})

it('shows address, chain and total value once an account is granted', async () => {
  const { wallet } = await connected()
  expect(wallet.asked[0]).toBe('eth_requestAccounts')
  expect(screen.getByText('0x5290…9EE7')).toBeInTheDocument()
  expect(screen.getByText('Ethereum (id 1)')).toBeInTheDocument()
  expect(await screen.findByText('2.5000 ETH')).toBeInTheDocument()
  expect(await total()).toHaveTextContent(
    '£3,750.00 at a sample rate of £1,500.00 per ETH (the simulated ETH/GBP price)',
  )
  expect(within(await total()).getByText('Sample')).toBeInTheDocument()
})

it.each([
  ['of a coin without a rate', '0x89', 'noRate'],
  ['on a test chain', '0xaa36a7', 'testCoins'],
] as const)(
  'calls a balance %s no sample: the wallet has told it',
  async (_which, chainId, said) => {
    await connected(announce(fakeWallet({ eth_chainId: () => chainId })))
    expect(await screen.findByText(EN(said))).toBeInTheDocument()
    expect(within(await total()).queryByText('Sample')).not.toBeInTheDocument()
  },
)

it('values what the wallet holds at the price that it names, after a step of the prices too', async () => {
  jest.useFakeTimers()
  // 1,234.5678 ETH
  await connected(announce(fakeWallet({ eth_getBalance: () => '0x42ed11e914577f8000' })))
  advance(3_000)
  const [pounds = '', rate = ''] = (await total()).textContent.match(/(?<=£)[\d,.]+\d/g) ?? []
  const read = (amount: string) => Number(amount.replaceAll(',', ''))

  expect(read(pounds)).toBe(Math.round(123_456.78 * read(rate)) / 100)
  jest.useRealTimers()
})

it('asks nothing of a wallet before the trader does, and only reads', async () => {
  const wallet = announce(fakeWallet())
  const { user } = renderWithApp(<DefiNftPanel />)
  expect(wallet.asked).toEqual([])
  await user.click(connectButton())
  await total()
  await waitFor(() =>
    expect(new Set(wallet.asked)).toEqual(
      new Set(['eth_requestAccounts', 'eth_accounts', 'eth_chainId', 'eth_getBalance']),
    ),
  )
})

it('connects the wallet of a browser that announces none', async () => {
  Object.assign(window, { ethereum: fakeWallet().provider })
  const { user } = renderWithApp(<DefiNftPanel />)
  await user.click(connectButton())
  await total()
  expect(walletSection()).toHaveTextContent(EN('browserWallet'))
})

it('lets the trader choose between several, each with its own picture and no other', async () => {
  announce(fakeWallet(), 'Fox', 'data:image/svg+xml,<svg/>')
  const rabbit = announce(fakeWallet(), 'Rabbit', 'https://evil.example/pixel.png')
  const { user } = renderWithApp(<DefiNftPanel />)
  await user.click(connectButton())

  const picker = screen.getByRole('dialog', { name: EN('chooseWallet') })
  const pictures = [...picker.querySelectorAll('img')].map((image) => image.getAttribute('src'))
  expect(pictures).toEqual(['data:image/svg+xml,<svg/>'])
  await user.click(within(picker).getByRole('button', { name: 'Rabbit' }))

  await total()
  expect(rabbit.asked).toContain('eth_requestAccounts')
  expect(walletSection()).toHaveTextContent('Rabbit')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it.each([
  [{ code: 4001 }, EN('declined')],
  [{ code: -32_002 }, EN('waiting')],
  [new Error('The wallet is broken.'), EN('failed')],
])('only logs a failure, and hints at it where the trader looks', async (cause, hint) => {
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => {})
  const refuse = () => {
    throw cause
  }
  announce(fakeWallet({ eth_requestAccounts: refuse }))
  const { user, store } = renderWithApp(<DefiNftPanel />)
  await user.click(connectButton())

  expect(await screen.findByText(hint)).toBeInTheDocument()
  expect(logged).toHaveBeenCalledWith('The wallet did not connect.', cause)
  expect(alert).not.toHaveBeenCalled()
  expect(store.get(notificationsAtom)).toEqual([])
  expect(connectButton()).toBeEnabled()
})

it('can stop waiting, and does not hear a late answer', async () => {
  let grant: ((accounts: string[]) => void) | undefined
  const late = () => new Promise((resolve) => (grant = resolve))
  announce(fakeWallet({ eth_requestAccounts: late }))
  const { user } = renderWithApp(<DefiNftPanel />)
  await user.click(connectButton())
  expect(screen.getByRole('status')).toHaveTextContent('Waiting for Fox')

  await user.click(screen.getByRole('button', { name: EN('cancel') }))
  await act(async () => grant?.([ACCOUNT]))
  expect(walletSection()).toHaveTextContent(EN('notConnected'))
})

it('copies the whole address', async () => {
  const { user } = await connected()
  await user.click(screen.getByRole('button', { name: EN('copyAddress') }))
  expect(await navigator.clipboard.readText()).toBe(ACCOUNT)
})

it('follows another account, another chain and the end of the connection', async () => {
  const { wallet } = await connected()
  await act(async () => wallet.say('accountsChanged', [OTHER_ACCOUNT]))
  expect(screen.getByText('0xde70…fb77')).toBeInTheDocument()

  wallet.answers.eth_chainId = () => '0x89'
  await act(async () => wallet.say('chainChanged', '0x89'))
  expect(screen.getByText('Polygon (id 137)')).toBeInTheDocument()
  expect(await total()).toHaveTextContent(`2.5000 POL${EN('noRate')}`)

  await act(async () => wallet.say('disconnect', { code: 4900 }))
  expect(walletSection()).toHaveTextContent(EN('lost'))
  expect(wallet.listenerCount()).toBe(0)
})

it('is disconnected when the wallet takes its permission back', async () => {
  const { wallet } = await connected()
  await act(async () => wallet.say('accountsChanged', []))
  expect(walletSection()).toHaveTextContent(EN('withdrawn'))
})

it('says when the balance is not known, and asks again', async () => {
  const wallet = announce(fakeWallet({ eth_getBalance: () => null }))
  const { user } = renderWithApp(<DefiNftPanel />)
  await user.click(connectButton())
  expect(await screen.findByText(EN('unknownBalance'))).toBeInTheDocument()

  wallet.answers.eth_getBalance = () => '0xde0b6b3a7640000'
  await user.click(screen.getByRole('button', { name: EN('retry') }))
  expect(await screen.findByText('1.0000 ETH')).toBeInTheDocument()
})

it('masks what the wallet holds in discreet mode', async () => {
  announce(fakeWallet())
  const { user } = renderWithApp(<DefiNftPanel />, { settings: { discreet: true } })
  await user.click(connectButton())
  expect(await total()).toHaveTextContent('••••• ETH••••• at a sample rate of £1,500.00')
})

it('keeps the connection while it is hidden, listens to nobody, and catches up', async () => {
  const { wallet, store, unmount } = await connected()
  unmount()
  expect(wallet.listenerCount()).toBe(0)

  wallet.answers.eth_accounts = () => [OTHER_ACCOUNT]
  wallet.answers.eth_chainId = () => '0xaa36a7'
  renderWithApp(<DefiNftPanel />, { store })
  await waitFor(() => expect(screen.getByText('0xde70…fb77')).toBeInTheDocument())
  expect(await screen.findByText('Sepolia (id 11155111)')).toBeInTheDocument()
  expect(screen.getByText(EN('testCoins'))).toBeInTheDocument()
  expect(wallet.listenerCount()).toBe(3)
})

it('forgets the wallet when the trader says so', async () => {
  const { user, wallet } = await connected()
  await user.click(screen.getByRole('button', { name: EN('disconnect') }))
  expect(walletSection()).toHaveTextContent(EN('notConnected'))
  expect(wallet.listenerCount()).toBe(0)
  expect(screen.getByRole('heading', { name: EN('wallet') })).toHaveFocus()
})

it('listens for wallets only while it is there', () => {
  const heard = jest.spyOn(window, 'addEventListener')
  const unheard = jest.spyOn(window, 'removeEventListener')
  const announcements = ({ mock }: typeof heard | typeof unheard) =>
    mock.calls.filter(([type]) => String(type) === 'eip6963:announceProvider')
  const { unmount } = renderWithApp(<DefiNftPanel />)
  expect(announcements(heard)).toHaveLength(1)

  unmount()
  expect(announcements(unheard)).toEqual(announcements(heard))
})

it('leaves no timer when it is hidden', async () => {
  jest.useFakeTimers()
  const { unmount } = await connected()
  unmount()
  expect(jest.getTimerCount()).toBe(0)
  jest.useRealTimers()
})
