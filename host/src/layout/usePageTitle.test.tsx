import { recordNotificationAtom, markAllReadAtom } from '@aldergate/shared/state/notifications'
import { renderWithApp } from '@aldergate/shared/testing'
import { act } from '@testing-library/react'
import { usePageTitle } from './usePageTitle'

function TitledPage() {
  usePageTitle('Portfolio')
  return null
}

it('names the tab after the page, and counts what is unread', () => {
  const { store } = renderWithApp(<TitledPage />)
  expect(document.title).toBe('Portfolio · Aldergate Trade')

  act(() => store.set(recordNotificationAtom, { text: 'Bought', kind: 'fill' }))
  expect(document.title).toBe('(1) Portfolio · Aldergate Trade')

  act(() => store.set(markAllReadAtom))
  expect(document.title).toBe('Portfolio · Aldergate Trade')
})
