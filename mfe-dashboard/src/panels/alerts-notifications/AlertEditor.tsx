import { InstrumentPicker } from '@aldergate/charts/picker'
import { MAX_RULES } from '@aldergate/market/alerts'
import { Button, color, fontSize, fontWeight, showToast, space } from '@aldergate/ui'
import { SwitchField } from '@aldergate/ui/fields'
import { SelectField } from '@aldergate/ui/forms'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { type SubmitEvent, type RefObject, useId } from 'react'
import styled from 'styled-components'
import { BrowserNotifications } from '../../parts/browser-notifications/BrowserNotifications'
import { ALERT_KINDS } from './alertForm'
import {
  alertFormAtom,
  alertProblemAtom,
  editedRuleAtom,
  endEditAtom,
  saveFormAtom,
} from './alertForm.atoms'
import { ConditionFields } from './ConditionFields'
import { useText } from './texts'
import { useRuleText } from './useRuleText'

interface AlertEditorProps {
  firstRef: RefObject<HTMLInputElement | null>
  /** Cancels the change; the button disappears with it. */
  onCancel: () => void
}

/** Sets a rule of the trader's own, or changes one. */
export function AlertEditor({ firstRef, onCancel }: AlertEditorProps) {
  const t = useText()
  const headingId = useId()
  const ruleText = useRuleText()
  const [form, change] = useAtom(alertFormAtom)
  const problem = useAtomValue(alertProblemAtom)
  const editedRule = useAtomValue(editedRuleAtom)
  const save = useSetAtom(saveFormAtom)
  const endEdit = useSetAtom(endEditAtom)

  function saveAlert(event: SubmitEvent) {
    event.preventDefault()
    const result = save()
    if (result.status === 'saved') {
      const said = t(editedRule ? 'changed' : 'saved', { rule: ruleText(result.rule) })
      const value = result.rule.condition.kind === 'rsi' ? 'rsi' : 'price'
      showToast(result.isBeyond ? t('alreadyThere', { said, value }) : said, 'success')
    }
  }

  function cancel() {
    onCancel()
    endEdit()
  }

  return (
    <Form aria-labelledby={headingId} noValidate onSubmit={saveAlert}>
      <h4 id={headingId}>{t(editedRule ? 'changeRule' : 'newRule')}</h4>
      <Fields>
        <InstrumentPicker
          inputRef={firstRef}
          data-lead-focus
          label={t('pair')}
          value={form.pair}
          onChange={(pair) => change({ pair })}
        />
        <SelectField
          label={t('condition')}
          value={form.kind}
          options={ALERT_KINDS.map((value) => ({ value, label: t(value) }))}
          onChange={(kind) => change({ kind })}
        />
        <ConditionFields />
      </Fields>
      {form.asksBrowser && <BrowserNotifications />}
      {problem === 'too-many' && <Problem role="alert">{t('tooMany', { max: MAX_RULES })}</Problem>}
      <Actions>
        <SwitchField
          label={t('asksBrowser')}
          checked={form.asksBrowser}
          onChange={(asksBrowser) => change({ asksBrowser })}
        />
        <Button type="submit" variant="primary">
          {t(editedRule ? 'saveChanges' : 'saveAlert')}
        </Button>
        {editedRule && <Button onClick={cancel}>{t('cancel')}</Button>}
      </Actions>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${space(2)};

  h4 {
    font-weight: ${fontWeight.semibold};
  }
`

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 184px), 1fr));
  gap: ${space(2)};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};

  & > :first-child {
    flex: 1 1 220px;
  }
`

const Problem = styled.p`
  color: ${color.danger};
  font-size: ${fontSize.s12};
`
