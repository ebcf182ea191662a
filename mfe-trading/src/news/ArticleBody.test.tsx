import { renderWithApp } from '@aldergate/testing'
import { screen } from '@testing-library/react'
import { ArticleBody } from './ArticleBody'

it('says that an article could not be loaded, and asks for it again', async () => {
  const retry = jest.fn()
  const { user } = renderWithApp(
    <ArticleBody id="gold" bodies={{ loaded: { status: 'failed' }, retry }} />,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('The article could not be loaded.')

  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(retry).toHaveBeenCalledTimes(1)
})

it('says that an article is loading', () => {
  renderWithApp(<ArticleBody id="gold" bodies={{ loaded: { status: 'loading' }, retry: fail }} />)

  expect(screen.getByRole('status')).toHaveTextContent('The article is loading.')
})

function fail() {
  throw new Error('Nothing has failed.')
}
