import { Badge, color, fontSize, SampleTag, space } from '@aldergate/ui'
import { SwitchField } from '@aldergate/ui/fields'
import { useId } from 'react'
import styled from 'styled-components'
import { PERMISSIONS } from './api.data'
import { useText } from './texts'

/** The sample permissions: read-only switches, each with its reason. */
export function PermissionList() {
  const t = useText()
  const headingId = useId()

  return (
    <section aria-labelledby={headingId}>
      <Head>
        <h4 id={headingId}>{t('permissions')}</h4>
        <SampleTag />
      </Head>
      <List>
        {PERMISSIONS.map(({ label, reason, isEnabled }) => (
          <li key={label}>
            <SwitchField
              label={t(label)}
              checked={isEnabled}
              onChange={() => {}}
              aria-readonly="true"
              aria-disabled="true"
              hint={
                <>
                  <Badge tone={isEnabled ? 'ok' : 'neutral'}>
                    {t(isEnabled ? 'enabled' : 'disabled')}
                  </Badge>{' '}
                  {t(reason)}
                </>
              }
            />
          </li>
        ))}
      </List>
    </section>
  )
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  color: ${color.t2};
  font-size: ${fontSize.s12};
`

const List = styled.ul`
  display: grid;

  li {
    /* The touch area of a switch is larger than the switch. */
    padding: 6px 6px 6px 0;
    border-bottom: 1px solid ${color.border};
  }

  [role='switch'] {
    cursor: not-allowed;
  }
`
