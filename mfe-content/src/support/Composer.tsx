import { Button, media, space } from '@aldergate/ui'
import { TextField } from '@aldergate/ui/forms'
import { useAtom, useSetAtom } from 'jotai'
import type { SubmitEvent } from 'react'
import styled from 'styled-components'
import { draftAtom, sendDraftAtom } from './chat.atoms'
import { excessOf } from './chat'
import { useText } from './texts'

/** A single line, so Enter sends it like the button does. */
export function Composer() {
  const t = useText()
  const [draft, setDraft] = useAtom(draftAtom)
  const sendDraft = useSetAtom(sendDraftAtom)
  const excess = excessOf(draft)

  function send(event: SubmitEvent) {
    event.preventDefault()
    sendDraft()
  }

  return (
    <Row onSubmit={send}>
      <TextField
        label={t('message')}
        isLabelHidden
        placeholder={t('placeholder')}
        autoComplete="off"
        value={draft}
        error={excess > 0 ? t('messageLong', { count: excess }) : undefined}
        onChange={setDraft}
      />
      <Button type="submit" variant="primary">
        {t('send')}
      </Button>
    </Row>
  )
}

const Row = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space(2)};

  ${media.phone} {
    gap: ${space(1)};
  }
`
