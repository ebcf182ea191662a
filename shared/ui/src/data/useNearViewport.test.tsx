import { screen } from '@testing-library/react'
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

it('is always near where the browser cannot tell', () => {
  renderWithApp(<Place />)

  expect(screen.getByText('near')).toBeVisible()
})
