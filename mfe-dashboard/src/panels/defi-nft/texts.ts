import { createTexts } from '@aldergate/ui'

/** What the DeFi and NFT panel says; the specification's texts stand here to the letter. */
export const EN = {
  wallet: 'Wallet',
  noWallet: 'No Ethereum wallet detected. Please install MetaMask.',
  notConnected: 'Not connected',
  asks: 'Your wallet is asked for an account only: nothing is signed, sent or spent.',
  connect: 'Connect wallet',
  asking: 'Waiting for {wallet}',
  cancel: 'Cancel',
  browserWallet: 'Browser wallet',
  chooseWallet: 'Choose a wallet',
  walletsFound: '{count, plural, one {# wallet} other {# wallets}} announced by your browser.',

  declined: 'Request declined',
  waiting: 'A request is already open in your wallet: answer it there.',
  failed: 'The wallet did not connect. Try again.',
  noAccount: 'The wallet gave no account.',
  withdrawn: 'The wallet took its permission back.',
  lost: 'The wallet lost its connection.',

  address: 'Address',
  copyAddress: 'Copy address',
  addressCopied: 'Address copied.',
  chain: 'Chain',
  chainOf: '{name} (id {id})',
  unknownChain: 'Chain id {id}',
  totalValue: 'Total value',
  reading: 'Reading…',
  unknownBalance: 'The wallet did not say its balance.',
  retry: 'Try again',
  valueInPounds: '{pounds} at a sample rate of £{rate} per ETH (the simulated ETH/GBP price)',
  testCoins: 'A test network: its coins are worth nothing.',
  noRate: 'No sample rate for this coin.',
  coin: 'coins',
  disconnect: 'Disconnect',

  nfts: 'NFTs',
  pictureMissing: 'Picture unavailable',
} as const

export const useText = createTexts({ en: EN })
