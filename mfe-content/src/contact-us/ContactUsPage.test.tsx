import { SOCIAL_LINKS } from '@aldergate/contract'
import { english, renderWithApp } from '@aldergate/testing'
import { screen, within } from '@testing-library/react'
import ContactUsPage from './ContactUsPage'
import { PARTNERS } from '../parts/partners.data'

const EN = english(__dirname)

function field(name: string) {
  return screen.getByRole('textbox', { name })
}

it('requires an email address of the right type', () => {
  renderWithApp(<ContactUsPage />)

  expect(field('Email')).toBeRequired()
  expect(field('Email')).toHaveAttribute('type', 'email')
})

it('sums up what is wrong, takes the focus there and keeps what was typed', async () => {
  const { user } = renderWithApp(<ContactUsPage />)
  await user.type(field('Name'), 'Ada Example')
  await user.type(field('Email'), 'ada')
  await user.click(screen.getByRole('button', { name: 'Send message' }))

  const summary = screen.getAllByRole('alert')[0] as HTMLElement
  expect(summary).toHaveFocus()
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([EN('emailInvalid'), EN('messageMissing')])
  expect(field('Name')).toHaveValue('Ada Example')
})

it('says that nothing was sent, and clears the form', async () => {
  const { user } = renderWithApp(<ContactUsPage />)
  await user.type(field('Name'), 'Ada Example')
  await user.type(field('Email'), 'ada@example.org')
  await user.type(field('Message'), 'Good morning.')
  expect(field('Message')).toHaveAccessibleDescription('13 of 1,000 characters')
  await user.click(screen.getByRole('button', { name: 'Send message' }))

  expect(screen.getByRole('status')).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent(EN('done'))
  expect(field('Message')).toHaveValue('')
})

it('accepts a message once on a double click', async () => {
  const { user } = renderWithApp(<ContactUsPage />)
  await user.type(field('Name'), 'Ada Example')
  await user.type(field('Email'), 'ada@example.org')
  await user.type(field('Message'), 'Good morning.')

  await user.dblClick(screen.getByRole('button', { name: 'Send message' }))

  expect(screen.getByRole('status')).toHaveTextContent(EN('done'))
  expect(screen.queryByText(EN('problems'))).not.toBeInTheDocument()
})

it('opens every outside link in a tab that knows nothing of this one', () => {
  renderWithApp(<ContactUsPage />)
  const lists = [
    { name: 'Partners', links: PARTNERS },
    { name: 'Social', links: SOCIAL_LINKS },
  ]

  for (const { name, links } of lists) {
    const shown = within(screen.getByRole('region', { name })).getAllByRole('link')
    expect(shown).toHaveLength(links.length)
    for (const link of shown) {
      expect(link).toHaveAttribute('target', '_blank')
      expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    }
  }
})
