import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The name of a remote that no file of the project mentions; its page has the same. */
export const NEWCOMER = 'ideas'

const FILES = {
  'package.json': JSON.stringify({
    name: `@aldergate/mfe-${NEWCOMER}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    dependencies: {
      '@aldergate/market': '*',
      '@aldergate/ui': '*',
      jotai: '^3.0.1',
      react: '^19.3.1',
      'styled-components': '^6.6.0',
    },
  }),
  'tsconfig.json': JSON.stringify({
    extends: '../tsconfig.base.json',
    include: ['.'],
    exclude: ['dist'],
  }),
  'webpack.config.mjs': `import { remoteBuild } from '@aldergate/build/remote'
import { remote } from './remote.config.ts'

export default remoteBuild(import.meta.dirname, remote)
`,
  'remote.config.ts': `import { type RemoteConfig } from '@aldergate/contract'

export const remote: RemoteConfig = {
  name: '${NEWCOMER}',
  contract: 1,
  pages: [
    {
      path: '/${NEWCOMER}',
      expose: './src/ideas/IdeasPage.tsx',
      title: { en: 'Trade Ideas', es: 'Ideas', zh: '交易思路', fr: 'Idées' },
      description: { en: 'What could be traded next.' },
    },
  ],
}
`,
  'src/texts/en.arb': JSON.stringify({ ideas: 'Trade Ideas', bitcoin: 'Bitcoin now' }),
  'src/texts.ts': `import { createTexts } from '@aldergate/ui'
import texts from './texts/en.arb'

export const { useText } = createTexts(texts)
`,
  'src/ideas/IdeasPage.tsx': `import { quoteAtom } from '@aldergate/market/state'
import { Page, Stat, useFormat } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import { useText } from '../texts'

export default function IdeasPage() {
  const t = useText()
  const format = useFormat()
  const { price } = useAtomValue(quoteAtom('BTC/GBP'))
  return (
    <Page title={t('ideas')}>
      <Stat label={t('bitcoin')} value={format.money(price)} />
    </Page>
  )
}
`,
}

/** Writes the folder of a sixth remote into a project, and nothing beside it. */
export function writeNewcomer(project: string): void {
  for (const [path, content] of Object.entries(FILES)) {
    const file = join(project, `mfe-${NEWCOMER}`, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
}
