import { Component, type ReactNode, useEffect } from 'react'
import { render, screen } from '@testing-library/react'
import { LeavingGuard } from './LeavingGuard'

class Above extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {}
  static getDerivedStateFromError(error: Error) {
    return { error }
  }
  override render() {
    return this.state.error ? (
      <p>{this.state.error.message} reached the frame</p>
    ) : (
      this.props.children
    )
  }
}

let complaints: jest.SpyInstance

beforeEach(() => {
  complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => complaints.mockRestore())

/** A page whose effects throw as they end, as a careless page's do. */
function Careless() {
  useEffect(
    () => () => {
      throw new Error('a careless end')
    },
    [],
  )
  return <p>The page that goes</p>
}

function Broken(): never {
  throw new Error('a bug')
}

function renderGuarded(first: ReactNode) {
  const thrown: unknown[] = []
  const view = (place: string, page: ReactNode) => (
    <Above>
      <LeavingGuard place={place} onThrow={(error) => thrown.push(error)}>
        {page}
      </LeavingGuard>
    </Above>
  )
  const { rerender } = render(view('/news', first))
  return { thrown, go: (place: string, page: ReactNode) => rerender(view(place, page)) }
}

it('shows the page that comes when the one that goes throws, and tells of it', () => {
  const { thrown, go } = renderGuarded(<Careless />)
  go('/faq', <p>The page that comes</p>)

  expect(screen.getByText('The page that comes')).toBeVisible()
  expect(thrown).toEqual([new Error('a careless end')])
})

it('does so at each address anew', () => {
  const { thrown, go } = renderGuarded(<Careless />)
  for (const place of ['/a', '/b', '/c', '/d', '/e']) {
    go(place, <p>{place}</p>)
    go(`${place}/careless`, <Careless />)
  }
  go('/faq', <p>The page that comes</p>)

  expect(screen.getByText('The page that comes')).toBeVisible()
  expect(thrown).toHaveLength(6)
})

it('lets the frame tell of what throws again and again', () => {
  renderGuarded(<Broken />)
  expect(screen.getByText('a bug reached the frame')).toBeVisible()
})
