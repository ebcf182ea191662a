import { renderWithApp } from '@aldergate/testing'
import { screen } from '@testing-library/react'
import { ArticleText } from './ArticleText'

const ID = 'fees-against-the-scalper'

beforeEach(() => {
  document.body.innerHTML = `<div id="drawing" data-drawn><div data-article="${ID}">
    <div><p>As it was drawn.</p></div>
    <section aria-labelledby="fees"><h2 id="fees"><span>The fees</span><a href="#fees">#</a></h2><div><p>They add up.</p></div></section>
  </div></div>`
})

afterEach(() => {
  delete document.documentElement.dataset['drawn']
  document.body.replaceChildren()
})

/** Renders the text in the place of the prerendered one. */
function takeOver() {
  const view = renderWithApp(<ArticleText id={ID} />)
  document.getElementById('drawing')?.remove()
  return view
}

it('shows the text that the document has drawn, at once and for good', () => {
  takeOver()

  expect(screen.getByText('As it was drawn.')).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: /^The fees/ })).toBeVisible()
  expect(screen.getByText('They add up.')).toBeVisible()
})

it('waits for the text of its own version where the visitor does not see what was drawn', async () => {
  document.documentElement.dataset['drawn'] = 'away'
  takeOver()

  expect(screen.queryByText('As it was drawn.')).not.toBeInTheDocument()
  expect(await screen.findByRole('heading', { level: 2, name: /^Maker and taker/ })).toBeVisible()
})
