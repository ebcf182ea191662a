import { LANGUAGES } from '@aldergate/contract'
import { renderWithApp } from '@aldergate/testing'
import { useText } from './texts'

function Words() {
  const t = useText()
  return <p>{t('chartUnavailable')}</p>
}

it('says that the chart is unavailable as specified, and in every language', () => {
  const words = LANGUAGES.map((language) => {
    const { container } = renderWithApp(<Words />, { settings: { language } })
    return container.textContent
  })

  expect(words[0]).toBe('Chart is currently unavailable.')
  expect(new Set(words).size).toBe(LANGUAGES.length)
})
