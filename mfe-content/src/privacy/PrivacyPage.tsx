import { space, measure } from '@aldergate/ui'
import styled from 'styled-components'
import { Document } from '../reading/Document'
import type { Chapter } from '../reading/markdown'
import { OutsideHosts } from './OutsideHosts'
import privacy from './privacy.md'
import { StorageKeys } from './StorageKeys'
import { useText } from './texts'

/** The day of the last change of the text. */
const UPDATED = '2026-11-29'

export default function PrivacyPage() {
  const t = useText()
  return (
    <Document
      title={t('title')}
      intro={t('intro')}
      text={privacy}
      updated={UPDATED}
      canPrint
      belowChapter={listOf}
    />
  )
}

function listOf({ id }: Chapter) {
  if (id === 'storage-keys')
    return (
      <List>
        <StorageKeys />
      </List>
    )
  if (id === 'hosts')
    return (
      <List>
        <OutsideHosts />
      </List>
    )
}

const List = styled.div`
  max-width: ${measure(84)};
  margin-top: ${space(3)};
`
