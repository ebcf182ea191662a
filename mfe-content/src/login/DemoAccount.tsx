import { Button, Card, color, space, Stack } from '@aldergate/ui'
import styled from 'styled-components'
import { useText } from '../texts'
import { DEMO_CREDENTIALS } from './credentials'

/** The demo account by name, and a button that types it. */
export function DemoAccount({ onUse }: { onUse: () => void }) {
  const t = useText()

  return (
    <Card heading={t('login.demo')} level={2}>
      <Stack $gap={4}>
        <p>{t('login.demoText')}</p>
        <Pair>
          <dt>{t('account.email')}</dt>
          <dd>
            <code>{DEMO_CREDENTIALS.email}</code>
          </dd>
          <dt>{t('account.password')}</dt>
          <dd>
            <code>{DEMO_CREDENTIALS.password}</code>
          </dd>
        </Pair>
        <div>
          <Button onClick={onUse}>{t('login.useDemo')}</Button>
        </div>
      </Stack>
    </Card>
  )
}

const Pair = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space(1)} ${space(4)};
  dt {
    color: ${color.t3};
  }
`
