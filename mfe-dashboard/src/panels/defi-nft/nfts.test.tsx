import { english, renderWithApp } from '@aldergate/testing'
import { fireEvent, screen } from '@testing-library/react'
import { NftList } from './NftList'
import { NFTS, pictureUrl } from './nfts.data'

const EN = english(__dirname)

it('lists every NFT with picture, name and price', () => {
  renderWithApp(<NftList />)
  const items = screen.getAllByRole('listitem')
  expect(items).toHaveLength(NFTS.length)
  for (const [index, { name, price, description }] of NFTS.entries()) {
    expect(items[index]).toHaveTextContent(name)
    expect(items[index]).toHaveTextContent(price)
    expect(screen.getByRole('img', { name: description })).toBeInTheDocument()
  }
})

it("writes prices with the reader's decimal sign", () => {
  renderWithApp(<NftList />, { settings: { numberFormat: '1.234,56' } })
  expect(screen.getByText('8,5 ETH')).toBeInTheDocument()
})

it('has each NFT once, with a picture that is well-formed SVG and a price such as 12 ETH', () => {
  expect(new Set(NFTS.map(({ id }) => id)).size).toBe(NFTS.length)
  expect(NFTS.map(({ price }) => price)).toContain('12 ETH')
  for (const { image, price } of NFTS) {
    expect(price).toMatch(/^\d+(\.\d+)? ETH$/)
    const source = decodeURIComponent(pictureUrl(image).replace('data:image/svg+xml,', ''))
    const svg = new DOMParser().parseFromString(source, 'image/svg+xml')
    expect(svg.querySelector('parsererror')).toBeNull()
    expect(svg.documentElement.tagName).toBe('svg')
  }
})

it('says what a picture would show when it cannot be shown', () => {
  renderWithApp(<NftList />)
  const [nft] = NFTS
  fireEvent.error(screen.getByRole('img', { name: nft?.description }))
  expect(screen.getByText(EN('pictureMissing')).parentElement).toHaveTextContent(
    nft?.description ?? '',
  )
  expect(screen.getAllByRole('img')).toHaveLength(NFTS.length - 1)
})
