/** @jest-environment node */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keyOf } from './key'
import jestMarkdown from './markdownTransform'
import jestTexts from './textsTransform'

const OPTIONS = { configString: '{}' }

it('is another for other texts, and for texts that are cut elsewhere', () => {
  expect(keyOf(['Fees', 'en'])).toBe(keyOf(['Fees', 'en']))
  expect(keyOf(['Fees', 'en'])).not.toBe(keyOf(['Fees', 'es']))
  expect(keyOf(['Fees', 'en'])).not.toBe(keyOf(['Fee', 'sen']))
})

it('is another for other tools, so that no test reads what older ones have compiled', () => {
  expect(keyOf(['Fees'], 'marked 1')).not.toBe(keyOf(['Fees'], 'marked 2'))
})

it('is that of a long text, with its file and the configuration', () => {
  const key = jestMarkdown.getCacheKey('## Fees {#fees}', '/faq.md', OPTIONS)
  expect(key).toBe(keyOf(['## Fees {#fees}', '/faq.md', '{}']))
})

it('is that of messages, with those of each language beside them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'))
  const english = join(folder, 'en.arb')
  const write = (language: string, text: string) => {
    writeFileSync(join(folder, `${language}.arb`), JSON.stringify({ text }))
  }
  write('en', 'Fees')
  write('es', 'Comisiones')
  const key = () => jestTexts.getCacheKey('{"text":"Fees"}', english, OPTIONS)
  const before = key()
  const languages = ['{"text":"Fees"}', '{"text":"Comisiones"}']
  expect(before).toBe(keyOf(['{"text":"Fees"}', english, '{}', ...languages]))

  write('es', 'Tarifas')
  expect(key()).not.toBe(before)
  rmSync(folder, { recursive: true })
})
