import { Button, media, Muted, space } from '@aldergate/ui'
import { Field, inputLook, isComposing } from '@aldergate/ui/forms'
import { useAtom, useSetAtom } from 'jotai'
import type { SubmitEvent, KeyboardEvent } from 'react'
import styled from 'styled-components'
import { excessOf, lengthOf, MAX_MESSAGE_LENGTH } from './chat'
import { draftAtom, sendDraftAtom } from './chat.atoms'
import { useText } from './texts'

export function Composer({ onSent }: { onSent: () => void }) {
  const t = useText()
  const [draft, setDraft] = useAtom(draftAtom)
  const sendDraft = useSetAtom(sendDraftAtom)
  const excess = excessOf(draft)

  function send() {
    if (sendDraft()) onSent()
  }

  function sendOnSubmit(event: SubmitEvent) {
    event.preventDefault()
    send()
  }

  function sendOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return
    event.preventDefault()
    send()
  }

  return (
    <form onSubmit={sendOnSubmit}>
      <Field
        label={t('message')}
        isLabelHidden
        hint={t('keys')}
        error={excess > 0 ? t('messageLong', { count: excess }) : undefined}
      >
        {(control) => (
          <Input
            {...control}
            rows={2}
            placeholder={t('placeholder')}
            value={draft}
            data-lead-focus
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={sendOnEnter}
          />
        )}
      </Field>
      <Row>
        <Muted as="span">{t('length', { length: lengthOf(draft), max: MAX_MESSAGE_LENGTH })}</Muted>
        <Button type="submit" variant="primary">
          {t('send')}
        </Button>
      </Row>
    </form>
  )
}

const Input = styled.textarea`
  ${inputLook}
  height: 48px;
  padding-block: 5px;
  resize: none;

  ${media.coarsePointer} {
    height: 56px;
  }
`

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(3)};
  margin-top: ${space(1)};
`
