import { KEPT_KEYS } from '@aldergate/contract'
import { SLICES } from '@aldergate/ui/kept'
import { font, useLocalText } from '@aldergate/ui'
import { type Column, DataTable } from '@aldergate/ui/data'
import styled from 'styled-components'
import { useText } from './texts'

type KeptKey = (typeof KEPT_KEYS)[number]

/** The storage keys, listed by the code that writes them, so that none can be missing here. */
export function StorageKeys() {
  const t = useText()
  const inWords = useLocalText()
  const columns: readonly Column<KeptKey>[] = [
    { id: 'key', header: t('key'), rowHeader: true, cell: ({ key }) => <Code>{key}</Code> },
    {
      id: 'holds',
      header: t('holds'),
      cell: ({ holds }) => {
        if (holds === 'choice') return t('holds.choice')
        if (holds === 'damaged') return t('holds.damaged')
        if (holds === 'browser') return t('holds.browser')
        if (holds === 'openings') return t('holds.openings')
        if (holds === 'newest') return t('holds.newest')
        return holds === 'goodVersions' ? t('holds.goodVersions') : inWords(SLICES[holds].holds)
      },
    },
  ]

  return (
    <DataTable caption={t('keys')} columns={columns} rows={KEPT_KEYS} rowKey={({ key }) => key} />
  )
}

const Code = styled.code`
  font-family: ${font.mono};
`
