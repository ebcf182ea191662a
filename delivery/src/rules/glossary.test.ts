import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../process/root.ts'
import { type Catalogue, readCatalogues } from './catalogues.ts'
import { readLocalTexts } from './localTexts.ts'
import { readGlossary, wrongWords } from './glossary.ts'

const GLOSSARY = readGlossary(readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8'))

it('finds no other word in any catalogue, nor in names that stand with data', async () => {
  const catalogues = [...(await readCatalogues()), ...readLocalTexts()]
  expect(catalogues.flatMap((each) => wrongWords(each, GLOSSARY))).toEqual([])
})

describe('a catalogue with other words', () => {
  const en = {
    order: 'Your orders: {count, plural, one {# order} other {# orders}}',
    book: 'Order book',
    spread: 'Spread',
    deviation: 'Standard deviation of the spread',
    deployed: 'The strategy was deployed. Deploy it again?',
  }

  function saying(language: 'es' | 'fr' | 'zh', messages: Record<string, string>): Catalogue {
    return { folder: 'probe', messages: { en, [language]: messages } }
  }

  it('is told of them, also within a plural, in the plural and with another ending', () => {
    const es = {
      order: '{count, plural, one {# orden} other {# Pedidos}}',
      deployed: 'La estrategia está desplegada. ¿Implementarla otra vez?',
    }
    expect(wrongWords(saying('es', es), GLOSSARY)).toEqual([
      'probe/es.arb: "order" says "pedido"',
      'probe/es.arb: "deployed" says "despleg*"',
      'probe/es.arb: "deployed" says "implement*"',
    ])
    expect(wrongWords(saying('zh', { order: '您的 {count} 笔订单' }), GLOSSARY)).toEqual([
      'probe/zh.arb: "order" says "订单"',
    ])
  })

  it('may use them where they are part of ours, of another word, or mean something else', () => {
    expect(wrongWords(saying('zh', { book: '订单簿' }), GLOSSARY)).toEqual([])
    const fr = { deviation: 'L’écart-type du spread', book: 'Écart' }
    expect(wrongWords(saying('fr', fr), GLOSSARY)).toEqual([])
    expect(wrongWords(saying('fr', { spread: 'L’Écart' }), GLOSSARY)).toEqual([
      'probe/fr.arb: "spread" says "écart"',
    ])
  })
})
