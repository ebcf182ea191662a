import { renderWithApp } from '@aldergate/testing'
import { ToastArea } from '@aldergate/ui/ToastArea'
import { screen } from '@testing-library/react'
import ApiDocsPage from './ApiDocsPage'
import { ENDPOINTS } from './endpoints.data'

it('describes exactly three endpoints, in the specified order', () => {
  expect(ENDPOINTS.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /users/{userId}',
    'POST /tokens',
    'GET /transactions/{accountId}',
  ])
})

it('shows each endpoint with a request and a response that are named samples', () => {
  renderWithApp(<ApiDocsPage />)

  for (const { method, path } of ENDPOINTS) {
    const name = `${method} ${path}`
    expect(screen.getByRole('link', { name: `Link to “${name}”` }).closest('h2')).toBeVisible()
    expect(screen.getByRole('region', { name: `Sample request: ${name}` })).toBeVisible()
    expect(screen.getByRole('region', { name: `Sample response: ${name}` })).toBeVisible()
  }
})

it('names the parameters of an endpoint with the punctuation of the language', async () => {
  renderWithApp(<ApiDocsPage />, { settings: { language: 'fr' } })

  const name = 'Paramètres\u00A0: GET /users/{userId}'
  expect(await screen.findByRole('table', { name })).toBeVisible()
})

it('states the rate limit once, and that no API is offered', () => {
  renderWithApp(<ApiDocsPage />)

  expect(screen.getAllByText(/100 requests per minute per user/)).toHaveLength(1)
  expect(screen.getByText('Not offered in this simulated build')).toBeVisible()
})

it('copies a sample and says so', async () => {
  const { user } = renderWithApp(
    <>
      <ApiDocsPage />
      <ToastArea />
    </>,
  )
  await user.click(screen.getByRole('button', { name: 'Copy Sample request: POST /tokens' }))

  expect(await navigator.clipboard.readText()).toBe(ENDPOINTS[1]?.request)
  expect(await screen.findByText('Copied: Sample request.')).toBeVisible()
})

it('says how to copy by hand where the browser refuses', async () => {
  const { user } = renderWithApp(
    <>
      <ApiDocsPage />
      <ToastArea />
    </>,
  )
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const cause = new Error('denied')
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(cause)
  await user.click(screen.getByRole('button', { name: 'Copy Sample response: POST /tokens' }))

  expect(await screen.findByText(/Select the text and copy it/)).toBeVisible()
  const [said, why] = logged.mock.calls[0] ?? []
  expect(said).toContain('The sampleResponse of POST /tokens could not be copied')
  expect(why).toBe(cause)
  logged.mockRestore()
})
