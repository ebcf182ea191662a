import {
  type AlertRule,
  isSnoozed,
  alertRulesAtom,
  enableAlertAtom,
  removeAlertAtom,
  restoreAlertAtom,
} from '@aldergate/market/alerts'
import {
  Badge,
  Button,
  color,
  fontWeight,
  IconButton,
  Muted,
  showToast,
  space,
  useFormat,
} from '@aldergate/ui'
import { SwitchField } from '@aldergate/ui/fields'
import { useAtomValue, useSetAtom } from 'jotai'
import { type RefObject, useId, useRef } from 'react'
import styled from 'styled-components'
import { aboutNowAtom } from '../../parts/entries/now.atoms'
import { editedRuleAtom, editRuleAtom } from './alertForm.atoms'
import { snoozeRuleAtom } from './alerts.atoms'
import { RuleDistance } from './RuleDistance'
import { useText } from './texts'
import { useRuleText } from './useRuleText'

interface RuleListProps {
  /** The button of the rule that is being changed. */
  editRef: RefObject<HTMLButtonElement | null>
  onEdit: () => void
}

/** The trader's own rules, newest first. */
export function RuleList({ editRef, onEdit }: RuleListProps) {
  const t = useText()
  const headingId = useId()
  const headingRef = useRef<HTMLHeadingElement>(null)
  const ruleText = useRuleText()
  const rules = useAtomValue(alertRulesAtom)
  const edited = useAtomValue(editedRuleAtom)
  const edit = useSetAtom(editRuleAtom)
  const remove = useSetAtom(removeAlertAtom)
  const restore = useSetAtom(restoreAlertAtom)

  function removeRule(rule: AlertRule) {
    remove(rule.id)
    headingRef.current?.focus()
    showToast(t('removed', { rule: ruleText(rule) }), 'blank', {
      action: { label: t('undo'), onAction: () => restore(rule) },
    })
  }

  return (
    <Section aria-labelledby={headingId}>
      <h4 id={headingId} ref={headingRef} tabIndex={-1}>
        {t('rules')}
      </h4>
      {rules.length === 0 ? (
        <Muted>{t('noRules')}</Muted>
      ) : (
        <List>
          {rules.map((rule) => (
            <Rule
              key={rule.id}
              rule={rule}
              isEdited={rule === edited}
              editRef={rule === edited ? editRef : undefined}
              onEdit={() => {
                edit(rule)
                onEdit()
              }}
              onRemove={() => removeRule(rule)}
            />
          ))}
        </List>
      )}
    </Section>
  )
}

interface RuleProps {
  rule: AlertRule
  isEdited: boolean
  editRef: RefObject<HTMLButtonElement | null> | undefined
  onEdit: () => void
  onRemove: () => void
}

function Rule({ rule, isEdited, editRef, onEdit, onRemove }: RuleProps) {
  const t = useText()
  const format = useFormat()
  const now = useAtomValue(aboutNowAtom)
  const enable = useSetAtom(enableAlertAtom)
  const snooze = useSetAtom(snoozeRuleAtom)
  const text = useRuleText()(rule)
  const isAsleep = isSnoozed(rule, now)

  return (
    <Row aria-current={isEdited}>
      <Grow>
        <SwitchField
          label={text}
          checked={rule.isEnabled}
          hint={rule.asksBrowser ? t('browserToo') : undefined}
          onChange={(isEnabled) => enable(rule.id, isEnabled)}
        />
        <RuleDistance rule={rule} />
        {isAsleep && rule.snoozedUntil !== null && (
          <Badge tone="warn">{t('snoozedUntil', { time: format.time(rule.snoozedUntil) })}</Badge>
        )}
      </Grow>
      <Button
        ref={editRef}
        size="small"
        variant="quiet"
        aria-label={t('editRule', { rule: text })}
        onClick={onEdit}
      >
        {t('editRuleShort')}
      </Button>
      <IconButton
        icon={isAsleep ? 'bell' : 'moon'}
        label={t(isAsleep ? 'wakeRule' : 'snoozeRule', { rule: text })}
        onClick={() => snooze(rule.id, !isAsleep)}
      />
      <IconButton icon="trash" label={t('removeRule', { rule: text })} onClick={onRemove} />
    </Row>
  )
}

const Section = styled.section`
  display: grid;
  gap: ${space(1)};

  h4 {
    font-weight: ${fontWeight.semibold};
  }
`

const List = styled.ul`
  max-height: 160px;
  overflow-y: auto;
`

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  padding: 2px 0;
  border-bottom: 1px solid ${color.border};

  &[aria-current='true'] {
    background: ${color.s2};
  }
`

const Grow = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`
