import { screen } from '@testing-library/react'
import { Activity } from 'react'
import { renderWithApp } from '@aldergate/testing'
import { fakeViewport } from '@aldergate/testing/fakeViewport'
import { useNearViewport } from './useNearViewport'

function Place() {
  const [ref, isNear] = useNearViewport('300px')
  return <p ref={ref}>{isNear ? 'near' : 'far'}</p>
}

it('follows an element into the viewport and out of it, and stops when the element goes', () => {
  const viewport = fakeViewport()
  const { unmount } = renderWithApp(<Place />)
  expect(screen.getByText('far')).toBeVisible()

  viewport.scroll(true)
  expect(screen.getByText('near')).toBeVisible()
  viewport.scroll(false)
  expect(screen.getByText('far')).toBeVisible()

  unmount()
  expect(viewport.observers()).toBe(0)
  viewport.remove()
})

it('is far while it is hidden, and afterwards until the browser says where it is', () => {
  const viewport = fakeViewport()
  const inPart = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Place />
    </Activity>
  )
  const { rerender } = renderWithApp(inPart('visible'))
  viewport.scroll(true)

  rerender(inPart('hidden'))
  expect(screen.getByText('far')).not.toBeVisible()
  rerender(inPart('visible'))
  expect(screen.getByText('far')).toBeVisible()
  viewport.scroll(true)
  expect(screen.getByText('near')).toBeVisible()
  viewport.remove()
})

it('is always near where the browser cannot tell', () => {
  renderWithApp(<Place />)

  expect(screen.getByText('near')).toBeVisible()
})
