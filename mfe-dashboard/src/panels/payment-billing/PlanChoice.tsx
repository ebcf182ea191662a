import {
  Badge,
  Button,
  color,
  fontSize,
  fontWeight,
  Muted,
  radius,
  Row,
  showToast,
  space,
} from '@aldergate/ui'
import { useAtom } from 'jotai'
import styled from 'styled-components'
import { useFee } from '../../parts/useFee'
import { planAtom } from './plan.atoms'
import { planOf } from './plan'
import { PLANS } from './plans.data'
import { useText } from './texts'

/** The three plans; an upgrade is set on this page only. */
export function PlanChoice() {
  const t = useText()
  const fee = useFee()
  const [planId, setPlanId] = useAtom(planAtom)

  const level = PLANS.findIndex(({ id }) => id === planId)

  /** The button of the current plan stays focusable, for it has the focus when its plan is chosen; it does nothing. */
  function choose({ id, name }: (typeof PLANS)[number]) {
    if (id === planId) return
    setPlanId(id)
    if (id !== 'basic') showToast(t('upgraded', { plan: t(name) }), 'success')
  }

  return (
    <List aria-label={t('plans')}>
      {PLANS.map((plan, index) => (
        <Item key={plan.id} $current={plan.id === planId}>
          <Row $gap={1}>
            <Name>{t(plan.name)}</Name>
            {plan.id === planId && <Badge tone="ok">{t('currentPlan')}</Badge>}
          </Row>
          <Muted $color="t2">{t('perMonth', { price: fee(plan.monthlyPence / 100, 2) })}</Muted>
          {index > 0 && index >= level && (
            <Button
              size="small"
              variant={index === level + 1 ? 'primary' : 'secondary'}
              aria-disabled={index === level}
              onClick={() => choose(plan)}
            >
              {t('upgradeTo', { plan: t(plan.name) })}
            </Button>
          )}
          {index === 0 && (
            <Button
              size="small"
              variant={level > 0 ? 'quiet' : 'secondary'}
              aria-disabled={level === 0}
              onClick={() => choose(plan)}
            >
              {t(level > 0 ? 'backToBasic' : 'currentPlan')}
            </Button>
          )}
          {index > 0 && index < level && (
            <Muted $color="t2">{t('included', { plan: t(planOf(planId).name) })}</Muted>
          )}
        </Item>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(120px, 1fr));
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`

/** Name, price and button align with those of the other plans. */
const Item = styled.li<{ $current: boolean }>`
  display: grid;
  grid-template-rows: subgrid;
  grid-row: span 3;
  gap: ${space(1)};
  min-width: 0;
  padding: ${space(2)};

  & > :first-child {
    align-content: start;
  }

  /* The longest label wraps rather than leaves its card. */
  & button {
    height: auto;
    white-space: normal;
  }

  border: 1px solid ${({ $current }) => ($current ? color.accent : color.border)};
  border-radius: ${radius.control};
`

const Name = styled.h4`
  font-size: ${fontSize.s13};
  font-weight: ${fontWeight.semibold};
`
