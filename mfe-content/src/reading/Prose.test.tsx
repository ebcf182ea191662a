import { useLocation } from '@aldergate/platform'
import { renderWithApp } from '@aldergate/testing'
import { fireEvent, screen } from '@testing-library/react'
import { Prose } from './Prose'

function Address() {
  const { pathname, hash } = useLocation()
  return <output>{`${pathname}${hash}`}</output>
}

function renderProse(html: string) {
  return renderWithApp(
    <>
      <Prose html={html} />
      <Address />
    </>,
    { path: '/blog' },
  )
}

it('follows a link within the app without a new document', async () => {
  const { user } = renderProse('<p><a href="/faq#fees">Fees</a></p>')

  await user.click(screen.getByRole('link', { name: 'Fees' }))

  expect(screen.getByRole('status')).toHaveTextContent('/faq#fees')
})

it.each([
  ['a link that leaves the app', '<a href="https://example.com/" target="_blank">Link</a>', {}],
  ['a click that opens a new tab', '<a href="/faq">Link</a>', { ctrlKey: true }],
  ['a click of another button', '<a href="/faq">Link</a>', { button: 1 }],
])('leaves %s to the browser', (_what, html, click) => {
  renderProse(html)
  const wasLeft = fireEvent.click(screen.getByRole('link', { name: 'Link' }), click)

  expect(wasLeft).toBe(true)
  expect(screen.getByRole('status')).toHaveTextContent('/blog')
})

it('says that its text is English', () => {
  renderProse('<p>Spread</p>')

  expect(screen.getByText('Spread').closest('[lang]')).toHaveAttribute('lang', 'en')
})
