import { changeSettingsAtom } from '@aldergate/platform'
import { renderWithApp } from '@aldergate/testing'
import { pdfTexts } from '@aldergate/testing/readPdf'
import { ToastArea } from '@aldergate/ui/ToastArea'
import { screen, waitFor } from '@testing-library/react'
import { createStore } from 'jotai'
import { CustomisableReportsPanel } from './CustomisableReportsPanel'

const NOW = Date.UTC(2026, 10, 21, 12)

/** jsdom's own files have no arrayBuffer(). */
function bytesOf(file: Blob): Promise<Uint8Array> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer))
    reader.readAsArrayBuffer(file)
  })
}

let files: Blob[]

beforeEach(() => {
  files = []
  jest.useFakeTimers({ now: NOW })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
    revokeObjectURL: () => {},
  })
})

afterEach(() => {
  jest.restoreAllMocks()
  Reflect.deleteProperty(URL, 'createObjectURL')
  jest.useRealTimers()
})

it('prints a report in English where the fonts of a PDF have no letters', async () => {
  const store = createStore()
  store.set(changeSettingsAtom, { language: 'zh' })
  const { user } = renderWithApp(<CustomisableReportsPanel />, { store })
  await user.click(await screen.findByRole('button', { name: '下载 PDF 文件（英文）' }))
  await waitFor(() => expect(files).toHaveLength(1))
  const [page] = pdfTexts(await bytesOf(files[0] ?? new Blob()))

  expect(page).toContain('Summary report\n23 Oct 2026 to 21 Nov 2026\nGenerated 21 Nov 2026')
  expect(page).not.toContain('?')
})

it.each(['Download CSV file', 'Download PDF file'])(
  'says that the file of "%s" could not be made',
  async (name) => {
    // A browser without downloads reports the same failure as a library that does not load.
    Reflect.deleteProperty(URL, 'createObjectURL')
    const failure = jest.spyOn(console, 'error').mockImplementation(() => {})
    const { user } = renderWithApp(
      <>
        <CustomisableReportsPanel />
        <ToastArea />
      </>,
    )
    await user.click(screen.getByRole('button', { name }))

    expect(await screen.findByText(/^The file could not be made\./)).toBeVisible()
    expect(failure).toHaveBeenCalledTimes(1)
  },
)
