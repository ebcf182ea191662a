import { english } from '@aldergate/testing/english'

const EN = english(__dirname)

it('says what the specification says when there is no wallet', () => {
  expect(EN('noWallet')).toBe('No Ethereum wallet detected. Please install MetaMask.')
})

it('calls a refusal by the trader a declined request', () => {
  expect(EN('declined')).toBe('Request declined')
})
