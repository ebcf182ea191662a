import { markAllReadAtom, type PageMeta, recordNotificationAtom } from '@aldergate/platform'
import { renderWithApp } from '@aldergate/testing'
import { usePageMeta } from '@aldergate/ui'
import { act } from '@testing-library/react'
import { usePageHead } from './usePageHead'

function TitledPage() {
  usePageHead({ title: 'Blog', description: 'What traders ask.', path: '/blog' })
  return null
}

function Article(meta: PageMeta) {
  usePageMeta(meta)
  return null
}

function content(selector: string) {
  return document.head.querySelector(selector)?.getAttribute('content')
}

function canonical() {
  return document.head.querySelector('link[rel="canonical"]')?.getAttribute('href')
}

it('names the tab after the page, and counts what is unread', () => {
  const { store } = renderWithApp(<TitledPage />)
  expect(document.title).toBe('Blog · Aldergate Trade')

  act(() => store.set(recordNotificationAtom, { text: 'Bought', kind: 'fill' }))
  expect(document.title).toBe('(1) Blog · Aldergate Trade')

  act(() => store.set(markAllReadAtom))
  expect(document.title).toBe('Blog · Aldergate Trade')
})

it('describes the page, and says which address is its own', () => {
  renderWithApp(<TitledPage />)

  expect(content('meta[name="description"]')).toBe('What traders ask.')
  expect(content('meta[property="og:title"]')).toBe('Blog')
  expect(content('meta[property="og:description"]')).toBe('What traders ask.')
  expect(canonical()).toBe('http://localhost/blog')
  expect(content('meta[name="robots"]')).toBeUndefined()
})

it('lets an open article speak for itself, and takes the page’s own words back after it', () => {
  const { rerender } = renderWithApp(
    <>
      <TitledPage />
      <Article title="Reading the spread" description="What a spread costs." />
    </>,
  )
  expect(document.title).toBe('Reading the spread · Aldergate Trade')
  expect(content('meta[property="og:description"]')).toBe('What a spread costs.')

  rerender(<TitledPage />)
  expect(document.title).toBe('Blog · Aldergate Trade')
  expect(content('meta[name="description"]')).toBe('What traders ask.')
})

it('keeps an address that names nothing out of search engines', () => {
  renderWithApp(
    <>
      <TitledPage />
      <Article isMissing />
    </>,
  )

  expect(content('meta[name="robots"]')).toBe('noindex')
  expect(canonical()).toBeUndefined()
})
