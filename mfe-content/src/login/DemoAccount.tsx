import { Button, Card, color, space, Stack } from '@aldergate/ui'
import styled from 'styled-components'
import { useText as useAccountText } from '../texts'
import { DEMO_CREDENTIALS } from './credentials'
import { useText } from './texts'

/** The demo account by name, and a button that types it. */
export function DemoAccount({ onUse }: { onUse: () => void }) {
  const t = useText()
  const sayOfAccount = useAccountText()

  return (
    <Card heading={t('demo')} level={2}>
      <Stack $gap={4}>
        <p>{t('demoText')}</p>
        <Pair>
          <dt>{sayOfAccount('account.email')}</dt>
          <dd>
            <code>{DEMO_CREDENTIALS.email}</code>
          </dd>
          <dt>{sayOfAccount('account.password')}</dt>
          <dd>
            <code>{DEMO_CREDENTIALS.password}</code>
          </dd>
        </Pair>
        <div>
          <Button onClick={onUse}>{t('useDemo')}</Button>
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
